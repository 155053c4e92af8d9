import type { ReactNode } from "react";
import { type StackVariants, stack } from "./Stack.css.ts";

export type StackProps = StackVariants & {
  readonly as?: "div" | "section" | "header";
  readonly children: ReactNode;
};

/** Things below each other. Space between things is always a layout's, never a component's own margin. */
export function Stack({ as: Element = "div", gap, align, children }: StackProps) {
  return <Element className={stack({ gap, align })}>{children}</Element>;
}
