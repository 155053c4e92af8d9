import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Passage } from "../../lecture/passages.ts";

/** The passages that an answer showed. */
export interface Shown {
  /** In the order that the answer has them, one for each quotation. */
  readonly order: readonly number[];
  readonly indices: ReadonlySet<number>;
  readonly first: number;
  readonly last: number;
}

const moment = /\*\*(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\*\*|#t=(\d{1,6})/g;

/** Beyond, a conversation's text is not compared with the sentences of a recording without times. */
const MOST_COMPARED = 3_000;

/** In characters: a quotation is no longer. */
const LONGEST = 3_000;

/** In seconds: a moment is written without its fraction. */
const toSeconds = ([, hours = "0", minutes = "0", seconds = "0", link]: RegExpExecArray): number =>
  link === undefined ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : Number(link);

/** Finds the passages that an answer quotes, by their moments; in a recording without times by their text. */
export function findShown(answer: string, passages: readonly Passage[]): Shown | undefined {
  const indices = new Set<number>();
  const order: number[] = [];
  const add = (at: number, isStart: boolean): void => {
    if (isStart && !indices.has(at)) order.push(at);
    indices.add(at);
  };
  if (passages[0]?.start === undefined) {
    for (const [at, { text, spoken }] of passages.slice(0, MOST_COMPARED).entries())
      if (text.length > 12 && (answer.includes(escapeMarkdown(spoken)) || answer.includes(escapeMarkdown(text))))
        add(at, !indices.has(at - 1));
  } else {
    const starts = new Map<number, number>();
    for (const [at, { start }] of passages.entries()) {
      const second = Math.floor(start ?? 0);
      if (!starts.has(second)) starts.set(second, at);
    }
    const text = answer.slice(0, 16_384);
    for (const found of text.matchAll(moment)) {
      let at = starts.get(toSeconds(found));
      if (at === undefined) continue;
      add(at, true);
      // A quotation may go on over the passages that follow.
      const rest = text.slice(found.index, found.index + LONGEST);
      while (
        passages[at + 1] !== undefined &&
        passages[at + 1]!.text.length > 12 &&
        (rest.includes(escapeMarkdown(passages[at + 1]!.spoken)) ||
          rest.includes(escapeMarkdown(passages[at + 1]!.text)))
      ) {
        at += 1;
        add(at, false);
      }
    }
  }
  if (indices.size === 0) return undefined;
  return { order, indices, first: Math.min(...indices), last: Math.max(...indices) };
}
