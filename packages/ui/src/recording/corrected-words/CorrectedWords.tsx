import type { CorrectedSegment } from "@lectern/domain/corrections";
import { Fragment, type ReactNode } from "react";
import { corrected } from "./CorrectedWords.css.ts";
import { type CorrectedWord, findCorrectedWords } from "./find-corrected-words.ts";

export interface CorrectedWordsProps {
  /** The line as it is shown. */
  readonly text: string;
  /** In order. */
  readonly words: readonly CorrectedWord[];
  /** The characters to show. @default all */
  readonly from?: number;
  readonly to?: number;
}

/** A line, or a part of it, whose corrected words have a quiet sign that names what was heard (COR-01). */
export function CorrectedWords({ text, words, from = 0, to = text.length }: CorrectedWordsProps) {
  const inside = words
    .map((word) => ({ ...word, from: Math.max(word.from, from), to: Math.min(word.to, to) }))
    .filter((word) => word.from < word.to);
  return (
    <>
      {inside.map((word, at) => (
        <Fragment key={word.from}>
          {text.slice(inside[at - 1]?.to ?? from, word.from)}
          <span
            className={corrected}
            data-heard={word.heard}
            title={word.heard === "" ? "Added" : `Heard as “${word.heard}”`}
          >
            {text.slice(word.from, word.to)}
          </span>
        </Fragment>
      ))}
      {text.slice(inside.at(-1)?.to ?? from, to)}
    </>
  );
}

/** Renders the characters of a line from `from` to `to`. */
export type RenderText = (index: number, from: number, to: number) => ReactNode;

/**
 * Finds the corrected words of a transcript once, for all renders.
 *
 * @returns `has` is whether a line has corrected words, `render` shows a part of a line
 */
export function createCorrectedLines(segments: readonly CorrectedSegment[]): {
  readonly has: (index: number) => boolean;
  readonly render: RenderText;
} {
  const lines = new Map<number, readonly CorrectedWord[]>();
  for (const [index, { text, heard }] of segments.entries()) {
    if (heard === undefined || heard.text === text) continue;
    const words = findCorrectedWords(heard.text, text);
    if (words.length > 0) lines.set(index, words);
  }
  return {
    has: (index) => lines.has(index),
    render: (index, from, to) => {
      const text = segments[index]?.text ?? "";
      const words = lines.get(index);
      return words === undefined ? (
        text.slice(from, to)
      ) : (
        <CorrectedWords text={text} words={words} from={from} to={to} />
      );
    },
  };
}
