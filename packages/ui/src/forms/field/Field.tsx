import type { ReactNode } from "react";
import { type FieldAria, useField } from "react-aria/useField";
import { FieldMessage } from "../field-message/FieldMessage.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./Field.css.ts";

export type FieldControlProps = FieldAria["fieldProps"] & {
  /** Set while there is an error. */
  readonly "aria-invalid": true | undefined;
};

export interface FieldProps extends ClassNameProps {
  /** The label above the control. */
  readonly label: string;
  /** A hint below it. */
  readonly hint?: string | undefined;
  /** `caution` for a hint that warns. @default "neutral" */
  readonly hintTone?: "neutral" | "caution" | undefined;
  /** The error and how to correct it. Replaces the hint. */
  readonly error?: string | undefined;
  /** Renders the control with the props that connect it to its label and message. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Adds a label and a message to any control: text, a choice, files. */
export function Field({ label, hint, hintTone, error, className, children }: FieldProps) {
  const isInvalid = error !== undefined;
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    description: isInvalid ? undefined : hint,
    errorMessage: error,
    isInvalid,
  });
  return (
    <div className={joinClasses(styles.field, className)}>
      <label {...labelProps} className={styles.label}>
        {label}
      </label>
      {children({ ...fieldProps, "aria-invalid": isInvalid || undefined })}
      {isInvalid ? (
        <FieldMessage {...errorMessageProps} tone="critical">
          {error}
        </FieldMessage>
      ) : (
        hint !== undefined && (
          <FieldMessage {...descriptionProps} tone={hintTone}>
            {hint}
          </FieldMessage>
        )
      )}
    </div>
  );
}
