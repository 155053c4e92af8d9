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
    /** The name above the control. */
    readonly label: string;
    /** With `onChange`, what the field holds. Without it the field holds what is typed, beginning with `defaultValue`. */
    readonly value?: string | undefined;
    /** What it holds at first, where the field keeps it itself. */
    readonly defaultValue?: string | undefined;
    /** Called with the value on every change. */
    readonly onChange?: ((value: string) => void) | undefined;
    /** The text area itself: a form library's `ref` moves the focus there. */
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
    /** The words of the counter that appears near `maxLength`, in place of the hint. @default English */
    readonly charactersLeft?: CharactersLeft | undefined;
    /** A line below it: what belongs there. */
    readonly hint?: string | undefined;
    /** Says what is wrong and how to mend it; takes the hint's place. */
    readonly error?: string | undefined;
  };

/** For more than a line; it grows with what is written. A single line is a `TextField`. */
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
