import type { CardQuote } from "@lectern/domain/cards.ts";
import { collapseRuns } from "../search/sentences.ts";
import type { Source } from "@lectern/transcript/lecture.ts";
import { readLines } from "@lectern/transcript/normalise/stored-text.ts";
import { foldText, type Token } from "../support/fold.ts";
import type { Spoken } from "../support/support.ts";
import { findRun } from "./tokens.ts";

/** The units that the places of cards count: the segments as they are stored; without any, the lines of the transcript. */
export const toSpoken = ({ segments, transcript }: Pick<Source, "segments" | "transcript">): readonly Spoken[] =>
  segments === undefined || segments.length === 0 ? readLines(transcript) : segments;

/** Finds the places of quotes in one transcript. */
export interface QuotePlaces {
  /** The words from one segment to another. */
  readonly join: (first: number, last: number) => string;
  /**
   * The segments that a quote stands in, word for word; spaces may differ. Undefined where it was not said so.
   * @param near seconds: of several places the one that begins nearest to it
   */
  readonly find: (quote: string, near?: number) => CardQuote | undefined;
  /** Whole segments that hold the words of a quote in a row, whatever their case and signs; their text is the quote. */
  readonly findWords: (quote: string) => CardQuote | undefined;
}

export function readQuotePlaces(spoken: readonly Spoken[]): QuotePlaces {
  const lines = spoken.map(({ text }) => collapseRuns(text).trim());
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length + 1;
  }
  const whole = lines.join(" ");
  /** The last line that begins at or before a character. */
  const lineAt = (character: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= character) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  let words: { readonly tokens: readonly Token[]; readonly lineOf: readonly number[] } | undefined;
  const readWords = () => {
    const folded = lines.map((line) => foldText(line));
    return { tokens: folded.flat(), lineOf: folded.flatMap((tokens, line) => tokens.map(() => line)) };
  };
  const join = (first: number, last: number): string => lines.slice(first, last + 1).join(" ");
  const isBorder = (at: number) => !/[\p{L}\p{N}]/u.test(whole.charAt(at));
  return {
    join,
    findWords: (quote) => {
      words ??= readWords();
      const run = foldText(quote);
      const at = findRun(run, words.tokens);
      if (at === -1) return undefined;
      const [first, last] = [words.lineOf[at]!, words.lineOf[at + run.length - 1]!];
      return { quote: join(first, last), first, last, start: spoken[first]!.start ?? null };
    },
    find: (quote, near) => {
      const own = collapseRuns(quote).trim();
      if (own === "") return undefined;
      let best: CardQuote | undefined;
      let nearest = Number.POSITIVE_INFINITY;
      for (let at = whole.indexOf(own); at !== -1; at = whole.indexOf(own, at + own.length)) {
        if (!isBorder(at - 1) || !isBorder(at + own.length)) continue;
        const [first, last] = [lineAt(at), lineAt(at + own.length - 1)];
        const start = spoken[first]!.start ?? null;
        const distance = near === undefined || start === null ? 0 : Math.abs(start - near);
        if (distance >= nearest) continue;
        nearest = distance;
        best = { quote: own, first, last, start };
      }
      return best;
    },
  };
}
