import type { InputHTMLAttributes, Ref } from "react";
import { toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import { input } from "./TextField.css.ts";

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "id" | "onChange" | "value" | "type"
> & {
  readonly label: string;
  readonly type?: "text" | "email" | "password";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
};

/** One line of text. More is a `TextArea`. */
export function TextField({ label, type = "text", value, onChange, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={toCharactersLeft(value, rest.maxLength) ?? hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
