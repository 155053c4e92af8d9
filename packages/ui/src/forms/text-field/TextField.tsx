import type { InputHTMLAttributes, Ref } from "react";
import { type CharactersLeft, toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { input } from "./TextField.css.ts";

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "id" | "onChange" | "value" | "defaultValue" | "type"
> &
  ClassNameProps & {
    /** The name above the control. */
    readonly label: string;
    /** What is typed: a phone shows the keyboard for it, and the browser checks it. @default "text" */
    readonly type?: "text" | "date" | "email" | "password" | "tel" | "url";
    /** With `onChange`, what the field holds. Without it the field holds what is typed, beginning with `defaultValue`. */
    readonly value?: string | undefined;
    /** What it holds at first, where the field keeps it itself. */
    readonly defaultValue?: string | undefined;
    /** Called with the value on every change. */
    readonly onChange?: ((value: string) => void) | undefined;
    /** The input itself: a form library's `ref` moves the focus there. */
    readonly ref?: Ref<HTMLInputElement> | undefined;
    /** The words of the counter that appears near `maxLength`, in place of the hint. @default English */
    readonly charactersLeft?: CharactersLeft | undefined;
    /** A line below it: what belongs there. */
    readonly hint?: string | undefined;
    /** Says what is wrong and how to mend it; takes the hint's place. */
    readonly error?: string | undefined;
  };

/** One line of text. More is a `TextArea`. */
export function TextField({
  label,
  type = "text",
  onChange,
  hint,
  error,
  charactersLeft,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={toCharactersLeft(rest.value, rest.maxLength, charactersLeft) ?? hint}
      error={error}
      className={className}
    >
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
