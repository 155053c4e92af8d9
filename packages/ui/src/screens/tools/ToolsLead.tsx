import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { ComingSoon } from "../../feedback/coming-soon/ComingSoon.tsx";
import { CardGrid, type CardGridProps } from "../../frames/card-grid/CardGrid.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";

interface ToolsLeadProps {
  readonly title: string;
  /** The cards of what works before the page is switched on. */
  readonly items: CardGridProps["items"];
  /** How to switch it on. */
  readonly children: ReactNode;
}

/** Leads Tools and Experimental while a setting hides them: what is coming, and what works today. */
export function ToolsLead({ title, items, children }: ToolsLeadProps) {
  return (
    <>
      <ComingSoon drawing={<EmptyPage drawing="waiting" />} title={title}>
        {children}
      </ComingSoon>
      <Stack as="section" gap="s">
        <Heading level={2} size="title">
          Available Today
        </Heading>
        <CardGrid layout="pairs" items={items} />
      </Stack>
    </>
  );
}
