import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type BadgeVariants, badge } from "./Badge.css.ts";

export type BadgeProps = BadgeVariants &
  ClassNameProps & {
    /** One or two words. */
    readonly children: ReactNode;
  };

/** A short status label. Not interactive. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={joinClasses(badge({ tone }), className)}>{children}</span>;
}
