import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { compact, empty, words } from "./EmptyState.css.ts";

export interface EmptyStateProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** A further sentence. */
  readonly children?: ReactNode;
  /** Shown above the text. Decorative. */
  readonly drawing?: ReactNode;
  /** The title's level in the page's outline. @default 2 */
  readonly level?: 2 | 3;
  /** The single action. */
  readonly action?: ReactNode;
  /** For an action that is a panel: less space, and no drawing on a phone. @default false */
  readonly isCompact?: boolean;
}

/** Says that there is no content, and why. Never use it for a failure. */
export function EmptyState({
  title,
  children,
  drawing,
  level = 2,
  action,
  isCompact = false,
  className,
}: EmptyStateProps) {
  return (
    <div className={joinClasses(isCompact ? compact : empty, className)}>
      {drawing}
      <div className={words}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        {children !== undefined && <Text color="secondary">{children}</Text>}
      </div>
      {action}
    </div>
  );
}
