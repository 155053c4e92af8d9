import type { AssistantLanguage } from "../../languages/language.ts";
import { beginsWithUnit } from "../../languages/durations.ts";
import { spacedWords, toRoot, toRoots } from "../../lecture/words.ts";
import type { Question } from "../../questions/parse-question.ts";
import type { Act } from "../../languages/requests/request-words.ts";
import { foldText } from "../../support/fold.ts";

/** A number and what it counts: "20 kilometres", "3.5 %", "two thirds". */
const counted = /^\s?(?:%|°\s?[CF]?|(?:\p{L}[\p{L}\p{M}'’-]*)(?:\s(?:of\s)?\p{L}[\p{L}\p{M}'’-]*)?)/u;
const share =
  /(?:one|ein(?:e[rs]?)?|un[oa]?|une|uma?|(?<!\p{N})\p{N}+) (?:in|out of|of|de|von|cada|sur|em) (?:every |cada |chaque )?$/iu;
const figure = /[$€£]?\p{N}+(?:[.,]\p{N}+)*(?:\s?%)?/gu;
const year = /(?<![\p{N}.,])(?:1\d{3}|20\d{2})(?![\p{N}])/gu;
/** Words with capitals in a row, not the first of a sentence. */
const names = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}’'.-]+(?: (?:(?:v[ao]n|d[eia]s?|of) )?\p{Lu}[\p{L}’'.-]+)*/gu;

/** The only one of some, or nothing: where there are several, which one is meant is for the student to read. */
const onlyOne = (found: readonly string[]): string | undefined => {
  const distinct = [...new Set(found)];
  return distinct.length === 1 ? distinct[0] : undefined;
};

/** "Seven", "twenty-five", and not "nine-digit". */
const isNumeral = (word: string): boolean => {
  const parts = foldText(word);
  return parts.length > 0 && parts.every((part) => part.isNumber);
};

/** In terms: behind "how many" stands what is counted, "US states". */
const COUNTED = 2;

function findNumber(text: string, question: Question, language: AssistantLanguage): string | undefined {
  const asked = new Set(question.terms);
  const isCounted = (word: string): boolean => question.terms.slice(0, COUNTED).includes(toRoot(word, language));
  const found = [...text.matchAll(figure), ...text.matchAll(spacedWords)].flatMap(({ 0: word, index }) => {
    const isNumber = /^[$€£\p{N}]/u.test(word) || isNumeral(word);
    if (!isNumber || asked.has(toRoot(word, language))) return [];
    if (question.asksDuration === true && !beginsWithUnit(text.slice(index + word.length), language.code)) return [];
    const unit = word.endsWith("%") ? "" : (counted.exec(text.slice(index + word.length))?.[0] ?? "");
    const [, first = "", second = ""] = /^\s?(\S*)(?:\s(.*))?$/u.exec(unit) ?? [];
    const isAsked = [first, second].some(isCounted);
    // "20 kilometres long": one word says what is counted, unless the first is itself a number, "two million people".
    // "one in 13 people"
    const before = share.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? "";
    const shown = foldText(first)[0]?.isNumber === true || asked.has(toRoot(second, language)) ? unit : ` ${first}`;
    return [{ index, text: `${before}${word}${first === "" ? "" : shown}`.trim(), isAsked }];
  });
  const distinct = found.filter(({ index }, at) => found.findIndex((other) => other.index === index) === at);
  const counting = distinct.filter(({ isAsked }) => isAsked);
  return onlyOne((counting.length > 0 ? counting : distinct).map((one) => one.text));
}

/** The sentences of a quotation that hold all that a question names: a value elsewhere is another thing's. */
function keepAnswering(text: string, { terms }: Question, language: AssistantLanguage): string {
  const holds = (sentence: string): boolean => {
    const roots = new Set(toRoots(sentence, language));
    return terms.length > 0 && terms.every((term) => roots.has(term));
  };
  return text
    .split(/(?<=[.!?;:…])\s/u)
    .filter(holds)
    .join(" ");
}

/**
 * The thing itself that a question asks for, in the quotation's own words: the number, the year, the name. Undefined when the
 * sentences of the quotation that hold all that the question names have none, or more than one.
 */
export function findLead(
  quotation: string,
  question: Question,
  intent: Act,
  language: AssistantLanguage,
): string | undefined {
  const asked = new Set(question.terms);
  const text = keepAnswering(quotation, question, language);
  if (intent === "howMany") return findNumber(text, question, language);
  if (intent === "when") return onlyOne((text.match(year) ?? []).filter((one) => !asked.has(one)));
  // German gives every noun a capital.
  if (intent !== "who" || language.naming?.capitals === true) return undefined;
  const isNew = (name: string) => !(name.match(spacedWords) ?? []).some((word) => asked.has(toRoot(word, language)));
  return onlyOne((text.match(names) ?? []).filter((name) => isNew(name) && !/^I(?:['’]|$)/.test(name)));
}
