import { useRef } from "react";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import type { PracticeViewProps } from "./practice.state.ts";

export type { PracticeItem, PracticeState } from "./practice.state.ts";

export function PracticeView({ state }: PracticeViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="xl">
      <PageHeader title="Practice" titleRef={titleRef} />
      <LibraryRegion
        kind={state.kind}
        noun="practice"
        skeleton={<RecordingCardSkeleton />}
        focusFallback={titleRef}
        empty={<EmptyState title="Nothing here" />}
        items={state.kind === "ready" ? state.items : []}
        renderCard={({ name }) => <Text>{name}</Text>}
      />
    </Stack>
  );
}
