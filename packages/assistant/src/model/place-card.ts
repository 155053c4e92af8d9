import { CLOZE_GAP, type CardKind, cardKinds, cardLengths, type ProposedCard } from "@lectern/domain/cards.ts";
import type { Source } from "@lectern/transcript/source.ts";
import { readLines } from "@lectern/transcript/normalise/stored-text.ts";

/** A line that the places of cards count. */
interface StoredLine {
  readonly text: string;
  readonly start?: number;
}

/** The lines that the places of cards count: the segments as they are stored; without any, the lines of the transcript. */
export const toStoredLines = ({ segments, transcript }: Source): readonly StoredLine[] =>
  segments === undefined || segments.length === 0 ? readLines(transcript) : segments;

/** The most lines that one card quotes: a model that names more, "1-900", means a section and not a statement. */
const MOST_QUOTED_LINES = 12;

const collapse = (text: unknown): string => (typeof text === "string" ? text.replaceAll(/\s+/g, " ").trim() : "");

/**
 * The first and last line in what a model names as lines: "128", "[128-130]", 128, [128, 129]. Of lines that are far from
 * each other, "3, 90", only those in a row with the first named are a passage.
 */
export function readRange(lines: unknown): readonly [first: number, last: number] | undefined {
  const [range, ...more] = (JSON.stringify(lines) ?? "").split(/[,;]/).flatMap((part) => {
    const numbers = part.match(/\d{1,6}/g)?.map(Number) ?? [];
    return numbers.length === 0 ? [] : [[Math.min(...numbers), Math.max(...numbers)] as const];
  });
  if (range === undefined) return undefined;
  let [first, last] = range;
  for (const [from, to] of more) {
    if (from > last + 1 || to < first - 1) break;
    first = Math.min(first, from);
    last = Math.max(last, to);
  }
  return [first, last];
}

/** The kind that a model names. It writes no choices: those need wrong answers, and the model's may be right. */
const toKind = (kind: unknown, front: string): CardKind => {
  if (front.includes(CLOZE_GAP)) return "cloze";
  return cardKinds.find((cardKind) => cardKind === kind && cardKind !== "choice" && cardKind !== "cloze") ?? "question";
};

/**
 * Turns what a model writes as a card, `{front, back, lines}`, into a card with the words of its lines as its quote.
 * Undefined for a card with an empty or too long side, or with lines that the recording doesn't have.
 */
export function createCardPlacer(
  source: Source,
): (card: Readonly<Record<string, unknown>>) => ProposedCard | undefined {
  const stored = toStoredLines(source);
  // Between the lines of a transcript without segments there may be names of speakers, and headings.
  const whole = stored === source.segments ? undefined : collapse(source.transcript);
  const join = (first: number, last: number): string =>
    collapse(
      stored
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" "),
    );
  const isQuotable = (quote: string) => quote.length <= cardLengths.quote && (whole?.includes(quote) ?? true);
  return ({ kind, lines, ...sides }) => {
    const [front, back] = [collapse(sides["front"]), collapse(sides["back"])];
    const [first, end] = readRange(lines) ?? [-1, -1];
    const line = stored[first];
    if (line === undefined || front === "" || back === "") return undefined;
    if (front.length > cardLengths.front || back.length > cardLengths.back) return undefined;
    let last = Math.min(end, first + MOST_QUOTED_LINES - 1, stored.length - 1);
    while (last > first && !isQuotable(join(first, last))) last -= 1;
    const quote = join(first, last).slice(0, cardLengths.quote).trimEnd();
    if (quote === "") return undefined;
    return { kind: toKind(kind, front), front, back, choices: null, quote, first, last, start: line.start ?? null };
  };
}
