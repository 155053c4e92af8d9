import type { ReactNode } from "react";
import { type TextVariants, text } from "./Text.css.ts";

export type TextProps = TextVariants & {
  readonly as?: "p" | "span" | "div" | "strong";
  readonly id?: string;
  readonly children: ReactNode;
};

export function Text({ as: Element = "p", id, children, ...variants }: TextProps) {
  return (
    <Element id={id} className={text(variants)}>
      {children}
    </Element>
  );
}
