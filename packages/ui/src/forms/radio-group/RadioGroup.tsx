import { RadioGroup as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { dot, fieldset, list, mark, option } from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string> {
  /** Given to `onChange`; unique among the options. */
  readonly value: Value;
  /** Its name, in a word or two. */
  readonly label: string;
}

export type RadioGroupProps<Value extends string> = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> &
  ClassNameProps & {
    /** What is chosen, above the options. */
    readonly label: string;
    /** In the order in which they are shown. */
    readonly options: readonly RadioOption<Value>[];
    /** With `onChange`, what is chosen: undefined for nothing yet. Without it the group keeps the choice itself. */
    readonly value?: Value | undefined;
    /** What is chosen at first, where the group keeps the choice itself. */
    readonly defaultValue?: Value | undefined;
    /** Called with the value that was chosen. */
    readonly onChange?: ((value: Value) => void) | undefined;
  };

/** One of a few, all of them seen. More than seven are a `Select`; those that need a word each are `ChoiceCards`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, defaultValue, onChange, className, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const found = options.find((one) => one.value === chosen);
    if (found !== undefined) onChange?.(found.value);
  };
  return (
    <div className={joinClasses(fieldset, className)}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <Radix.Root
        {...rest}
        className={list}
        aria-labelledby={id}
        {...("value" in props && { value: value ?? null })}
        {...(defaultValue !== undefined && { defaultValue })}
        onValueChange={choose}
      >
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
