import type { Ref, TextareaHTMLAttributes } from "react";
import { toCharactersLeft } from "../field/characters-left.ts";
import { Field } from "../field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className" | "style" | "id" | "onChange" | "value" | "defaultValue"
> & {
  readonly label: string;
  /** With `onChange`, what the field holds. Without it the field holds what is typed, beginning with `defaultValue`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  readonly hint?: string | undefined;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
};

/** For more than a line; it grows with what is written. A single line is a `TextField`. */
export function TextArea({ label, onChange, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={toCharactersLeft(rest.value, rest.maxLength) ?? hint} error={error}>
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
