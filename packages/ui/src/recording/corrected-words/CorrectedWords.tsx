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
 * Renders the corrected words of a transcript. Those of a line are found when it is first rendered.
 *
 * @returns `has` is whether a line has corrected words, `render` shows a part of a line
 */
export function createCorrectedLines(segments: readonly CorrectedSegment[]): {
  readonly has: (index: number) => boolean;
  readonly render: RenderText;
} {
  const lines = new Map<number, readonly CorrectedWord[]>();
  const find = (index: number): readonly CorrectedWord[] | undefined => {
    const { text = "", heard } = segments[index] ?? {};
    if (heard === undefined || heard.text === text) return undefined;
    const known = lines.get(index) ?? findCorrectedWords(heard.text, text);
    lines.set(index, known);
    return known;
  };
  return {
    has: (index) => find(index) !== undefined,
    render: (index, from, to) => {
      const text = segments[index]?.text ?? "";
      const words = find(index);
      return words === undefined ? (
        text.slice(from, to)
      ) : (
        <CorrectedWords text={text} words={words} from={from} to={Math.min(to, text.length)} />
      );
    },
  };
}
