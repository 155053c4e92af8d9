import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** What comes and goes here is announced. */
  readonly live?: boolean;
  /** A heading for a page whose visible one is still to come, or never came. */
  readonly as?: "h1";
  readonly children: ReactNode;
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ live = false, as, children }: VisuallyHiddenProps) {
  const Element = as ?? (live ? "output" : "span");
  return <Element className={visuallyHidden}>{children}</Element>;
}
