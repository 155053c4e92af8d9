import type { InputHTMLAttributes, Ref } from "react";
import { toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import { input } from "./TextField.css.ts";

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "id" | "onChange" | "value" | "defaultValue" | "type"
> & {
  readonly label: string;
  readonly type?: "text" | "email" | "password" | "tel" | "url";
  /** With `onChange`, what the field holds. Without it the field holds what is typed, beginning with `defaultValue`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** The input itself: a form library's `ref` moves the focus there. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly hint?: string | undefined;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
};

/** One line of text. More is a `TextArea`. */
export function TextField({ label, type = "text", onChange, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={toCharactersLeft(rest.value, rest.maxLength) ?? hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={input}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
