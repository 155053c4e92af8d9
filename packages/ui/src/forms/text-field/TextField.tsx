import { type InputHTMLAttributes, useId } from "react";
import { field, input, label as labelClass, message } from "./TextField.css.ts";

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "id" | "onChange" | "value" | "type"
> & {
  readonly label: string;
  readonly type?: "text" | "email" | "password";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
};

export function TextField({ label, type = "text", value, onChange, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={words === undefined ? undefined : `${id}-words`}
      />
      {words !== undefined && (
        <p id={`${id}-words`} className={message} {...(error === undefined ? {} : { "data-tone": "critical" })}>
          {words}
        </p>
      )}
    </div>
  );
}
