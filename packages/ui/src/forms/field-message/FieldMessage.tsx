import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { message } from "./FieldMessage.css.ts";

export type FieldMessageProps = NonNullable<RecipeVariants<typeof message>> &
  ClassNameProps & {
    /** The id that the field's `aria-describedby` refers to. */
    readonly id?: string | undefined;
    /** One sentence. */
    readonly children: ReactNode;
  };

/** A message below a field: a hint, a warning, or an error and how to correct it. */
export function FieldMessage({ id, tone, className, children }: FieldMessageProps) {
  return (
    <p id={id} className={joinClasses(message({ tone }), className)}>
      {children}
    </p>
  );
}
