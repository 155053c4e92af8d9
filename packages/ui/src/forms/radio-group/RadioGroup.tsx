import { RadioGroup as Radix } from "radix-ui";
import { type ComponentProps, useId } from "react";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { dot, fieldset, list, mark, option } from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string> {
  /** Passed to `onChange`. Unique among the options. */
  readonly value: Value;
  /** Its name, in a word or two. */
  readonly label: string;
}

export type RadioGroupProps<Value extends string> = Pick<
  ComponentProps<typeof Radix.Root>,
  "name" | "required" | "disabled" | "onBlur" | "onFocus" | "ref"
> &
  ClassNameProps & {
    /** The group's label, above the options. */
    readonly label: string;
    /** The options in display order. */
    readonly options: readonly RadioOption<Value>[];
    /**
     * The chosen value, together with `onChange`; undefined if none is chosen. Without `onChange` the group is
     * uncontrolled.
     */
    readonly value?: Value | undefined;
    /** The initial value of an uncontrolled group. */
    readonly defaultValue?: Value | undefined;
    /** Called with the chosen value. */
    readonly onChange?: ((value: Value) => void) | undefined;
  };

/**
 * A choice among a few visible options. For more than seven use a `Select`; for options with an explanation,
 * `ChoiceCards`.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, defaultValue, onChange, className, ...rest } = props;
  const id = useId();
  const choose = (newValue: string) => {
    const option = options.find((option) => option.value === newValue);
    if (option !== undefined) onChange?.(option.value);
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
        {options.map((entry) => (
          <label key={entry.value} className={option} htmlFor={`${id}-${entry.value}`}>
            <Radix.Item id={`${id}-${entry.value}`} value={entry.value} className={dot}>
              <Radix.Indicator className={mark} />
            </Radix.Item>
            {entry.label}
          </label>
        ))}
      </Radix.Root>
    </div>
  );
}
