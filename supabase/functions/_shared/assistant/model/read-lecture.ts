import { createCardPlacer, readRange, toStoredLines } from "@lectern/assistant/model/place-card.ts";
import { MOST_CITED_AT_ONCE } from "@lectern/assistant/search/cite-lines.ts";
import { emptyOutline, type LectureReading, type Outline, type OutlinePlace } from "@lectern/domain/outline.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import type { Source } from "@lectern/transcript/source.ts";
import { numberLines } from "./choose-passages.ts";
import { countTokens, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { type Readable, readingPrompt } from "./prompts.ts";
import { type Fields, readObjects } from "./read-objects.ts";

/** The most items of each list that are taken. */
const mostItems = { chapters: 30, points: 15, terms: 25, tasks: 20, dates: 20, questions: 3, cards: 15 } as const;
/** In characters. */
const LONGEST_TEXT = 600;
/** A longer lecture keeps the outline by rules. */
const MOST_PARTS = 100;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toText = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT) : "";

const listFields = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const orFallback = <Item>(items: readonly Item[], fallback: readonly Item[]): readonly Item[] =>
  items.length === 0 ? fallback : items;

const inOrder = <Item extends OutlinePlace>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.segment - b.segment);

/** The lists that an answer's objects belong to, by their fields: of an answer that was cut, or isn't one JSON object. */
function sortObjects(text: string): Fields {
  const objects = readObjects(text);
  const filterByFields = (...names: readonly string[]) =>
    objects.filter((object) => names.every((name) => name in object));
  return {
    chapters: filterByFields("title", "lines"),
    terms: filterByFields("term", "definition"),
    dates: filterByFields("date", "text"),
    cards: filterByFields("front", "back"),
    points: filterByFields("text", "isImportant"),
  };
}

/** Reads an answer as one JSON object, whatever stands around it: a fence, a preamble. */
function parseAnswer(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    if (isFields(value)) return value;
  } catch {
    // A weak model may write no valid JSON.
  }
  return sortObjects(text);
}

/**
 * Turns what a model wrote about a lecture into its outline. Items without a text, or with a line that the lecture doesn't
 * have, are left out; a list that is empty then is the one that rules derived.
 *
 * @param ruled the outline by rules
 */
function toReading(text: string, source: Source, ruled: Outline, leastChapters = 2): LectureReading {
  const answer = parseAnswer(text);
  const stored = toStoredLines(source);
  const findPlace = (lines: unknown): OutlinePlace | undefined => {
    const [segment, end] = readRange(lines) ?? [-1, -1];
    const line = stored[segment];
    const last = Math.min(end, segment + MOST_CITED_AT_ONCE - 1, stored.length - 1);
    return line && { segment, ...(last > segment && { last }), start: line.start ?? null };
  };
  /** The items that have a place and each of the texts, in the order of the lecture. */
  const readItems = <Name extends string>(kind: keyof typeof mostItems, ...names: readonly Name[]) =>
    inOrder(
      listFields(answer[kind])
        .flatMap((fields) => {
          const place = findPlace(fields["lines"]);
          const texts = Object.fromEntries(names.map((name) => [name, toText(fields[name])])) as Record<Name, string>;
          const isWhole = place !== undefined && names.every((name) => texts[name] !== "");
          const isImportant = kind === "points" && fields["isImportant"] === true;
          return isWhole ? [{ ...place, ...texts, ...(isImportant && { isImportant }) }] : [];
        })
        .slice(0, mostItems[kind]),
    );

  const chapters = readItems("chapters", "title");
  const points = readItems("points", "text");
  const thesis = isFields(answer["thesis"]) ? toText(answer["thesis"]["text"]) : "";
  const thesisPlace = isFields(answer["thesis"]) ? findPlace(answer["thesis"]["lines"]) : undefined;
  const questions = Array.isArray(answer["questions"]) ? answer["questions"].map(toText).filter(Boolean) : [];
  const place = createCardPlacer(source);
  const cards = listFields(answer["cards"]).flatMap((card) => place(card) ?? []);
  const title = toText(answer["title"]).slice(0, maxLengths.recordingTitle);
  return {
    ...ruled,
    title: title === "" ? null : title,
    thesis: thesis === "" || thesisPlace === undefined ? ruled.thesis : { ...thesisPlace, text: thesis },
    chapters: chapters.length < leastChapters ? ruled.chapters : chapters,
    points: orFallback(points, ruled.points),
    terms: orFallback(readItems("terms", "term", "definition"), ruled.terms),
    tasks: readItems("tasks", "text"),
    dates: readItems("dates", "date", "text"),
    questions: orFallback(questions.slice(0, mostItems.questions), ruled.questions),
    cards: cards.slice(0, mostItems.cards),
  };
}

/** The reading of a part of a lecture, and the last line of the part. */
export interface ReadPart {
  readonly last: number;
  readonly reading: LectureReading;
}

/** A lecture, and the parts that were read of it. */
export interface LectureToRead {
  readonly source: Source;
  /** Derives the outline by rules, for what the model leaves out. */
  readonly derive: () => Outline;
  readonly parts: readonly ReadPart[];
}

