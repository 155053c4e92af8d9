import { choose } from "../../chapters/digest.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { Range } from "../../questions/read-range.ts";
import type { Sentence } from "../../lecture/sentences.ts";
import type { Question } from "../../questions/parse-question.ts";
import type { Form } from "../../questions/read-form.ts";
import { type Answered, toAnswer, listAll } from "./answer.ts";
import type { Context } from "./context.ts";

/** Points of a part, at least and at most, and how many minutes have one. */
const POINTS = { least: 4, most: 8, minutes: 3 } as const;

/** Answers with the things that the named speakers say most about. */
export function ofSpeakers({ digest, language }: Context, { speakers }: Question): Answered {
  const own = digest.sentences.filter(({ speaker }) => speakers.has(speaker ?? ""));
  const points = choose(digest, { from: own, count: 5 });
  if (points.length === 0) return toAnswer("absent", [language.phrasebook.nothingToAnswerFrom]);
  return toAnswer("answer", [language.phrasebook.says, listAll(points)], points);
}

/** The main points of a part of the recording. */
export function ofRange(
  { digest, passages, language: { phrasebook } }: Context,
  range: Range,
  form: Form = {},
): Answered {
  const summarise = (opening: string, from: readonly Sentence[]): Answered => {
    const seconds = (from.at(-1)?.end ?? 0) - (from[0]?.start ?? 0);
    const usual = Math.min(POINTS.most, Math.max(POINTS.least, Math.round(seconds / 60 / POINTS.minutes)));
    const count = form.points ?? form.sentences ?? usual;
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
