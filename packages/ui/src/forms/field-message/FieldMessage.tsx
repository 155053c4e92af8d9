import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { message } from "./FieldMessage.css.ts";

export type FieldMessageProps = NonNullable<RecipeVariants<typeof message>> &
  ClassNameProps & {
    /** What the field's `aria-describedby` names. */
    readonly id?: string | undefined;
    /** One sentence. */
    readonly children: ReactNode;
  };

/** Words under a field: a hint, or what is wrong and how to mend it. */
export function FieldMessage({ id, tone, className, children }: FieldMessageProps) {
  return (
    <p id={id} className={joinClasses(message({ tone }), className)}>
      {children}
    </p>
  );
}
