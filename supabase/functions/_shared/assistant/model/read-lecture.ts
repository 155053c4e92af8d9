import { createCardPlacer, readRange, toStoredLines } from "@lectern/assistant/model/place-card.ts";
import type { LectureReading, Outline, OutlinePlace } from "@lectern/domain/outline.ts";
import { maxLengths } from "@lectern/domain/max-lengths.ts";
import type { Source } from "@lectern/transcript/source.ts";
import { spreadLines } from "./choose-passages.ts";
import { countTokens, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { readingPrompt, readingSchema } from "./prompts.ts";
import { type Fields, readObjects } from "./read-objects.ts";

/** The most items of each list that are taken. */
const most = { chapters: 30, points: 15, terms: 25, tasks: 20, dates: 20, questions: 3, cards: 15 } as const;
/** In characters. */
const LONGEST_TEXT = 600;
/** A lecture is so many times longer than what is read of it at once, at most. */
const MOST_UNREAD = 2;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toText = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT) : "";

const listFields = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const orRuled = <Item>(items: readonly Item[], rules: readonly Item[]): readonly Item[] =>
  items.length === 0 ? rules : items;

/** The lists that an answer's objects belong to, by their fields: of an answer that was cut, or isn't one JSON object. */
function sortObjects(text: string): Fields {
  const objects = readObjects(text);
  const having = (...names: readonly string[]) => objects.filter((object) => names.every((name) => name in object));
  return {
    chapters: having("title", "lines"),
    terms: having("term", "definition"),
    dates: having("date", "text"),
    cards: having("front", "back"),
    points: having("text", "isImportant"),
  };
}

/** Reads an answer as one JSON object, whatever stands around it: a fence, a preamble. */
function parseAnswer(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    if (isFields(value)) return value;
  } catch {
    // A weak model's.
  }
  return sortObjects(text);
}

/**
 * Turns what a model wrote about a lecture into its outline. Items without a text, or with a line that the lecture doesn't
 * have, are left out; a list that is empty then is the one that rules derived.
 *
 * @param ruled the outline by rules
 */
function toReading(text: string, source: Source, ruled: Outline): LectureReading {
  const answer = parseAnswer(text);
  const stored = toStoredLines(source);
  const findPlace = (lines: unknown): OutlinePlace | undefined => {
    const [segment = -1] = readRange(lines) ?? [];
    const line = stored[segment];
    return line && { segment, start: line.start ?? null };
  };
  /** The items that have a place and each of the texts, in the order of the lecture. */
  const list = <Name extends string>(kind: keyof typeof most, ...names: readonly Name[]) =>
    listFields(answer[kind])
      .flatMap((fields) => {
        const place = findPlace(fields["lines"]);
        const texts = Object.fromEntries(names.map((name) => [name, toText(fields[name])])) as Record<Name, string>;
        const isWhole = place !== undefined && names.every((name) => texts[name] !== "");
        const isImportant = kind === "points" && fields["isImportant"] === true;
        return isWhole ? [{ ...place, ...texts, ...(isImportant && { isImportant }) }] : [];
      })
      .slice(0, most[kind])
      .toSorted((a, b) => a.segment - b.segment);

  const chapters = list("chapters", "title");
  const points = list("points", "text");
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
    chapters: chapters.length < 2 ? ruled.chapters : chapters,
    points: orRuled(points, ruled.points),
    terms: orRuled(list("terms", "term", "definition"), ruled.terms),
    tasks: list("tasks", "text"),
    dates: list("dates", "date", "text"),
    questions: orRuled(questions.slice(0, most.questions), ruled.questions),
    cards: cards.slice(0, most.cards),
  };
}

/** The highest cost of reading a lecture, in tokens; 0 for one that is too long for a model's window. */
export function costOfReading(source: Source, window: number): number {
  const { read } = toBudget(window).reading;
  const tokens = countTokens(spreadLines(toStoredLines(source), Number.POSITIVE_INFINITY).join("\n"));
  return tokens > read * MOST_UNREAD ? 0 : Math.min(tokens, read) + window - read;
}

/**
 * Has a model read a lecture once and say all that a page shows of it: title, thesis, chapters, points, terms, tasks, dates,
 * questions and cards (TUT-04).
 *
 * @throws ModelFailure if it fails, or writes nothing of that
 */
export async function readLecture(model: Model, source: Source, ruled: Outline): Promise<LectureReading> {
  const { read, write } = toBudget(model.window).reading;
  const lines = spreadLines(toStoredLines(source), read);
  const { text, isCut } = await model.complete(readingPrompt(lines.join("\n")), write, undefined, readingSchema);
  const reading = toReading(text, source, ruled);
  const isNew = reading.points !== ruled.points || reading.terms !== ruled.terms || reading.cards.length > 0;
  if (!isNew) throw new ModelFailure("empty", isCut ? "length" : "unreadable");
  return reading;
}
