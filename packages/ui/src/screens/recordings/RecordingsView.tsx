import { type RefObject, useRef } from "react";
import { RecordingCard } from "../../cards/recording-card/RecordingCard.tsx";
import { RecordingCardSkeleton } from "../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SearchField } from "../../forms/search-field/SearchField.tsx";
import { EmptyState } from "../../structure/empty-state/EmptyState.tsx";
import { PageHeader } from "../../structure/page-header/PageHeader.tsx";
import { grid, region } from "./RecordingsView.css.ts";
import type { RecordingsViewProps } from "./recordings.state.ts";

export type { RecordingsState, RecordingsViewProps } from "./recordings.state.ts";

const MOBILE_ONLY = "Recordings can only be created on the mobile app";
const skeletons = ["1", "2", "3", "4", "5", "6"];

type RegionProps = RecordingsViewProps & { readonly titleRef: RefObject<HTMLHeadingElement | null> };

// oxlint-disable-next-line typescript/consistent-return -- every kind returns; a default would hide a forgotten one
function Region({ state, recordingHref, onToggleFavorite, onDelete, titleRef }: RegionProps) {
  switch (state.kind) {
    case "loading":
      return (
        <div className={grid}>
          {skeletons.map((key) => (
            <RecordingCardSkeleton key={key} />
          ))}
        </div>
      );
    case "unavailable":
      return null;
    case "empty":
      return (
        <EmptyState title="No recordings" drawing="recordings">
          {MOBILE_ONLY}
        </EmptyState>
      );
    case "no-match":
      return (
        <EmptyState title="No recordings found" drawing="search">
          No recordings match your search criteria
        </EmptyState>
      );
    case "ready":
      return (
        <ul className={grid}>
          {state.recordings.map((recording) => (
            <li key={recording.id}>
              <RecordingCard
                recording={recording}
                href={recordingHref(recording.id)}
                onToggleFavorite={(isFavorite) => onToggleFavorite(recording.id, isFavorite)}
                onDelete={() => onDelete(recording.id)}
                focusAfterDelete={titleRef}
              />
            </li>
          ))}
        </ul>
      );
  }
}

/** What a screen reader hears when the list under the search box changes. */
function announcementOf({ state, query }: RecordingsViewProps): string {
  if (state.kind === "loading") return "Loading recordings";
  if (state.kind !== "ready" || query.trim() === "") return "";
  const { length } = state.recordings;
  return length === 1 ? "1 recording found" : `${length} recordings found`;
}

/** REC-01 to REC-07. */
export function RecordingsView(props: RecordingsViewProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Recordings"
        note={MOBILE_ONLY}
        titleRef={titleRef}
        aside={
          <SearchField
            label="Search recordings"
            placeholder="Search recordings..."
            value={props.query}
            onChange={props.onQueryChange}
          />
        }
      />
      <div className={region} aria-busy={props.state.kind === "loading"}>
        <VisuallyHidden live>{announcementOf(props)}</VisuallyHidden>
        <Region {...props} titleRef={titleRef} />
      </div>
    </Stack>
  );
}
