import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type TextVariants, text } from "./Text.css.ts";

export type TextProps = TextVariants &
  ClassNameProps & {
    /** The element to render. @default "p" */
    readonly as?: "p" | "span" | "div" | "strong";
    /** For a control that it describes by `aria-describedby`. */
    readonly id?: string;
    /** The words. */
    readonly children: ReactNode;
  };

/** Words in one of the sizes and colours of the interface, or of long reading. */
export function Text({ as: Element = "p", id, className, children, ...variants }: TextProps) {
  return (
    <Element id={id} className={joinClasses(text(variants), className)}>
      {children}
    </Element>
  );
}
