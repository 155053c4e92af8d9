import type { Ref, SelectHTMLAttributes } from "react";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Field } from "../field/Field.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { chevron, frame, select } from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  /** Passed to `onChange`. Unique among the options, and not `""`. */
  readonly value: Value;
  /** Its name, in a word or two. */
  readonly label: string;
}

export type SelectProps<Value extends string> = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  "name" | "form" | "disabled" | "onBlur" | "onFocus" | "autoComplete"
> &
  ClassNameProps & {
    /** The label above the control. */
    readonly label: string;
    /** Shown until something is chosen. */
    readonly placeholder: string;
    /** The options in display order. */
    readonly options: readonly SelectOption<Value>[];
    /**
     * The chosen value, together with `onChange`; `""` or undefined if none is chosen. Without `onChange` the list is
     * uncontrolled.
     */
    readonly value?: Value | "" | undefined;
    /** The initial value of an uncontrolled list. */
    readonly defaultValue?: Value | undefined;
    /** Called with the chosen value. */
    readonly onChange?: ((value: Value) => void) | undefined;
    /** Whether a form requires a choice. @default true */
    readonly required?: boolean;
    /** A hint below it. */
    readonly hint?: string | undefined;
    /** The error and how to correct it. Replaces the hint. */
    readonly error?: string | undefined;
    /** A ref to the select element. */
    readonly ref?: Ref<HTMLSelectElement> | undefined;
  };

/**
 * A choice among many options with the device's own list, such as a phone's wheel or a desktop's menu. For a few
 * options use a `RadioGroup`.
 */
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
  const choose = (newValue: string) => {
    const option = options.find((option) => option.value === newValue);
    if (option !== undefined) onChange?.(option.value);
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
            {options.map((entry) => (
              <option key={entry.value} value={entry.value}>
                {entry.label}
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
