import { type RefObject, useRef } from "react";
import type { LinePosition } from "../recording/hold-in-pane.ts";
import type { TranscriptState } from "../recording/recording.state.ts";
import { type CitedMoment, RecordingPane } from "../recording/RecordingPane.tsx";
import { RecordingTranscript } from "../recording/RecordingTranscript.tsx";

export interface LectureCardsPaneProps {
  readonly transcript: TranscriptState;
  readonly cited: CitedMoment | undefined;
  /** Called with seconds from the start. */
  readonly onCite: (seconds: number) => void;
  /** The cards beside the pane. */
  readonly page: RefObject<HTMLElement | null>;
}

/** The transcript beside the cards. A quote's moment is marked in it, and the focus stays on the card. */
export function LectureCardsPane({ transcript, cited, onCite, page }: LectureCardsPaneProps) {
  const lines = useRef<HTMLDivElement>(null);
  const position = useRef<LinePosition>(undefined);
  return (
    <RecordingPane
      cited={cited}
      onCite={onCite}
      page={page}
      lines={lines}
      segments={transcript.kind === "segments" ? transcript.segments : undefined}
      marked={cited && String(cited.visit)}
      getPosition={() => position.current}
      onPosition={(at) => {
        position.current = at;
      }}
    >
      <RecordingTranscript
        state={transcript}
        moment={cited?.seconds}
        visit={String(cited?.visit)}
        found={undefined}
        lines={lines}
        isInPane
      />
    </RecordingPane>
  );
}
