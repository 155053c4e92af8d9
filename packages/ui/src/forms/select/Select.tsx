import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Field } from "../field/Field.tsx";
import { chevron, frame, select } from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  /** Shown until something is chosen. */
  readonly placeholder: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of many, by the device's own list: a phone's wheel, a desktop's menu. A few are a `RadioGroup`. */
export function Select<Value extends string>({ label, placeholder, options, value, onChange }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const found = options.find((one) => one.value === chosen);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Field label={label}>
      {(control) => (
        <span className={frame}>
          <select
            {...control}
            className={select}
            value={value ?? ""}
            onChange={(event) => choose(event.target.value)}
            required
          >
            <option value="" disabled>
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
