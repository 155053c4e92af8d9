import type { ReactNode } from "react";
import { highlight } from "./Highlight.css.ts";

export interface HighlightProps {
  readonly children: ReactNode;
}

/** Marks a few words as a student would. One a screen: where everything is marked, nothing is. */
export function Highlight({ children }: HighlightProps) {
  return <mark className={highlight}>{children}</mark>;
}
