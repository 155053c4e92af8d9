import type { ReactNode, Ref } from "react";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type HeadingVariants, heading } from "./Heading.css.ts";

export type HeadingProps = HeadingVariants &
  ClassNameProps & {
    /** Its place in the page's outline; how it looks is `size`. */
    readonly level: 1 | 2 | 3 | 4;
    /** For a region that it names by `aria-labelledby`, or a link to it. */
    readonly id?: string;
    /** -1 lets a screen move focus here after a change. */
    readonly tabIndex?: -1;
    /** What the part below is about. */
    readonly children: ReactNode;
    /** The heading itself. */
    readonly ref?: Ref<HTMLHeadingElement>;
  };

/** Names a part of the page. */
export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={joinClasses(heading({ size }), className)}>
      {children}
    </Element>
  );
}
