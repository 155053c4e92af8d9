import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import { withAround } from "../chapters/around.ts";
import { isLongSpeech } from "../chapters/passages.ts";
import { findPlan } from "../chapters/plan.ts";
import { toQuotation } from "./answers/whole/sections.ts";
import { type Digest, getDigest } from "../chapters/digest.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { capitalised, linkMoment } from "./markdown.ts";
import { findTasks } from "../chapters/course.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { type Lecture, type Source, toLecture } from "@lectern/transcript/lecture.ts";
import { findQuestions, nameSubject, stateWhole } from "../chapters/study.ts";
import { type Definition, findDefinitions } from "../chapters/terms.ts";
import { styles } from "./styles.ts";

/** A part of a summary under its heading; nothing where it is empty or the language has no heading for it. */
const writeSection = (heading: string, lines: readonly string[]): string =>
  heading === "" || lines.length === 0 ? "" : `### ${heading}\n\n${lines.join("\n")}`;

const toItem = ({ text, start }: Sentence): string => `- ${escapeMarkdown(text)}${linkMoment(start)}`;

/** Terms with their definitions. */
function writeTerms({ language }: Digest, definitions: readonly Definition[]): string {
  const items = definitions.map(
    ({ term, text, sentence: { start } }) =>
      `- **${escapeMarkdown(capitalised(term))}**: ${escapeMarkdown(text)}${linkMoment(start)}`,
  );
  return writeSection(language.phrasebook.keyTerms, items);
}

/**
 * A summary to study from, in the recording's own sentences and in its language, as Markdown: what it is about, its points in
 * one of four styles, its terms with their definitions, tasks, and questions that were asked. It has no title: the
 * recording's name is, which can be changed. Moments are links to a time in seconds: `[12:34](#t=754)`. The same recording
 * gives the same summary: no clock, no chance, no network.
 */
export const writeSummary = ({ style, ...source }: Source & { readonly style: SummaryStyle }): string =>
  summariseLecture(toLecture(source), style);

/** In passages: a lecture that has room for so many is long, and what it announces is worth more than its name. */
const LONG = 7;

/** {@link writeSummary} of a lecture that was read; several texts about the same object share its digest. */
export function summariseLecture(lecture: Lecture, style: SummaryStyle): string {
  const digest = getDigest(lecture);
  const { inShort, tasks: tasksHeading, questions: questionsHeading } = digest.language.phrasebook;
  const subject = nameSubject(digest);
  const plan = isLongSpeech(digest, LONG) ? findPlan(digest) : [];
  const whole = plan.length > 0 ? [plan] : withAround(digest, stateWhole(digest, subject === undefined ? 2 : 1));
  const definitions = findDefinitions(digest);
  const tasks = findTasks(digest);
  const questions = findQuestions(digest);
  const about = [
    subject === undefined || plan.length > 0
      ? ""
      : digest.language.phrasebook.isAbout(escapeMarkdown(subject)) + linkMoment(digest.topic?.sentence.start),
    ...whole.map(toQuotation).map(({ text, start }) => escapeMarkdown(text) + linkMoment(start)),
  ]
    .filter(Boolean)
    .join(" ");
  const used = [...whole.flat(), ...definitions.map(({ sentence }) => sentence), ...tasks];
  return [
    inShort === "" || about === "" ? about : `**${inShort}** ${about}`,
    styles[style](digest, used),
    writeTerms(digest, definitions),
    writeSection(tasksHeading, tasks.map(toItem)),
    writeSection(questionsHeading, questions.map(toItem)),
  ]
    .filter(Boolean)
    .join("\n\n");
}
