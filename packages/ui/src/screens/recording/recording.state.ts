import type { Recording, TranscriptSegment } from "@lectern/domain/recording";

export const recordingTabs = ["summary", "customize", "chat", "transcript"] as const;
export type RecordingTab = (typeof recordingTabs)[number];

/** Segments are a row of their own and may come later than the recording; `none` falls back to the plain transcript. */
export type SegmentsState =
  | { readonly kind: "loading" }
  | { readonly kind: "none" }
  | { readonly kind: "ready"; readonly segments: readonly TranscriptSegment[] };

/** A title that failed to save reopens with what was typed (decision 28). */
export type TitleState = { readonly kind: "idle" } | { readonly kind: "failed"; readonly draft: string };

export type RecordingState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      readonly recording: Recording;
      readonly segments: SegmentsState;
      readonly title: TitleState;
    };

export interface RecordingViewProps {
  readonly state: RecordingState;
  readonly tab: RecordingTab;
  readonly onTabChange: (tab: RecordingTab) => void;
  /** Where the way back leads: the list of recordings. */
  readonly recordingsHref: string;
  /** The typed name, as it is: a title has no emptiness check (RDT-02). Not called when nothing changed. */
  readonly onRename: (name: string) => void;
  /** `isFavorite` is the wanted value. */
  readonly onToggleFavorite: (isFavorite: boolean) => void;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
}
