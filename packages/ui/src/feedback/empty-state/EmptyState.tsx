import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { compact, empty, words } from "./EmptyState.css.ts";

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Stands above the words. Decoration. */
  readonly drawing: ReactNode;
  readonly level?: 2 | 3;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** For an action that is a panel: less room, and on a phone no drawing. */
  readonly isCompact?: boolean;
}

/** Nothing here, and why; never for a failure, which is not the same as nothing. */
export function EmptyState({ title, children, drawing, level = 2, action, isCompact = false }: EmptyStateProps) {
  return (
    <div className={isCompact ? compact : empty}>
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
