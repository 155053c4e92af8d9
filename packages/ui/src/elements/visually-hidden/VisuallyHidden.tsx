import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps extends ClassNameProps {
  /** Whether changes are announced. @default false */
  readonly live?: boolean;
  /** For the heading of a page whose visible heading is still loading or failed to load. */
  readonly as?: "h1";
  /** The text. */
  readonly children: ReactNode;
}

/** Text only for screen readers. */
export function VisuallyHidden({ live = false, as, className, children }: VisuallyHiddenProps) {
  const Element = as ?? (live ? "output" : "span");
  return <Element className={joinClasses(visuallyHidden, className)}>{children}</Element>;
}
