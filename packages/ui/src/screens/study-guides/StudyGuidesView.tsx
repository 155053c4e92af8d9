import { useRef } from "react";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { StudyGuideCard } from "../../cards/study-guide-card/StudyGuideCard.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { foundWords, LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { LibraryToolbar } from "../../frames/library-toolbar/LibraryToolbar.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import type { StudyGuidesViewProps } from "./study-guides.state.ts";

export type { StudyGuidesState, StudyGuidesViewProps } from "./study-guides.state.ts";

/** All study guides, which the mobile app makes, to search, open and delete (STG-01). */
export function StudyGuidesView({
  state,
  onRetry,
  query,
  onQueryChange,
  moments,
  guideHref,
  onDelete,
}: StudyGuidesViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const guides = state.kind === "ready" ? state.guides : [];
  return (
    <Stack gap="l">
      <PageHeader title="Study Guides" note="Study guides you made in the mobile app" titleRef={titleRef} />
      <div>
        <LibraryToolbar
          label="Search study guides"
          placeholder="Search study guides..."
          value={query}
          onChange={onQueryChange}
        />
        <LibraryRegion
          kind={state.kind}
          noun="study guides"
          onRetry={onRetry}
          skeleton={<RecordingCardSkeleton layout="short" />}
          focusFallback={titleRef}
          announcement={state.kind === "ready" ? foundWords(guides.length, "study guide", "study guides", query) : ""}
          empty={<EmptyState title="No study guides" drawing={<EmptyPage drawing="guides" />} />}
          noMatch={
            <EmptyState
              title="No study guides found"
              drawing={moments === undefined ? <EmptyPage drawing="search" /> : undefined}
              isCompact={moments !== undefined}
            />
          }
          items={guides}
          renderCard={(guide) => (
            <StudyGuideCard
              guide={guide}
              href={guideHref(guide.id)}
              onDelete={() => onDelete(guide.id)}
              focusAfterDelete={titleRef}
            />
          )}
        />
      </div>
      {moments}
    </Stack>
  );
}