/** The lines to read next, in parts of about the same length: all that fit. None if all were read. */
function chooseNext({ source, parts }: LectureToRead, window: number) {
  const { read } = toBudget(window).reading;
  const first = (parts.at(-1)?.last ?? -1) + 1;
  const rest = numberLines(toStoredLines(source)).slice(first);
  const costs = rest.map((line) => countTokens(`${line}\n`));
  const tokensLeft = costs.reduce((sum, cost) => sum + cost, 0);
  const count = Math.ceil(tokensLeft / read);
  let tokens = 0;
  let lineCount = 0;
  while (
    lineCount < rest.length &&
    (lineCount === 0 || (tokens * count < tokensLeft && tokens + costs[lineCount]! <= read))
  ) {
    tokens += costs[lineCount]!;
    lineCount += 1;
  }
  return { first, lines: rest.slice(0, lineCount), tokens, count, isRest: lineCount === rest.length };
}

/** The highest cost of what is read next of a lecture, in tokens; 0 for one that is too long. */
export function costOfReading(lecture: LectureToRead, window: number): number {
  const { read } = toBudget(window).reading;
  const { lines, tokens, count } = chooseNext(lecture, window);
  if (lecture.parts.length + count > MOST_PARTS) return 0;
  return (lines.length === 0 ? read : Math.min(tokens, read)) + window - read;
}

/** Takes the first item of each list, then the second of each, up to `most`; where not all of a rank fit, some from everywhere. */
function chooseItems<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const selection: Item[] = [];
  for (let rank = 0; selection.length < most; rank += 1) {
    const items = lists.flatMap((list) => list.slice(rank, rank + 1));
    if (items.length === 0) break;
    const room = Math.min(items.length, most - selection.length);
    const countUntil = (position: number) => Math.floor((position * room) / items.length);
    selection.push(...items.filter((_, index) => countUntil(index + 1) > countUntil(index)));
  }
  return selection;
}

/** The lists of a whole lecture, from those of its parts. */
function mergeParts({ parts, derive }: LectureToRead): LectureReading {
  const ruled = derive();
  const merge = <Kind extends Exclude<keyof typeof mostItems, "questions">>(kind: Kind) =>
    chooseItems<LectureReading[Kind][number]>(
      parts.map(({ reading }) => reading[kind]),
      mostItems[kind],
    );
  const terms = new Map(
    inOrder(merge("terms"))
      .toReversed()
      .map((each) => [each.term.toLowerCase(), each]),
  );
  return {
    ...ruled,
    title: null,
    chapters: orFallback(inOrder(merge("chapters")), ruled.chapters),
    points: orFallback(inOrder(merge("points")), ruled.points),
    terms: orFallback(inOrder([...terms.values()]), ruled.terms),
    tasks: inOrder(merge("tasks")),
    dates: inOrder(merge("dates")),
    cards: merge("cards"),
  };
}

/** Writes the statements of the parts as numbered lines: as many as the tokens hold, of each part about as many. */
function writeParts({ parts }: LectureToRead, tokens: number): string {
  const lists = parts.map(({ reading: { thesis, chapters, points } }) => [
    ...(thesis === null ? [] : [thesis]),
    ...points.toSorted((a, b) => Number(b.isImportant ?? false) - Number(a.isImportant ?? false)),
    ...chapters.map(({ title, ...place }) => ({ ...place, text: `(chapter) ${title}` })),
  ]);
  const write = (count: number): string =>
    inOrder(chooseItems(lists, count))
      .map(({ segment, text }) => `[${segment}] ${text}`)
      .join("\n");
  let count = lists.flat().length;
  while (count > 1 && countTokens(write(count)) > tokens) count -= Math.ceil(count / 10);
  return write(count);
}

/**
 * Has a model read a lecture once and say all that a page shows of it: title, thesis, chapters, points, terms, tasks, dates,
 * questions and cards (TUT-04). A lecture that is longer than its window is read in parts, one at a time; when all are read, they
 * are joined.
 *
 * @throws ModelFailure if it fails, or writes nothing of that
 */
export async function readLecture(
  model: Model,
  lecture: LectureToRead,
): Promise<{ readonly part: ReadPart & { readonly first: number } } | { readonly whole: LectureReading }> {
  const { source, derive, parts } = lecture;
  const { read, write } = toBudget(model.window).reading;
  const { first, lines, isRest } = chooseNext(lecture, model.window);
  const ask = async (text: string, readable: Readable) => {
    const { messages, schema } = readingPrompt(text, readable);
    return model.complete(messages, write, undefined, schema);
  };
  if (lines.length === 0 && parts.length > 0) {
    const merged = mergeParts(lecture);
    const { text } = await ask(writeParts(lecture, read), "parts");
    const { terms, tasks, dates, cards } = merged;
    return { whole: { ...toReading(text, source, merged), terms, tasks, dates, cards } };
  }
  const isWhole = isRest && parts.length === 0;
  const { text, isCut } = await ask(lines.join("\n"), isWhole ? "whole" : "part");
  const base = isWhole ? derive() : emptyOutline;
  const reading = toReading(text, source, base, isWhole ? 2 : 1);
  const isNew = reading.points !== base.points || reading.terms !== base.terms || reading.cards.length > 0;
  if (isNew && isWhole) return { whole: reading };
  if (isNew) return { part: { first, last: first + lines.length - 1, reading } };
  throw new ModelFailure("empty", isCut ? "length" : "unreadable");
}
