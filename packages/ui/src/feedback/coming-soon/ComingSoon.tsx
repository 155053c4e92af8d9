import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { panel, words } from "./ComingSoon.css.ts";

export interface ComingSoonProps {
  readonly title: string;
  /** Stands above the words. Decoration. */
  readonly drawing: ReactNode;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** A place that is not open yet. What is open and has nothing in it is an `EmptyState`. */
export function ComingSoon({ title, drawing, level = 2, children }: ComingSoonProps) {
  return (
    <div className={panel}>
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
