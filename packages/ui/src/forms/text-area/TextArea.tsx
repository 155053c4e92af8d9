import type { Ref, TextareaHTMLAttributes } from "react";
import { type CharactersLeft, toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className" | "style" | "id" | "onChange" | "value" | "defaultValue"
> &
  ClassNameProps & {
    /** The label above the control. */
    readonly label: string;
    /**
     * The field's text, together with `onChange`. Without it the field is uncontrolled and starts with `defaultValue`.
     */
    readonly value?: string | undefined;
    /** The initial text of an uncontrolled field. */
    readonly defaultValue?: string | undefined;
    /** Called with the value on every change. */
    readonly onChange?: ((value: string) => void) | undefined;
    /** A ref to the text area, with which a form library can focus it. */
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
    /** Formats the counter that appears near `maxLength` instead of the hint. @default English */
    readonly charactersLeft?: CharactersLeft | undefined;
    /** A hint below it. */
    readonly hint?: string | undefined;
    /** The error and how to correct it. Replaces the hint. */
    readonly error?: string | undefined;
  };

/** A field for several lines, which grows with its text. For a single line use a `TextField`. */
export function TextArea({ label, onChange, hint, error, charactersLeft, className, ...rest }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={toCharactersLeft(rest.value, rest.maxLength, charactersLeft) ?? hint}
      error={error}
      className={className}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={area}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
