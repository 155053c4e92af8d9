import type { TranscriptSegment } from "@lectern/domain/recording";
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useRef, useState } from "react";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import type { FoundLine } from "../../recording/transcript/Transcript.tsx";
import type { RecordingTabsProps } from "./recording.state.ts";

/** Until its code has loaded, the recording is shown without it. */
const readerBar = createLazyPart(() => import("../../recording/reader-bar/ReaderBar.tsx"), "ignore");

/** Fetches the code of the bar that sticks with the tabs. */
export const loadReaderBar = readerBar.load;

type ReaderProps = RecordingTabsProps & {
  /** Whether the transcript is beside the other tabs. */
  readonly hasPane: boolean;
};

/** Returns the text of the tab, if it is read from beginning to end. */
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
  /** The content above and below the sticky tabs. */
  readonly bar: { readonly above?: ReactNode; readonly below?: ReactNode };
  readonly found: FoundLine | undefined;
  readonly lines: RefObject<HTMLDivElement | null>;
}

/** RDT-11: the bar that is added to the tabs when the page is scrolled, with its find. */
export function useReader(props: ReaderProps): Reader {
  const { recording, transcript, tab, onTabChange, visit, hasPane, findRef, onRead = noop } = props;
  const { onOpenReading, onReadAloud } = props;
  const text = getText(props);
  const part = readerBar.usePart(true);
  const lines = useRef<HTMLDivElement>(null);
  /** How often the find was opened since it was last closed; 0 if it is closed. */
  const [openings, setOpenings] = useState(0);
  // A citation that is followed later replaces the found line.
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
          text={text}
          transcript={lines}
          onRead={onRead}
          onOpenReading={onOpenReading}
          onReadAloud={text === undefined ? undefined : onReadAloud}
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
