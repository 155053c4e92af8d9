import type { RecordingSummary } from "@lectern/domain/recording";
import { type ReactNode, type RefObject, useCallback } from "react";
import { RecordingCard } from "../../../cards/recording-card/RecordingCard.tsx";
import { RecordingCardSkeleton } from "../../../cards/recording-card-skeleton/RecordingCardSkeleton.tsx";
import { foundWords, LibraryRegion } from "../../../frames/library-region/LibraryRegion.tsx";
import type { RecordingsViewProps } from "../recordings.state.ts";

export type RecordingListProps = Omit<RecordingsViewProps, "onQueryChange" | "searchHref"> & {
  /** What one of them is called, and several: "recording", "recordings". */
  readonly noun: { readonly one: string; readonly many: string };
  readonly empty: ReactNode;
  readonly noMatch: ReactNode;
  /** Takes the focus when the card that had it is gone. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
};

const none: readonly RecordingSummary[] = [];

/** The list of recordings, of all or of the starred ones. */
export function RecordingList(props: RecordingListProps) {
  const { state, query, noun, recordingHref, onToggleFavorite, onDelete, empty, noMatch, titleRef } = props;
  const recordings = state.kind === "ready" ? state.recordings : none;
  const renderCard = useCallback(
    (recording: RecordingSummary) => (
      <RecordingCard
        recording={recording}
        href={recordingHref(recording.id)}
        onToggleFavorite={(isFavorite) => onToggleFavorite(recording.id, isFavorite)}
        onDelete={() => onDelete(recording.id)}
        focusAfterDelete={titleRef}
      />
    ),
    [recordingHref, onToggleFavorite, onDelete, titleRef],
  );
  return (
    <LibraryRegion
      kind={state.kind}
      noun={noun.many}
      skeleton={<RecordingCardSkeleton />}
      empty={empty}
      noMatch={noMatch}
      announcement={state.kind === "ready" ? foundWords(recordings.length, noun.one, noun.many, query) : ""}
      focusFallback={titleRef}
      items={recordings}
      renderCard={renderCard}
    />
  );
}
