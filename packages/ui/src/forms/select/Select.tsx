import type { Ref, SelectHTMLAttributes } from "react";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Field } from "../field/Field.tsx";
import { chevron, frame, select } from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export type SelectProps<Value extends string> = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  "name" | "form" | "disabled" | "onBlur" | "onFocus" | "autoComplete"
> & {
  readonly label: string;
  /** Shown until something is chosen. */
  readonly placeholder: string;
  readonly options: readonly SelectOption<Value>[];
  /** With `onChange`, what is chosen: `""` or undefined for nothing yet. Without it the list keeps the choice itself. */
  readonly value?: Value | "" | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  /** Whether a form may be sent without a choice. */
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
};

/** One of many, by the device's own list: a phone's wheel, a desktop's menu. A few are a `RadioGroup`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, placeholder, options, value, defaultValue, onChange, required = true, hint, error, ...rest } = props;
  const isControlled = "value" in props;
  const choose = (chosen: string) => {
    const found = options.find((one) => one.value === chosen);
    if (found !== undefined) onChange?.(found.value);
  };
  return (
    <Field label={label} hint={hint} error={error}>
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
