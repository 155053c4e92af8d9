import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import { search } from "@lectern/ui/elements/icon/glyphs";
import {
  chat,
  customize,
  pencil,
  practice,
  summary,
  transcript as transcriptGlyph,
} from "@lectern/ui/elements/icon/screen-glyphs";
import type { InlineEditHandle } from "@lectern/ui/forms/inline-edit";
import type { FindHandle, RecordingState, RecordingTab } from "@lectern/ui/screens/recording";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { whenUserActive } from "@lectern/browser/when-idle";
import { createPrefetchedComponent } from "../../features/lazy-component.tsx";
import type { UsedCorrections } from "../../features/corrections/use-corrections.tsx";
import { ExportMenu } from "../../features/export/ExportMenu.tsx";
import { useRecordingFiling } from "../../features/filing/use-filing.tsx";
import { LazyKeepLecture, LazyKeptNote } from "../../features/keeping/LazyKeeping.tsx";
import { usePageFeatures } from "../../features/page-feature.ts";
import { useReadAloudBar } from "../../features/reading/use-read-aloud.tsx";
import { useReadMark } from "../../features/reading/use-read-mark.ts";
import { useReadingDialog } from "../../features/reading/use-reading-dialog.tsx";
import { useRecordingTags } from "../../features/tags/use-recording-tags.ts";
import { paths } from "../../paths.ts";
import { canBeSearched } from "./recording.view-state.ts";

/** Words are selected by a pointer or a key. */
const LazyCardByHand = createPrefetchedComponent(
  whenUserActive,
  async () => (await import("./CardByHand.tsx")).CardByHand,
);

interface RecordingPage {
  readonly id: string;
  /** Undefined while it is loading. */
  readonly recording: Recording | undefined;
  /** False while it is being deleted. */
  readonly isStaying: boolean;
  readonly state: RecordingState;
  /** The transcript's lines as they were heard; empty while there are none. */
  readonly segments: readonly TranscriptSegment[];
  readonly corrections: UsedCorrections;
  readonly tab: RecordingTab;
  readonly openTab: (next: RecordingTab) => void;
  readonly titleRef: RefObject<InlineEditHandle | null>;
  readonly findRef: RefObject<FindHandle | null>;
}

const tabCommands = [
  { tab: "summary", label: "Show the summary", glyph: summary },
  { tab: "customize", label: "Customize the notes", glyph: customize },
  { tab: "chat", label: "Chat about this recording", glyph: chat },
  { tab: "transcript", label: "Show the transcript", glyph: transcriptGlyph },
] as const;

/** The commands of the page itself, without a feature of their own. */
function usePageItself({ id, recording, isStaying, state, openTab, titleRef, findRef }: RecordingPage) {
  const navigate = useNavigate();
  const isEnabled = recording !== undefined && isStaying;
  return {
    tabs: tabCommands.map(({ tab, ...command }) => ({ ...command, id: tab, run: () => openTab(tab) })),
    practice: {
      id: "practice",
      label: "Practice this recording",
      also: "cards flashcards quiz",
      glyph: practice,
      run: () => void navigate(paths.recordingCards(id)),
      isEnabled,
    },
    editTitle: {
      id: "edit-title",
      label: "Edit title",
      glyph: pencil,
      run: () => titleRef.current?.edit(),
      isEnabled,
    },
    find: {
      id: "find",
      label: "Find in this lecture",
      glyph: search,
      isSearch: true,
      run: () => findRef.current?.open(),
      isEnabled: canBeSearched(state),
    },
  };
}

/** Everything that the page of a recording offers, in the order of its head and of the palette. Features are added here. */
export function useRecordingFeatures(page: RecordingPage) {
  const { id, recording, isStaying, state, tab, segments, corrections } = page;
  const canBeRead = state.kind === "ready" && tab !== "chat";
  const { tabs, practice: practicing, editTitle, find } = usePageItself(page);
  const reading = useReadingDialog();
  const aloud = useReadAloudBar(canBeRead ? `${id}/${tab}` : undefined, recording?.language ?? undefined);
  const filing = useRecordingFiling(recording);
  const tagging = useRecordingTags(recording, isStaying);
  const mark = useReadMark(recording, isStaying);

  const keeping = { actions: <LazyKeepLecture recordingId={id} /> };
  const exporting = {
    actions: recording && (
      <ExportMenu
        scope={{ kind: "recording", id, name: recording.name }}
        dialogItems={[filing.item, tagging.item]}
        readMark={mark.readMark}
        onReadAloud={canBeRead ? aloud.onReadAloud : undefined}
        onOpenReading={reading.openReading}
      />
    ),
  };
  const cardByHand = {
    overlays: segments.length > 0 && (
      <LazyCardByHand
        recordingId={id}
        language={recording?.language ?? undefined}
        segments={segments}
        onCorrect={corrections.onCorrect}
      />
    ),
  };
  // In the order in which their buttons and bars are on the page.
  const { actions, bars, overlays } = usePageFeatures([
    reading,
    aloud,
    { commands: [...tabs, practicing] },
    filing,
    tagging,
    mark,
    { commands: [editTitle, find] },
    keeping,
    exporting,
    cardByHand,
    corrections,
  ]);
  return {
    bars,
    overlays,
    /** For the View. */
    view: {
      actions,
      keptNote: <LazyKeptNote recordingId={id} />,
      tags: tagging.tags,
      onOpenReading: reading.openReading,
      onReadAloud: aloud.onReadAloud,
    },
  };
}
