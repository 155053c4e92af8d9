import { toWords } from "@lectern/domain/search.ts";
import { foldAccents } from "@lectern/domain/text-folding.ts";

/** Some lines of a lecture that speak of what was asked, in a row. */
export interface Passage {
  readonly recordingId: string;
  /** The number of the first line, from 0; undefined without times. */
  readonly line: number | undefined;
  /** Seconds; undefined without times. */
  readonly start: number | undefined;
  readonly text: string;
}

interface Line {
  readonly index: number;
  readonly start: number;
  readonly text: string;
}

/** The lines that the database found in one lecture, or the parts of a text without times. */
export interface Found {
  readonly id: string;
  readonly segments: readonly Line[] | null;
  readonly text: readonly string[] | null;
}

/** Of a passage, in characters. */
const LENGTH = 420;
/** Of one lecture. */
const MOST_OF_ONE = 3;

/** Whether two folded words are forms of one. */
function areRelated(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return false;
  const stem = Math.max(4, shorter - 2);
  return one.slice(0, stem) === other.slice(0, stem);
}

const fold = (text: string): string[] => toWords(text).map(foldAccents);

/** The places of the asked words that a text has. */
const findAsked = (text: string, asked: readonly string[]): ReadonlySet<number> => {
  const said = new Set(fold(text));
  const has = (word: string) => said.has(word) || [...said].some((one) => areRelated(one, word));
  return new Set([...asked.keys()].filter((place) => has(asked[place]!)));
};

/** Cuts a long text to what is around the first asked word. */
export function clip(text: string, length: number, asked: readonly string[] = []): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const lower = foldAccents(plain.slice(0, 20_000));
  const places = asked.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(places.length === 0 ? 0 : Math.min(...places) - length / 3, plain.length - length));
  // Not in the middle of a sign that takes two units, nor of a word if a blank is near.
  const begin = from === 0 ? 0 : plain.indexOf(" ", from) + 1 || Math.floor(from);
  const part = plain.slice(begin, begin + length).replace(/[\ud800-\udbff]$/, "");
  return `${begin > 0 ? "… " : ""}${part.trim()} …`;
}

interface Candidate extends Passage {
  readonly has: ReadonlySet<number>;
  readonly last: number;
}

/** Joins lines to stretches of a passage's length, one from each line. */
function* toStretches(recordingId: string, lines: readonly Line[], asked: readonly string[]): Generator<Candidate> {
  const found = lines.map(({ text }) => findAsked(text, asked));
  for (const [place, { index, start }] of lines.entries()) {
    let text = "";
    let end = place;
    const has = new Set<number>();
    while (end < lines.length && lines[end]!.index === index + (end - place)) {
      const next = `${text} ${lines[end]!.text}`.trim();
      if (text !== "" && next.length > LENGTH) break;
      text = next;
      for (const one of found[end]!) has.add(one);
      end += 1;
    }
    if (has.size > 0) yield { recordingId, line: index, start, text, has, last: index + (end - place) - 1 };
  }
}

/**
 * Chooses the passages that have most of the asked words. A word that few of them have weighs more: the database found them by
 * any of the words.
 *
 * @param found the lectures, the likeliest first
 */
export function choosePassages(found: readonly Found[], query: string, most: number): Passage[] {
  const asked = [...new Set(fold(query))].slice(0, 32);
  const candidates: Candidate[] = found.flatMap(({ id, segments, text }) => [
    ...toStretches(id, segments ?? [], asked),
    ...(text ?? []).map((part, place) => ({
      recordingId: id,
      line: undefined,
      start: undefined,
      text: part,
      has: findAsked(part, asked),
      last: place,
    })),
  ]);
  const weights = asked.map((_, word) => {
    const many = candidates.filter(({ has }) => has.has(word)).length;
    return many === 0 ? 0 : Math.log(1 + candidates.length / many);
  });
  const weigh = ({ has }: Candidate) => [...has].reduce((sum, word) => sum + weights[word]!, 0);
  const chosen: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (chosen.length === most) break;
    const same = chosen.filter(({ recordingId }) => recordingId === one.recordingId);
    const isCovered = same.some(
      ({ line, last }) => line !== undefined && one.line !== undefined && one.line <= last && one.last >= line,
    );
    if (!isCovered && same.length < MOST_OF_ONE) chosen.push(one);
  }
  return chosen.map(({ recordingId, line, start, text }) => ({
    recordingId,
    line,
    start,
    text: clip(text, LENGTH, asked),
  }));
}
