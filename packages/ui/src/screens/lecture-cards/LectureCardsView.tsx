import { useRef } from "react";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import type { LectureCardsViewProps } from "./lecture-cards.state.ts";

export type { LectureCardsItem, LectureCardsState } from "./lecture-cards.state.ts";

export function LectureCardsView({ state }: LectureCardsViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="xl">
      <PageHeader title="Lecture cards" titleRef={titleRef} />
      <LibraryRegion
        kind={state.kind}
        noun="lecture cards"
        skeleton={<RecordingCardSkeleton />}
        focusFallback={titleRef}
        empty={<EmptyState title="Nothing here" />}
        items={state.kind === "ready" ? state.items : []}
        renderCard={({ name }) => <Text>{name}</Text>}
      />
    </Stack>
  );
}
