import { RadioGroup as Radix } from "radix-ui";
import { useId } from "react";
import { label as labelClass } from "../field/Field.css.ts";
import { dot, fieldset, list, mark, option } from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** Undefined until something is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them seen. More than seven are a `Select`; those that need a word each are `ChoiceCards`. */
export function RadioGroup<Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const found = options.find((one) => one.value === chosen);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <div className={fieldset}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <Radix.Root className={list} aria-labelledby={id} value={value ?? null} onValueChange={choose}>
        {options.map((one) => (
          <label key={one.value} className={option} htmlFor={`${id}-${one.value}`}>
            <Radix.Item id={`${id}-${one.value}`} value={one.value} className={dot}>
              <Radix.Indicator className={mark} />
            </Radix.Item>
            {one.label}
          </label>
        ))}
      </Radix.Root>
    </div>
  );
}
