import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps extends ClassNameProps {
  /** What comes and goes here is announced. @default false */
  readonly live?: boolean;
  /** A heading for a page whose visible one is still to come, or never came. */
  readonly as?: "h1";
  /** The words. */
  readonly children: ReactNode;
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ live = false, as, className, children }: VisuallyHiddenProps) {
  const Element = as ?? (live ? "output" : "span");
  return <Element className={joinClasses(visuallyHidden, className)}>{children}</Element>;
}
