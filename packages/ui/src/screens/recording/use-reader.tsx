import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import { type ReactNode, type Ref, type RefObject, useCallback, useImperativeHandle, useRef, useState } from "react";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import type { FoundLine } from "../../recording/transcript/Transcript.tsx";
import type { CustomizeTabProps, FindHandle, RecordingTab, TranscriptState } from "./recording.state.ts";

/** A recording is read without it until its code has come. */
const readerBar = createLazyPart(() => import("../../recording/reader-bar/ReaderBar.tsx"), "ignore");

/** Fetches the code of what sticks with the tabs. */
export const loadReaderBar = readerBar.load;

interface ReaderProps {
  readonly recording: Recording;
  readonly transcript: TranscriptState;
  readonly tab: RecordingTab;
  readonly onTabChange: (tab: RecordingTab) => void;
  readonly visit: string | undefined;
  readonly customize: CustomizeTabProps | undefined;
  readonly onRead: ((seconds: number) => void) | undefined;
  readonly onOpenReading: (() => void) | undefined;
  readonly findRef: Ref<FindHandle> | undefined;
  /** The transcript stands beside the other tabs. */
  readonly hasPane: boolean;
}

/** What the tab shows, as far as it is read from its beginning to its end. */
function getText(props: ReaderProps): string | readonly TranscriptSegment[] | undefined {
  const { recording, transcript, tab, customize } = props;
  if (tab === "summary") return recording.summary ?? undefined;
  if (tab === "customize")
    return customize === undefined || customize.notes.kind === "none"
      ? undefined
      : (customize.notes.notes ?? undefined);
  if (tab === "chat") return undefined;
  return transcript.kind === "text"
    ? transcript.text
    : transcript.kind === "segments"
      ? transcript.segments
      : undefined;
}

const noop = () => undefined;

interface Reader {
  /** What stands above and below the tabs as they stick. */
  readonly bar: { readonly above?: ReactNode; readonly below?: ReactNode };
  readonly found: FoundLine | undefined;
  readonly lines: RefObject<HTMLDivElement | null>;
}

/** RDT-11: the bar that the tabs become as the page is scrolled, and its find. */
export function useReader(props: ReaderProps): Reader {
  const { recording, transcript, tab, onTabChange, visit, hasPane, findRef, onOpenReading, onRead = noop } = props;
  const part = readerBar.usePart(true);
  const lines = useRef<HTMLDivElement>(null);
  /** How often the find was opened since it was closed last; closed at 0. */
  const [openings, setOpenings] = useState(0);
  // A citation that is followed later takes the place of the line that was found before.
  const [found, setFound] = useState<{ line: FoundLine | undefined; visit: string | undefined }>();
  const onFind = useCallback((line: FoundLine | undefined) => setFound({ line, visit }), [visit]);
  const showsTranscript = hasPane || tab === "transcript";
  const openFind = () => {
    if (!showsTranscript) onTabChange("transcript");
    setOpenings((times) => times + 1);
  };
  useImperativeHandle(findRef, () => ({ open: openFind }));
  if (part === undefined) return { bar: {}, found: undefined, lines };
  const segments = transcript.kind === "segments" ? transcript.segments : undefined;
  const closeFind = () => {
    setOpenings(0);
    setFound(undefined);
  };
  const isShown = openings > 0 && showsTranscript;
  return {
    bar: {
      above: (
        <part.ReaderBar
          recording={recording}
          text={getText(props)}
          transcript={lines}
          onRead={onRead}
          onOpenReading={onOpenReading}
          onOpenFind={segments === undefined || isShown ? undefined : openFind}
        />
      ),
      below: isShown && segments !== undefined && (
        <part.ReaderBarFind openings={openings} segments={segments} onFind={onFind} onClose={closeFind} />
      ),
    },
    found: isShown && found?.visit === visit ? found?.line : undefined,
    lines,
  };
}
