import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { compact, empty, words } from "./EmptyState.css.ts";

export interface EmptyStateProps extends ClassNameProps {
  /** A few words. */
  readonly title: string;
  /** A sentence more. */
  readonly children?: ReactNode;
  /** Stands above the words. Decoration. */
  readonly drawing?: ReactNode;
  /** Of the title, in the outline of the page. @default 2 */
  readonly level?: 2 | 3;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** For an action that is a panel: less room, and on a phone no drawing. @default false */
  readonly isCompact?: boolean;
}

/** Nothing here, and why; never for a failure, which is not the same as nothing. */
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
