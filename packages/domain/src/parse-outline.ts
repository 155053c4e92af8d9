import { Failure } from "./failure.ts";
import type {
  Outline,
  OutlineChapter,
  OutlineDate,
  OutlineForm,
  OutlinePlace,
  OutlineTerm,
  OutlineThesis,
} from "./outline.ts";

/** Fields of an outline as they are stored. Null in the last five: the outline's version lacks the field. */
type StoredOutline = { readonly [Field in keyof Outline]: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isSeconds = (value: unknown): value is number => typeof value === "number" && value >= 0;
const isPlace = (value: unknown): value is Readonly<Record<string, unknown>> & OutlinePlace =>
  isRecord(value) &&
  typeof value["segment"] === "number" &&
  ["number", "undefined"].includes(typeof value["last"]) &&
  (value["start"] === null || isSeconds(value["start"]));
const isChapter = (value: unknown): value is OutlineChapter => isPlace(value) && isText(value["title"]);
const isTerm = (value: unknown): value is OutlineTerm =>
  isPlace(value) && isText(value["term"]) && (value["definition"] === undefined || isText(value["definition"]));
const isSentence = (value: unknown): value is OutlinePlace & { readonly text: string } =>
  isPlace(value) && isText(value["text"]);
const isThesis = (value: unknown): value is OutlineThesis => isSentence(value);
const isDate = (value: unknown): value is OutlineDate => isSentence(value) && "date" in value && isText(value.date);
const isForm = (value: unknown): value is OutlineForm =>
  isPlace(value) && isText(value["term"]) && isText(value["form"]);

/** @throws Failure `malformed` if an item has the wrong form */
function parseList<Item>(items: unknown, isItem: (value: unknown) => value is Item): readonly Item[] {
  if (!Array.isArray(items) || !items.every(isItem)) throw new Failure("malformed");
  return items;
}

function parseThesis(thesis: unknown): OutlineThesis | null {
  if (thesis === null || thesis === undefined) return null;
  if (!isThesis(thesis)) throw new Failure("malformed");
  return thesis;
}

/** Parses the suggested questions of a stored outline. @throws Failure `malformed` */
export const parseQuestions = (questions: unknown): readonly string[] => parseList(questions, isText);

/**
 * Parses a stored outline, of a recording with or without times. Every reader uses this parser, so that none refuses
 * what the writer may store (UNT-08). A field that was not read becomes an empty list.
 *
 * @throws Failure `malformed`
 */
export const parseOutline = ({
  chapters = [],
  questions = [],
  terms = [],
  points,
  tasks,
  dates,
  forms,
  thesis,
}: Partial<StoredOutline>): Outline => ({
  chapters: parseList(chapters, isChapter),
  questions: parseQuestions(questions),
  terms: parseList(terms, isTerm),
  points: parseList(points ?? [], isSentence),
  tasks: parseList(tasks ?? [], isSentence),
  dates: parseList(dates ?? [], isDate),
  forms: parseList(forms ?? [], isForm),
  thesis: parseThesis(thesis),
});
