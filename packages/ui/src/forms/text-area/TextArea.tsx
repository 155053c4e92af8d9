import { type TextareaHTMLAttributes, useId } from "react";
import { FieldMessage } from "../field-message/FieldMessage.tsx";
import { field, label as labelClass } from "../text-field/TextField.css.ts";
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
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={words === undefined ? undefined : `${id}-words`}
      />
      {words !== undefined && (
        <FieldMessage id={`${id}-words`} tone={error === undefined ? "neutral" : "critical"}>
          {words}
        </FieldMessage>
      )}
    </div>
  );
}
