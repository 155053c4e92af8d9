import { toShortcutKey } from "@lectern/ui/theme/keys";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { practice } from "@lectern/ui/elements/icon/screen-glyphs";
import { SelectionButtons } from "@lectern/ui/recording/selection-buttons";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { usePageCommands } from "../../commands/page-commands.ts";
import { isSingleKey } from "../../commands/single-keys.ts";
import { findCurrentLine, findSelection } from "@lectern/ui/recording/transcript/transcript-selection";
import { type CardPlace, toCardPlace } from "@lectern/domain/card-place";

/** Loaded with the dialog when a card is made. */
const NewCard = lazy(async () => ({ default: (await import("./NewCard.tsx")).NewCard }));

interface CardByHandProps {
  readonly recordingId: string;
  /** BCP 47, if it is known. */
  readonly language: string | undefined;
  readonly segments: readonly TranscriptSegment[];
  /** Corrects the selected words, or their line (COR-01). */
  readonly onCorrect: (kind: "word" | "line") => void;
}

/** The distance of the button below the selected words, in CSS pixels. */
const BUTTON_DISTANCE = 8;

interface Corner {
  readonly top: number;
  readonly left: number;
  /** Whether the words are in one line, which can be corrected. */
  readonly isInLine: boolean;
}

/** Where the buttons for the selected words are placed; undefined unless words are selected that a card could quote. */
function findCorner(segments: readonly TranscriptSegment[]): Corner | undefined {
  const selected = findSelection();
  if (selected === undefined || toCardPlace(segments, selected.lines, selected.words) === undefined) return undefined;
  const [first, last] = selected.lines;
  return { top: selected.box.bottom + BUTTON_DISTANCE, left: selected.box.left, isInLine: first === last };
}

/**
 * Making a card from the transcript (PRC-03). Selected words have buttons beside them. The key C makes a card of the
 * selected words, otherwise of the line that has the focus, is under the pointer, or is marked.
 */
export function CardByHand({ recordingId, language, segments, onCorrect }: CardByHandProps) {
  // Words may have been selected before this code was loaded.
  const [corner, setCorner] = useState(() => findCorner(segments));
  const [place, setPlace] = useState<CardPlace>();

  const findPlace = (): CardPlace | undefined => {
    const selected = findSelection();
    if (selected !== undefined) return toCardPlace(segments, selected.lines, selected.words);
    const line = findCurrentLine();
    return line === undefined ? undefined : toCardPlace(segments, [line, line], "");
  };
  const make = () => {
    const found = findPlace();
    if (found === undefined) return;
    setCorner(undefined);
    setPlace(found);
  };

  const correct = (kind: "word" | "line") => {
    setCorner(undefined);
    onCorrect(kind);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (toShortcutKey(event) !== "c" || !isSingleKey(event) || findPlace() === undefined) return;
    event.preventDefault();
    make();
  });
  const follow = useEffectEvent(() => setCorner(findCorner(segments)));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("keydown", (event) => press(event), { signal });
    document.addEventListener("selectionchange", () => follow(), { signal });
    window.addEventListener("scroll", () => follow(), { signal, passive: true, capture: true });
    return () => stop.abort();
  }, []);
  usePageCommands([{ id: "make-card", label: "Make a card from the selected words", glyph: practice, run: make }]);

  return (
    <>
      {corner !== undefined && place === undefined && (
        <SelectionButtons
          top={corner.top}
          left={corner.left}
          actions={[
            { label: "Make a Card", onClick: make },
            ...(corner.isInLine
              ? [
                  { label: "Fix Word", onClick: () => correct("word") },
                  { label: "Edit Line", onClick: () => correct("line") },
                ]
              : []),
          ]}
        />
      )}
      {place !== undefined && (
        <Suspense fallback={null}>
          <NewCard
            key={`${place.first} ${place.answer}`}
            recordingId={recordingId}
            language={language}
            place={place}
            onClose={() => setPlace(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
