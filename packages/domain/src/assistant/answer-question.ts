import { centralSentence, choose, digestOf } from "./digest.ts";
import { escapeMarkdown, listed } from "./markdown.ts";
import { type AssistantLanguage, getLanguage, type Phrasebook } from "./languages/language.ts";
import { momentOf, type Passage, passagesOf } from "./passages.ts";
import { parseQuestion, type Question } from "./parse-question.ts";
import { createSearch, type Place, type Search } from "./retrieval.ts";
import { standsAlone } from "./ranking.ts";
import { type Lecture, type Source, toLecture } from "./source.ts";

/** An answer as markdown, and the stretches of the recording that it rests on. */
export interface Answered {
  readonly outcome: Outcome;
  readonly message: string;
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

const MOST_QUOTES = 3;

/** In words: a quotation shorter than this takes the sentence after it along, which often goes on with the answer. */
const SHORT_QUOTE = 25;
/** In words: with its neighbours, a quotation is no longer. */
const LONG_QUOTE = 60;

const wordsIn = (run: readonly Passage[]): number => run.reduce((sum, { text }) => sum + text.split(" ").length, 0);

/** A place as it can be read: with the sentence that it leans on, and what follows where it is short. */
function readable(passages: readonly Passage[], { first, last }: Place, language: AssistantLanguage): Passage[] {
  const from = first > 0 && !standsAlone(passages[first]!, language) ? first - 1 : first;
  const to = wordsIn(passages.slice(from, last + 1)) < SHORT_QUOTE ? last + 1 : last;
  const whole = passages.slice(from, to + 1);
  return wordsIn(whole) <= LONG_QUOTE ? whole : passages.slice(first, last + 1);
}

const joinPassages = (run: readonly Passage[]): Passage => ({
  text: run.map(({ text }) => text).join(" "),
  start: run[0]?.start,
  end: run.at(-1)?.end,
});

const quoted = ({ text, start }: Passage): string =>
  start === undefined ? `> ${escapeMarkdown(text)}` : `**${momentOf(start)}**\n\n> ${escapeMarkdown(text)}`;

export const segmentsOf = (passages: readonly Passage[]): Answered["segments"] =>
  passages.flatMap(({ start, end, text }) => (start === undefined || end === undefined ? [] : [{ start, end, text }]));

/** What an answer is worth: the recording says it, or only speaks of something like it, or does not speak of it. */
export type Outcome = "answer" | "closest" | "absent";

/** What names less than this share of what was asked is not even close. */
const CLOSE = 0.1;

/** Whether what is to be summarised or discussed is said in passing only. */
const isPassing = ({ terms, named, isBroad }: Question, search: Search): boolean =>
  isBroad && terms.length === 1 && !named.has(terms[0]!) && search.count(terms[0]!) === 1;

function notInIt(lecture: Lecture, { notFound, speaksOf, and }: Phrasebook): Answered {
  const subjects = digestOf(lecture)
    .subjects.slice(0, 3)
    .map(({ text }) => escapeMarkdown(text));
  const instead = subjects.length === 0 ? "" : ` ${speaksOf(listed(subjects, and))}`;
  return { outcome: "absent", message: notFound + instead, segments: [] };
}

/** For a question about the whole: what the recording says most about. */
function overview(lecture: Lecture, passages: readonly Passage[], phrasebook: Phrasebook): Answered {
  const digest = digestOf(lecture);
  const central = centralSentence(digest);
  if (central === undefined) return { outcome: "absent", message: phrasebook.nothingToAnswerFrom, segments: [] };
  const others = choose(digest, { from: digest.sentences, count: 4, said: [central] });
  const said = [central, ...others].toSorted((a, b) => a.index - b.index);
  const points = said.map(({ text }) => `- ${escapeMarkdown(text)}`).join("\n");
  const grounds = said.flatMap(({ text }) => passages.find((passage) => passage.text.includes(text)) ?? []);
  return {
    outcome: "answer",
    message: [phrasebook.overview, points].filter(Boolean).join("\n\n"),
    segments: segmentsOf(grounds),
  };
}

/**
 * Answers in the recording's own words, with the moment where there are times; says so when the recording does not
 * speak of what was asked. No clock, no chance, no network.
 */
export function answerQuestion(question: string, source: Source): Answered {
  const lecture = toLecture(source);
  const language = getLanguage(lecture.language);
  const { phrasebook } = language;
  const passages = passagesOf(lecture);
  const speakers = new Set(passages.flatMap(({ speaker }) => speaker ?? []));
  const asked = parseQuestion(question, language, speakers);
  if (asked.terms.length === 0) return overview(lecture, passages, phrasebook);
  const search = createSearch(passages, language);
  const places = search.find(asked, MOST_QUOTES);
  const near = places.filter(({ coverage }) => coverage >= CLOSE);
  if (near.length === 0) return notInIt(lecture, phrasebook);
  const isAnswer = near.some(({ isAnswer }) => isAnswer) && !isPassing(asked, search);
  const quotes = near.map((place) => joinPassages(readable(passages, place, language)));
  const hasMoment = quotes[0]?.start !== undefined;
  const opening = isAnswer ? (hasMoment ? phrasebook.saysAt : phrasebook.says) : phrasebook.closest;
  return {
    outcome: isAnswer ? "answer" : "closest",
    message: [opening, quotes.map(quoted).join("\n\n")].filter(Boolean).join(isAnswer && hasMoment ? " " : "\n\n"),
    segments: segmentsOf(quotes),
  };
}
