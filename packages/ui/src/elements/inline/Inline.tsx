import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type InlineVariants, inline } from "./Inline.css.ts";

export type InlineProps = InlineVariants &
  ClassNameProps & {
    /** The things. */
    readonly children: ReactNode;
  };

/** Things beside each other, wrapping when there is no room. */
export function Inline({ className, children, ...variants }: InlineProps) {
  return <div className={joinClasses(inline(variants), className)}>{children}</div>;
}
