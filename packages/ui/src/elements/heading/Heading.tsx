import type { ReactNode, Ref } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type HeadingVariants, heading } from "./Heading.css.ts";

export type HeadingProps = HeadingVariants &
  ClassNameProps & {
    /** The level in the page's outline. `size` sets the visual size. */
    readonly level: 1 | 2 | 3 | 4;
    /** For a region that refers to it with `aria-labelledby`, or for links. */
    readonly id?: string;
    /** -1 lets a screen move the focus here after a change. */
    readonly tabIndex?: -1;
    /** The heading's text. */
    readonly children: ReactNode;
    /** A ref to the heading element. */
    readonly ref?: Ref<HTMLHeadingElement>;
  };

/** The heading of a part of a page. */
export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={joinClasses(heading({ size }), className)}>
      {children}
    </Element>
  );
}
