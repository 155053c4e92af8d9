import type { ReactNode } from "react";
import { type BadgeVariants, badge } from "./Badge.css.ts";

export type BadgeProps = BadgeVariants & { readonly children: ReactNode };

/** A word about a thing's standing. It does nothing when clicked. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
