import type { ReactNode } from "react";
import { type InlineVariants, inline } from "./Inline.css.ts";

export type InlineProps = InlineVariants & { readonly children: ReactNode };

/** Things beside each other, wrapping when there is no room. */
export function Inline({ children, ...variants }: InlineProps) {
  return <div className={inline(variants)}>{children}</div>;
}
