import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { panel, words } from "./ComingSoon.css.ts";

export interface ComingSoonProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** A place that is not open yet. What is open and has nothing in it is an `EmptyState`. */
export function ComingSoon({ title, level = 2, children }: ComingSoonProps) {
  return (
    <div className={panel}>
      <EmptyPage drawing="waiting" />
      <div className={words}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        {children !== undefined && <Text color="secondary">{children}</Text>}
      </div>
    </div>
  );
}
