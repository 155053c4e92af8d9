import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { highlight } from "./Highlight.css.ts";

export interface HighlightProps extends ClassNameProps {
  /** A few words. */
  readonly children: ReactNode;
}

/** Marks a few words as a reader with a pen would. One a screen: where everything is marked, nothing is. */
export function Highlight({ className, children }: HighlightProps) {
  return <mark className={joinClasses(highlight, className)}>{children}</mark>;
}
