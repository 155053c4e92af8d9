import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { message } from "./FieldMessage.css.ts";

export type FieldMessageProps = NonNullable<RecipeVariants<typeof message>> & {
  /** What the field's `aria-describedby` names. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** Words under a field: a hint, or what is wrong and how to mend it. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  return (
    <p id={id} className={message({ tone })}>
      {children}
    </p>
  );
}
