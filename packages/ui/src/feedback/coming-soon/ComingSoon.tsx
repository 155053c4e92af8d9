import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { line, name } from "./ComingSoon.css.ts";

export interface ComingSoonProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** A further sentence, on the same line. */
  readonly children?: ReactNode;
}

/**
 * Announces a feature that is not available yet, in one muted line below those that are. For an available feature
 * without content use an `EmptyState`.
 */
export function ComingSoon({ title, className, children }: ComingSoonProps) {
  return (
    <div className={joinClasses(line, className)}>
      <p className={name}>{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
