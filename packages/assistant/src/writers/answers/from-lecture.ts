import { choose, type Digest } from "../../chapters/digest.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { Range } from "../../questions/read-range.ts";
import type { Sentence } from "../../lecture/sentences.ts";
import { describeWhole } from "../../chapters/study.ts";
import type { Question } from "../../questions/parse-question.ts";
import { type Answered, toAnswer, listAll } from "./answer.ts";
import type { Context } from "./context.ts";

/** Points of a part, at least and at most, and how many minutes have one. */
const POINTS = { least: 4, most: 8, minutes: 3 } as const;
const MAIN_POINTS = 5;
const MOST_OF_EXAM = 6;

/** What the recording says most about. */
function mainPoints(digest: Digest): Sentence[] {
  const whole = describeWhole(digest);
  const others = choose(digest, { from: digest.sentences, count: MAIN_POINTS - whole.length, used: whole });
  return [...whole, ...others].toSorted((a, b) => a.index - b.index);
}

/** For a question about the whole. */
export function overview({ digest, language: { phrasebook } }: Context, opening = phrasebook.overview): Answered {
  const points = mainPoints(digest);
  if (points.length === 0) return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
  return toAnswer("answer", [opening, listAll(points)], points);
}

/** Answers with the things that the named speakers say most about. */
export function ofSpeakers({ digest, language }: Context, { speakers }: Question): Answered {
  const own = digest.sentences.filter(({ speaker }) => speakers.has(speaker ?? ""));
  const points = choose(digest, { from: own, count: 5 });
  if (points.length === 0) return toAnswer("absent", [language.phrasebook.nothingToAnswerFrom]);
  return toAnswer("answer", [language.phrasebook.says, listAll(points)], points);
}

/** The main points of a part of the recording. */
export function ofRange({ digest, passages, language: { phrasebook } }: Context, range: Range): Answered {
  const summarise = (opening: string, from: readonly Sentence[]): Answered => {
    const seconds = (from.at(-1)?.end ?? 0) - (from[0]?.start ?? 0);
    const count = Math.min(POINTS.most, Math.max(POINTS.least, Math.round(seconds / 60 / POINTS.minutes)));
    const points = choose(digest, { from, count });
    if (points.length === 0) return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
    return toAnswer("answer", [opening, listAll(points)], points);
  };
  if (range.kind === "chapter") {
    const chapter = digest.chapters[range.number - 1];
    if (chapter !== undefined) {
      return summarise(phrasebook.chapter(range.number, escapeMarkdown(chapter.title)), chapter.sentences);
    }
    const titles = digest.chapters.map(({ title }, at) => `${at + 1}. ${escapeMarkdown(title)}`).join("\n");
    return toAnswer("closest", [phrasebook.chapters(digest.chapters.length), titles]);
  }
  const end = passages.at(-1)?.end;
  if (end === undefined) return toAnswer("absent", [phrasebook.noTimes]);
  const [from, to] = range.toSeconds(end);
  const own = digest.sentences.filter(({ start = 0 }) => start >= from && start < to);
  if (from >= end || own.length === 0) return toAnswer("absent", [phrasebook.ends(formatMoment(end))]);
  return summarise(phrasebook.between(formatMoment(from), formatMoment(Math.min(to, end))), own);
}

/** Answers with the sentences on examinations and homework, or those called important; the main points where there are none. */
export function forExam(context: Context): Answered {
  const { digest, language } = context;
  const { cues, phrasebook } = language;
  if (cues === undefined) return { ...overview(context, phrasebook.noExam), outcome: "closest" };
  const sentences = digest.sentences.filter(
    ({ text, length }) => length >= 4 && (cues.task.test(text) || cues.important.test(text)),
  );
  if (sentences.length === 0) return { ...overview(context, phrasebook.noExam), outcome: "closest" };
  const ranked = sentences.toSorted((a, b) => digest.scores[b.index]! - digest.scores[a.index]!);
  // What is about the examination itself comes before what is called important.
  const first = ranked.toSorted((a, b) => Number(cues.task.test(b.text)) - Number(cues.task.test(a.text)));
  const points = first.slice(0, MOST_OF_EXAM).toSorted((a, b) => a.index - b.index);
  return toAnswer("answer", [phrasebook.aboutExam, listAll(points)], points);
}
