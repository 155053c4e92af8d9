import type { Ref, SelectHTMLAttributes } from "react";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Field } from "../field/Field.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { chevron, frame, select } from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  /** Given to `onChange`; unique among the options, and not `""`. */
  readonly value: Value;
  /** Its name, in a word or two. */
  readonly label: string;
}

export type SelectProps<Value extends string> = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  "name" | "form" | "disabled" | "onBlur" | "onFocus" | "autoComplete"
> &
  ClassNameProps & {
    /** The name above the control. */
    readonly label: string;
    /** Shown until something is chosen. */
    readonly placeholder: string;
    /** In the order in which they are shown. */
    readonly options: readonly SelectOption<Value>[];
    /** With `onChange`, what is chosen: `""` or undefined for nothing yet. Without it the list keeps the choice itself. */
    readonly value?: Value | "" | undefined;
    /** What is chosen at first, where the list keeps the choice itself. */
    readonly defaultValue?: Value | undefined;
    /** Called with the value that was chosen. */
    readonly onChange?: ((value: Value) => void) | undefined;
    /** Whether a form is sent only with a choice. @default true */
    readonly required?: boolean;
    /** A line below it: what belongs there. */
    readonly hint?: string | undefined;
    /** Says what is wrong and how to mend it; takes the hint's place. */
    readonly error?: string | undefined;
    /** The list itself. */
    readonly ref?: Ref<HTMLSelectElement> | undefined;
  };

/** One of many, by the device's own list: a phone's wheel, a desktop's menu. A few are a `RadioGroup`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    placeholder,
    options,
    value,
    defaultValue,
    onChange,
    required = true,
    hint,
    error,
    className,
    ...rest
  } = props;
  const isControlled = "value" in props;
  const choose = (chosen: string) => {
    const found = options.find((one) => one.value === chosen);
    if (found !== undefined) onChange?.(found.value);
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className={frame}>
          <select
            {...rest}
            {...control}
            className={select}
            {...(isControlled ? { value: value ?? "" } : { defaultValue: defaultValue ?? "" })}
            onChange={(event) => choose(event.target.value)}
            required={required}
          >
            <option value="" disabled={required}>
              {placeholder}
            </option>
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon glyph={chevronDown} size="small" />
          </span>
        </span>
      )}
    </Field>
  );
}
