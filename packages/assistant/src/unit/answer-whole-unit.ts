import type { Claim } from "@lectern/domain/claim.ts";
import type { OutlinePlace } from "@lectern/domain/outline.ts";
import { getLanguage } from "../languages/language.ts";
import { getReplies } from "../languages/replies.ts";
import type { Act } from "../languages/requests/request-words.ts";
import { createReading } from "../writers/answers/context.ts";
import { readRequestOf, type UnitQuestion } from "./read-unit-question.ts";
import type { DerivedLecture, UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { createDayWriter, inOrder, type Quoted, toUnitAnswer } from "./write-answer.ts";

/** Sentences of each lecture, in a unit of few lectures and of many. */
const OF_FEW = 3;
const OF_ONE = 6;
const OF_MANY = 1;
const FEW = 4;
const SOME = 12;

const toClaim = ({ text, start }: OutlinePlace & { readonly text: string }): Claim => ({
  text,
  grade: "quoted",
  ...(start !== null && { start, end: start }),
  quote: text,
});

/** In words: a summary's headings are shorter, and say nothing. */
const SHORTEST = 5;
const isSentence = (text: string): boolean => text.split(/\s+/u).length >= SHORTEST;

type Choose = (lecture: DerivedLecture) => readonly Claim[];

/** What the summary says of the whole that the transcript supports, else the lecture's main points. */
const chooseOverview: Choose = ({ claims, points, language }) => {
  const { inShort } = getLanguage(language ?? "en").phrasebook;
  const supported = (claims ?? [])
    .filter(({ text, grade, start }) => grade !== "absent" && start !== undefined && isSentence(text))
    .map((claim) => ({
      ...claim,
      text: claim.text.startsWith(inShort) ? claim.text.slice(inShort.length).trim() : claim.text,
    }));
  // A short summary is completed by the lecture's points.
  return [...supported, ...(points ?? []).map(toClaim)];
};

const choosePoints: Choose = (lecture) => {
  const points = lecture.points ?? [];
  const ordered = [
    ...points.filter(({ isImportant }) => isImportant),
    ...points.filter(({ isImportant }) => !isImportant),
  ];
  return ordered.length > 0 ? ordered.map(toClaim) : chooseOverview(lecture);
};

const chooseTerms: Choose = ({ terms }) =>
  (terms ?? []).flatMap(({ definition, ...place }) =>
    definition === undefined ? [] : [toClaim({ ...place, text: definition })],
  );

/** What was set as a task, named for a day or called important, else what a term is. */
const chooseForExam: Choose = (lecture) => {
  const asked = [...(lecture.tasks ?? []), ...(lecture.dates ?? [])].map(toClaim);
  const important = (lecture.points ?? []).filter(({ isImportant }) => isImportant).map(toClaim);
  const rest = [...chooseTerms(lecture), ...choosePoints(lecture)];
  return [...asked, ...important, ...rest];
};

const chosenBy: Partial<Record<Act, Choose>> = {
  exam: chooseForExam,
  terms: chooseTerms,
  define: chooseTerms,
  points: choosePoints,
  topics: chooseOverview,
};

/** What can't be answered from lectures. */
const spoken: ReadonlySet<Act> = new Set<Act>(["thanks", "greeting", "help", "opinion", "translate"]);

/** Answers what is asked of whole lectures from what was derived from each when it arrived, the oldest first. */
export function answerWholeUnit(question: UnitQuestion, lectures: readonly DerivedLecture[]): UnitAnswer {
  const language = getLanguage(question.language);
  const phrases = getUnitPhrases(question.language);
  const request = readRequestOf(question, createReading({ language, passages: [], speakers: new Set() }));
  const { act, form } = request;
  // "Quoi de neuf" greets, unless it says since when.
  if (spoken.has(act) && question.since === undefined) {
    const replies = getReplies(question.language);
    const reply = {
      thanks: language.phrasebook.thanks,
      greeting: replies.greeting,
      opinion: replies.noOpinion,
      translate: replies.noTranslation,
    };
    return toUnitAnswer("answer", [act in reply ? reply[act as keyof typeof reply] : replies.help]);
  }
  const usual =
    lectures.length === 1 ? OF_ONE : lectures.length <= FEW ? OF_FEW : lectures.length <= SOME ? 2 : OF_MANY;
  const most = form.length === "short" ? 1 : form.length === "long" ? OF_FEW + 1 : usual;
  const choose = chosenBy[act] ?? chooseOverview;
  const quoted = lectures.flatMap((lecture): Quoted[] => {
    const seen = new Set<string>();
    const claims = choose(lecture).filter(({ text }) => !seen.has(text) && seen.add(text));
    return claims.slice(0, most).map((claim) => ({ lecture, claim }));
  });
  const { since } = question;
  const opening =
    since !== undefined
      ? phrases.since(createDayWriter(lectures, question.language)(since), lectures.length)
      : act === "exam"
        ? phrases.exam
        : act === "terms" || act === "define"
          ? phrases.terms
          : phrases.overview;
  if (quoted.length === 0) {
    return toUnitAnswer(since === undefined ? "absent" : "answer", [
      since === undefined ? (question.lectures.length === 0 ? phrases.noSuchLecture : phrases.nothingDerived) : opening,
    ]);
  }
  return toUnitAnswer("answer", [opening, inOrder(quoted)]);
}
