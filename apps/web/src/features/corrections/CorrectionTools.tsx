import type { CorrectedSegment, Corrections } from "@lectern/domain/corrections";
import type { Recording } from "@lectern/domain/recording";
import { pencil, transcript as transcriptGlyph } from "@lectern/ui/elements/icon/screen-glyphs";
import { toShortcutKey } from "@lectern/ui/theme/keys";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { usePageCommands } from "../../commands/page-commands.ts";
import { isSingleKey } from "../../commands/single-keys.ts";
import { correctionCopy } from "../../copy/correction-copy.ts";
import { findCurrentLine, findLine, findSelection } from "@lectern/ui/recording/transcript/transcript-selection";
import { CorrectionOffers } from "./CorrectionOffers.tsx";
import { type CorrectionSubject, toWholeWords } from "@lectern/domain/correction-task";

/** Loaded with the dialog when something is corrected. */
const MakeCorrection = lazy(async () => ({ default: (await import("./MakeCorrection.tsx")).MakeCorrection }));

export interface CorrectionToolsProps {
  readonly recording: Recording;
  readonly corrections: Corrections;
  /** As they are shown with their corrections. */
  readonly segments: readonly CorrectedSegment[];
  /** The words, voice or line that is being corrected. */
  readonly subject: CorrectionSubject | undefined;
  readonly onSubject: (subject: CorrectionSubject | undefined) => void;
  readonly isAsHeard: boolean;
  /** Undefined without corrections. */
  readonly onShowAsHeard: ((isAsHeard: boolean) => void) | undefined;
}

/** The words that the student has selected in a line of the transcript; undefined if there are none. */
function findSelectedWords(segments: readonly CorrectedSegment[]): CorrectionSubject | undefined {
  const selected = findSelection();
  const line = selected?.lines[0];
  const segment = line === undefined ? undefined : segments[line];
  if (selected === undefined || line === undefined || line !== selected.lines[1] || segment === undefined)
    return undefined;
  const { text } = segment;
  const paragraph = document.querySelectorAll("[data-transcript] p")[line];
  // The speaker's name is before the text.
  const from = selected.at - ((paragraph?.textContent.length ?? text.length) - text.length);
  const words = toWholeWords(text, from, from + selected.words.length);
  return words === "" ? undefined : { kind: "word", line, words };
}

/** The first words of a line that are marked: corrected ones, or those that a search has found. */
function findMarkedWords(line: number): string | undefined {
  const paragraph = document.querySelectorAll("[data-transcript] p")[line];
  return paragraph?.querySelector("[data-heard], mark")?.textContent;
}

const toHeard = (segment: CorrectedSegment): CorrectedSegment => ({ ...segment, ...segment.heard });

/**
 * Finds the selected words, or else the first marked words of the current line, or else that line; undefined if nothing
 * of one line is selected and no line is current.
 */
export function findSubject(
  kind: "word" | "line",
  segments: readonly CorrectedSegment[],
): CorrectionSubject | undefined {
  const selection = findSelection();
  if (kind === "word" && selection !== undefined) return findSelectedWords(segments);
  const line = selection?.lines[0] ?? findCurrentLine();
  if (line === undefined || (selection !== undefined && selection.lines[1] !== line)) return undefined;
  const words = kind === "word" ? findMarkedWords(line) : undefined;
  return words === undefined ? { kind: "line", line } : { kind: "word", line, words };
}

/**
 * Correcting the transcript (COR-01). The key E corrects the selected words, otherwise the first marked words of the
 * line that has the focus, is under the pointer, or is marked; Shift+E corrects the line. A corrected word and a
 * speaker's name are corrected by pressing them.
 */
export function CorrectionTools(props: CorrectionToolsProps) {
  const { recording, corrections, segments, subject, onSubject, isAsHeard, onShowAsHeard } = props;
  const open = (next: CorrectionSubject | undefined): boolean => {
    if (next === undefined) return false;
    onShowAsHeard?.(false);
    onSubject(next);
    return true;
  };

  const find = (kind: "word" | "line") => findSubject(kind, isAsHeard ? segments.map(toHeard) : segments);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (toShortcutKey(event).toLowerCase() !== "e" || !isSingleKey(event)) return;
    if (open(find(event.shiftKey ? "line" : "word"))) event.preventDefault();
  });
  const click = useEffectEvent(({ target }: MouseEvent) => {
    // Words that are selected are not pressed, and a known term opens its own card.
    if (!(target instanceof HTMLElement) || findSelection() !== undefined || target.closest("[role=button]")) return;
    const words = target.closest("[data-transcript] [data-heard]");
    const line = findLine(words);
    if (words === null || line === undefined) return;
    open({ kind: "word", line, words: words.textContent });
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("keydown", (event) => press(event), { signal });
    document.addEventListener("click", (event) => click(event), { signal });
    return () => stop.abort();
  }, []);
  usePageCommands([
    {
      id: "correct-word",
      label: "Fix the selected words",
      also: "misheard wrong name spelling fix",
      glyph: pencil,
      run: () => void open(find("word")),
    },
    {
      id: "correct-line",
      label: "Edit this line of the transcript",
      also: "correct misheard fix",
      glyph: pencil,
      run: () => void open(find("line")),
    },
    {
      id: "name-speaker",
      label: "Name the speaker of this line",
      also: "correct rename voice",
      glyph: pencil,
      run: () => {
        const line = findSelection()?.lines[0] ?? findCurrentLine();
        if (line !== undefined) open({ kind: "speaker", line });
      },
    },
    {
      id: "show-as-heard",
      label: isAsHeard ? correctionCopy.showCorrected : correctionCopy.showAsHeard,
      also: "corrections",
      glyph: transcriptGlyph,
      run: () => onShowAsHeard?.(!isAsHeard),
      isEnabled: onShowAsHeard !== undefined,
    },
  ]);

  return (
    <>
      {subject !== undefined && (
        <Suspense fallback={null}>
          <MakeCorrection
            key={JSON.stringify(subject)}
            recording={recording}
            corrections={corrections}
            segments={segments}
            subject={subject}
            onClose={() => onSubject(undefined)}
          />
        </Suspense>
      )}
      {recording.folderId !== null && (
        <CorrectionOffers recordingId={recording.id} folderId={recording.folderId} segments={segments} />
      )}
    </>
  );
}
