import type { ReactNode, Ref } from "react";
import { type HeadingVariants, heading } from "./Heading.css.ts";

export type HeadingProps = HeadingVariants & {
  /** Its place in the page's outline; how it looks is `size`. */
  readonly level: 1 | 2 | 3 | 4;
  readonly id?: string;
  /** -1 lets a screen move focus here after a change. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
};

export function Heading({ level, size, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={heading({ size })}>
      {children}
    </Element>
  );
}
