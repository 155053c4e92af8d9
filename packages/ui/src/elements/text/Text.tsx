import type { ReactNode } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type TextVariants, text } from "./Text.css.ts";

export type TextProps = TextVariants &
  ClassNameProps & {
    /** The element to render. @default "p" */
    readonly as?: "p" | "span" | "div" | "strong";
    /** For a control that refers to it with `aria-describedby`. */
    readonly id?: string;
    /** The text. */
    readonly children: ReactNode;
  };

/** Text in one of the sizes and colours of the interface, or for long reading. */
export function Text({ as: Element = "p", id, className, children, ...variants }: TextProps) {
  return (
    <Element id={id} className={joinClasses(text(variants), className)}>
      {children}
    </Element>
  );
}
