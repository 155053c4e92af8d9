import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** What comes and goes here is announced. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ live = false, children }: VisuallyHiddenProps) {
  const Element = live ? "output" : "span";
  return <Element className={visuallyHidden}>{children}</Element>;
}
