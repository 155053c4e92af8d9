import { type Recording, type TranscriptSegment, toTitle } from "@lectern/domain/recording";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { search, volumeHigh } from "../../elements/icon/glyphs.ts";
import { textSize } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { varName } from "../../theme/var-name.ts";
import { onScrollFrame } from "../on-scroll-frame.ts";
import { findReadingTime } from "../transcript/find-reading-time.ts";
import * as styles from "./ReaderBar.css.ts";
import { toMinutesLeft } from "./reading-time.ts";

export { ReaderBarFind } from "./ReaderBarFind.tsx";

export interface ReaderBarProps {
  readonly recording: Recording;
  /** The shown text; undefined for a tab that is not read from beginning to end. */
  readonly text: string | readonly TranscriptSegment[] | undefined;
  /** The lines of the transcript, if it is shown. */
  readonly transcript: RefObject<HTMLElement | null>;
  /** Called with the time at the reading height, in seconds from the start, while the transcript is scrolled. */
  readonly onRead: (seconds: number) => void;
  /** Undefined if there is no text to search. */
  readonly onOpenFind: (() => void) | undefined;
  /** Opens the reading settings (ACC-01); undefined if the page has none. */
  readonly onOpenReading?: (() => void) | undefined;
  /** Reads what is shown aloud (ACC-04); undefined where there is nothing to read. */
  readonly onReadAloud?: (() => void) | undefined;
}

/** Measures how much of the text is above the window's bottom, from 0 to 1, rounded to hundredths. */
function measureProgress(panel: Element | null): number {
  if (panel === null) return 0;
  const { top, height } = panel.getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (window.innerHeight - top) / height)) * 100) / 100;
}

/** RDT-11: the bar beside the tabs once they stick: title, remaining reading time, and find. */
export function ReaderBar(props: ReaderBarProps) {
  const { recording, text, transcript, onRead, onOpenFind, onOpenReading, onReadAloud } = props;
  const root = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  const [progress, setProgress] = useState(0);
  const segments = typeof text === "string" ? undefined : text;
  const characters = useMemo(
    () => segments?.reduce((sum, segment) => sum + segment.text.length, 0) ?? text?.length,
    [segments, text],
  );
  useEffect(
    () =>
      onScrollFrame(() => {
        const isStuck = window.scrollY > 0 && (root.current?.getBoundingClientRect().top ?? 1) <= 0.5;
        setStuck(isStuck);
        setProgress(measureProgress(document.querySelector("[role=tabpanel][data-state=active]")));
        if (segments === undefined || transcript.current === null || !isStuck) return;
        onRead(findReadingTime(segments, transcript.current));
      }),
    [segments, transcript, onRead],
  );
  const minutes = characters === undefined ? 0 : toMinutesLeft(characters, progress);
  return (
    <div ref={root} className={styles.strip} data-stuck={stuck || undefined}>
      {stuck && (
        <>
          {characters !== undefined && (
            <span className={styles.line} style={{ [varName(styles.progress)]: progress }} aria-hidden="true" />
          )}
          <span className={styles.title} dir="auto">
            {toTitle(recording.name)}
          </span>
          {minutes > 0 && <span className={styles.left}>{minutes} min left</span>}
          {onReadAloud !== undefined && <IconButton glyph={volumeHigh} label="Read Aloud" onClick={onReadAloud} />}
          {onOpenReading !== undefined && <IconButton glyph={textSize} label="Reading" onClick={onOpenReading} />}
          {onOpenFind !== undefined && <IconButton glyph={search} label="Find in Transcript" onClick={onOpenFind} />}
        </>
      )}
    </div>
  );
}
