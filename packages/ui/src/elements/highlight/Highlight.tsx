import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { highlight } from "./Highlight.css.ts";

export interface HighlightProps extends ClassNameProps {
  /** A few words. */
  readonly children: ReactNode;
}

/** Marks a few words like a highlighter pen. Use it once on a screen. */
export function Highlight({ className, children }: HighlightProps) {
  return <mark className={joinClasses(highlight, className)}>{children}</mark>;
}
