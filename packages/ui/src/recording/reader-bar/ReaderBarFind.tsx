import { isComposing } from "../../theme/keys.ts";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { chevronDown, clear } from "../../elements/icon/glyphs.ts";
import { chevronUp } from "../../elements/icon/screen-glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { SearchField } from "../../forms/search-field/SearchField.tsx";
import type { FoundLine } from "../transcript/Transcript.tsx";
import { findLines } from "./find-lines.ts";
import { count, field, find } from "./ReaderBar.css.ts";

export interface ReaderBarFindProps {
  /** Changing the value focuses the field and selects its text. @default 1 */
  readonly openings?: number;
  readonly segments: readonly TranscriptSegment[];
  /** Called with the line to mark and scroll into view; undefined for none. */
  readonly onFind: (line: FoundLine | undefined) => void;
  readonly onClose: () => void;
}

/** RDT-11: finds the lines that contain the words. Enter and Shift+Enter move forward and back, Escape closes. */
export function ReaderBarFind({ openings = 1, segments, onFind, onClose }: ReaderBarFindProps) {
  const [question, setQuestion] = useState("");
  const [at, setAt] = useState(0);
  const row = useRef<HTMLElement>(null);
  const lines = useMemo(() => findLines(segments, question), [segments, question]);
  useEffect(() => {
    const input = row.current?.querySelector("input");
    input?.focus();
    input?.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each opening must focus again
  }, [openings]);
  const goTo = (found: readonly number[], next: number, words: string) => {
    const position = found.length === 0 ? 0 : (next + found.length) % found.length;
    const index = found[position];
    setAt(position);
    onFind(index === undefined ? undefined : { index, question: words, visit: `${words} ${index}` });
  };
  const search = (words: string) => {
    setQuestion(words);
    goTo(findLines(segments, words), 0, words);
  };
  const step = (by: 1 | -1) => goTo(lines, at + by, question);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  };
  const none = lines.length === 0;
  const status = none ? "Not found" : `${at + 1} of ${lines.length}`;
  return (
    <search ref={row} className={find} aria-label="Transcript" onKeyDownCapture={onKeyDown}>
      <div className={field}>
        <SearchField label="Find in transcript" placeholder="Find in transcript" value={question} onChange={search} />
      </div>
      <output className={count}>{question.trim() === "" ? "" : status}</output>
      <IconButton glyph={chevronUp} label="Previous Line" aria-disabled={none} onClick={() => step(-1)} />
      <IconButton glyph={chevronDown} label="Next Line" aria-disabled={none} onClick={() => step(1)} />
      <IconButton glyph={clear} label="Close Search" onClick={onClose} />
    </search>
  );
}
