import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { panel, words } from "./ComingSoon.css.ts";

export interface ComingSoonProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** Shown above the text. Decorative. */
  readonly drawing?: ReactNode;
  /** The title's level in the page's outline. @default 2 */
  readonly level?: 2 | 3;
  /** A further sentence. */
  readonly children?: ReactNode;
}

/** Announces a feature that is not available yet. For an available one without content use an `EmptyState`. */
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
