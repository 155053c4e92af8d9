import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type InlineVariants, inline } from "./Inline.css.ts";

export type InlineProps = InlineVariants &
  ClassNameProps & {
    /** The children to arrange. */
    readonly children: ReactNode;
  };

/** Arranges its children in a row, which wraps if there is no room. */
export function Inline({ className, children, ...variants }: InlineProps) {
  return <div className={joinClasses(inline(variants), className)}>{children}</div>;
}
