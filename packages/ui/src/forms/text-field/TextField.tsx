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
    /** The label above the control. */
    readonly label: string;
    /** The kind of text: a phone shows a matching keyboard, and the browser validates it. @default "text" */
    readonly type?: "text" | "date" | "email" | "password" | "tel" | "url";
    /**
     * The field's text, together with `onChange`. Without it the field is uncontrolled and starts with `defaultValue`.
     */
    readonly value?: string | undefined;
    /** The initial text of an uncontrolled field. */
    readonly defaultValue?: string | undefined;
    /** Called with the value on every change. */
    readonly onChange?: ((value: string) => void) | undefined;
    /** A ref to the input, with which a form library can focus it. */
    readonly ref?: Ref<HTMLInputElement> | undefined;
    /** Formats the counter that appears near `maxLength` instead of the hint. @default English */
    readonly charactersLeft?: CharactersLeft | undefined;
    /** A hint below it. */
    readonly hint?: string | undefined;
    /** `caution` for a hint that warns. @default "neutral" */
    readonly hintTone?: "neutral" | "caution" | undefined;
    /** The error and how to correct it. Replaces the hint. */
    readonly error?: string | undefined;
  };

/** A field for one line of text. For more use a `TextArea`. */
export function TextField({
  label,
  type = "text",
  onChange,
  hint,
  hintTone,
  error,
  charactersLeft,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={toCharactersLeft(rest.value, rest.maxLength, charactersLeft) ?? hint}
      hintTone={hintTone}
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
