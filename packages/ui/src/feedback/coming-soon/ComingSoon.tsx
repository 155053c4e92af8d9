import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { panel, words } from "./ComingSoon.css.ts";

export interface ComingSoonProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** Stands above the words. Decoration. */
  readonly drawing?: ReactNode;
  /** Of the title, in the outline of the page. @default 2 */
  readonly level?: 2 | 3;
  /** A sentence more. */
  readonly children?: ReactNode;
}

/** A place that is not open yet. What is open and has nothing in it is an `EmptyState`. */
export function ComingSoon({ title, drawing, level = 2, className, children }: ComingSoonProps) {
  return (
    <div className={joinClasses(panel, className)}>
      {drawing}
      <div className={words}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        {children !== undefined && <Text color="secondary">{children}</Text>}
      </div>
    </div>
  );
}
