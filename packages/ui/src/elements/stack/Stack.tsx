import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type StackVariants, stack } from "./Stack.css.ts";

export type StackProps = StackVariants &
  ClassNameProps & {
    /** The element to render. @default "div" */
    readonly as?: "div" | "section" | "header";
    /** The children to arrange. */
    readonly children: ReactNode;
  };

/** Arranges its children in a column. Layouts set the space between components; no component has its own margin. */
export function Stack({ as: Element = "div", gap, align, className, children }: StackProps) {
  return <Element className={joinClasses(stack({ gap, align }), className)}>{children}</Element>;
}
