import { useRef } from "react";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { StudyGuideCard } from "../../cards/study-guide-card/StudyGuideCard.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { foundWords, LibraryRegion } from "../../frames/library-region/LibraryRegion.tsx";
import { LibrarySearch } from "../../frames/library-search/LibrarySearch.tsx";
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
  searchHref,
  guideHref,
  onDelete,
}: StudyGuidesViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const guides = state.kind === "ready" ? state.guides : [];
  return (
    <Stack gap="xl">
      <PageHeader
        title="Study Guides"
        note="Study guides you made in the mobile app"
        titleRef={titleRef}
        aside={
          <LibrarySearch
            label="Search study guides"
            placeholder="Search study guides..."
            value={query}
            onChange={onQueryChange}
            searchHref={searchHref}
          />
        }
      />
      <LibraryRegion
        kind={state.kind}
        noun="study guides"
        onRetry={onRetry}
        skeleton={<RecordingCardSkeleton />}
        focusFallback={titleRef}
        announcement={state.kind === "ready" ? foundWords(guides.length, "study guide", "study guides", query) : ""}
        empty={<EmptyState title="No study guides" drawing={<EmptyPage drawing="guides" />} />}
        noMatch={<EmptyState title="No study guides found" drawing={<EmptyPage drawing="search" />} />}
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
    </Stack>
  );
}
