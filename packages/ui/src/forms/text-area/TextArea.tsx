import type { TextareaHTMLAttributes } from "react";
import { toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className" | "style" | "id" | "onChange" | "value"
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
};

/** For more than a line; it grows with what is written. A single line is a `TextField`. */
export function TextArea({ label, value, onChange, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={toCharactersLeft(value, rest.maxLength) ?? hint} error={error}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={area}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
