import type { ReactNode } from "react";
import { type FieldAria, useField } from "react-aria/useField";
import { FieldMessage } from "../field-message/FieldMessage.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { field, label as labelClass } from "./Field.css.ts";

export type FieldControlProps = FieldAria["fieldProps"] & {
  /** Set while there is an error. */
  readonly "aria-invalid": true | undefined;
};

export interface FieldProps extends ClassNameProps {
  /** The name above the control. */
  readonly label: string;
  /** A line below it: what belongs there. */
  readonly hint?: string | undefined;
  /** Says what is wrong and how to mend it; takes the hint's place. */
  readonly error?: string | undefined;
  /** The control, with the props that tie it to its label and its words. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** A control's name above it and the words below it, for any control: text, a choice, files. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const isInvalid = error !== undefined;
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    description: isInvalid ? undefined : hint,
    errorMessage: error,
    isInvalid,
  });
  return (
    <div className={joinClasses(field, className)}>
      <label {...labelProps} className={labelClass}>
        {label}
      </label>
      {children({ ...fieldProps, "aria-invalid": isInvalid || undefined })}
      {isInvalid ? (
        <FieldMessage {...errorMessageProps} tone="critical">
          {error}
        </FieldMessage>
      ) : (
        hint !== undefined && <FieldMessage {...descriptionProps}>{hint}</FieldMessage>
      )}
    </div>
  );
}
