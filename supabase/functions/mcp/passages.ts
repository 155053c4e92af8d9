import { markWords, toWords } from "@lectern/domain/search.ts";
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
export interface FoundLines {
  readonly id: string;
  readonly segments: readonly Line[] | null;
  readonly text: readonly string[] | null;
}

/** The length of a passage, in characters. */
const PASSAGE_LENGTH = 420;
const MOST_OF_ONE_LECTURE = 3;

/** Whether two folded words are forms of one. */
function areRelated(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return false;
  const stem = Math.max(4, shorter - 2);
  return a.slice(0, stem) === b.slice(0, stem);
}

const fold = (text: string): string[] => toWords(text).map(foldAccents);

/** The indexes of the words of the query that a text has. */
const findQueryWords = (text: string, queryWords: readonly string[]): ReadonlySet<number> => {
  const foldedWords = new Set(fold(text));
  const has = (word: string) => foldedWords.has(word) || [...foldedWords].some((folded) => areRelated(folded, word));
  return new Set([...queryWords.keys()].filter((place) => has(queryWords[place]!)));
};

/** The index of the first of the words in a text, or of a longer form of it; 0 without one. */
function findFirst(text: string, queryWords: readonly string[]): number {
  if (queryWords.length === 0) return 0;
  const [before, match] = markWords(text.slice(0, 20_000), queryWords, { beginnings: true });
  return before?.isMarked === false && match !== undefined ? before.text.length : 0;
}

/** Cuts a long text to what is around the first asked word. */
export function clip(text: string, length: number, queryWords: readonly string[] = []): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const match = findFirst(plain, queryWords);
  const from = Math.floor(Math.max(0, Math.min(match - length / 3, plain.length - length)));
  // Not in the middle of a word, if a blank is near.
  const blank = plain.slice(from, Math.min(match, from + 40)).indexOf(" ");
  const begin = from === 0 ? 0 : from + blank + 1;
  const end = begin + length;
  // Nor in the middle of a sign that takes two units.
  const part = plain.slice(begin, end).replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${begin > 0 ? "… " : ""}${part.trim()}${end < plain.length ? " …" : ""}`;
}

interface Candidate extends Passage {
  /** The indexes of the words of the query that it has. */
  readonly has: ReadonlySet<number>;
  /** The number of the last line. */
  readonly last: number;
}

/** Joins lines to stretches of a passage's length, one from each line. */
function* toStretches(
  recordingId: string,
  lines: readonly Line[],
  queryWords: readonly string[],
): Generator<Candidate> {
  const wordsByLine = lines.map(({ text }) => findQueryWords(text, queryWords));
  for (const [place, { index, start }] of lines.entries()) {
    let text = "";
    let end = place;
    const has = new Set<number>();
    while (end < lines.length && lines[end]!.index === index + (end - place)) {
      const next = `${text} ${lines[end]!.text}`.trim();
      if (text !== "" && next.length > PASSAGE_LENGTH) break;
      text = next;
      for (const queryWord of wordsByLine[end]!) has.add(queryWord);
      end += 1;
    }
    if (has.size > 0) yield { recordingId, line: index, start, text, has, last: index + (end - place) - 1 };
  }
}

/**
 * Chooses the passages that have most of the asked words. A word that few of them have weighs more: the database found them by
 * any of the words.
 *
 * @param lectures the lectures, the likeliest first
 */
export function choosePassages(lectures: readonly FoundLines[], query: string, most: number): Passage[] {
  const queryWords = [...new Set(fold(query))].slice(0, 32);
  const candidates: Candidate[] = lectures.flatMap(({ id, segments, text }) => [
    ...toStretches(id, segments ?? [], queryWords),
    ...(text ?? []).map((part, place) => ({
      recordingId: id,
      line: undefined,
      start: undefined,
      text: part,
      has: findQueryWords(part, queryWords),
      last: place,
    })),
  ]);
  const weights = queryWords.map((_, index) => {
    const count = candidates.filter(({ has }) => has.has(index)).length;
    return count === 0 ? 0 : Math.log(1 + candidates.length / count);
  });
  const weigh = ({ has }: Candidate) => [...has].reduce((sum, index) => sum + weights[index]!, 0);
  const selection: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (selection.length === most) break;
    const same = selection.filter(({ recordingId }) => recordingId === candidate.recordingId);
    const isCovered = same.some(
      ({ line, last }) =>
        line !== undefined && candidate.line !== undefined && candidate.line <= last && candidate.last >= line,
    );
    if (!isCovered && same.length < MOST_OF_ONE_LECTURE) selection.push(candidate);
  }
  return selection.map(({ recordingId, line, start, text }) => ({
    recordingId,
    line,
    start,
    text: clip(text, PASSAGE_LENGTH, queryWords),
  }));
}
