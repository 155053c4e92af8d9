import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { nameKeyPassages } from "../../words/outline-words.ts";
import { choosePassages, type Passage } from "../outline/choose-passages.ts";
import { findTasks } from "../outline/find-tasks.ts";
import { findTerms } from "../outline/find-terms.ts";
import { findThesis } from "../outline/find-thesis.ts";
import { capitalise, findChapters } from "../outline/name-chapters.ts";
import { type Reading, type ReadSentence, readLecture } from "../outline/read-lecture.ts";

/** The number and length of a style's passages, and their Markdown. */
interface Arrangement {
  /** The length of a passage, in words. */
  readonly size: { readonly enough: number; readonly longest: number };
  /** The number of passages: `least` and one more for each `wordsEach` words of the lecture, up to `most`. */
  readonly least: number;
  readonly most: number;
  readonly wordsEach: number;
  readonly write: (passages: readonly Passage[], heading: ChapterHeading) => string;
}

interface ChapterHeading {
  /** Undefined in a lecture of one chapter. */
  readonly title: string | undefined;
  /** The link to the chapter's moment, with a space before it; empty without times. */
  readonly link: string;
  /** From 1. */
  readonly number: number;
}

/** A moment as a link behind a passage; empty without times. The page leads it to the transcript. */
const linkMoment = (start: number | undefined): string =>
  start === undefined ? "" : ` [${formatMoment(start)}](#t=${Math.floor(start)})`;

const write = ({ text, run }: Passage): string => escapeMarkdown(text) + linkMoment(run[0]?.start);
const toItems = (passages: readonly Passage[], indent = ""): string =>
  passages.map((passage) => `${indent}- ${write(passage)}`).join("\n");
const toProse = (passages: readonly Passage[]): string => passages.map(write).join(" ");

const arrangements: Readonly<Record<SummaryStyle, Arrangement>> = {
  bullet: {
    size: { enough: 38, longest: 62 },
    least: 4,
    most: 12,
    wordsEach: 700,
    write: (passages, { title, link }) =>
      [title === undefined ? "" : `### ${title}${link}`, toItems(passages)].filter(Boolean).join("\n\n"),
  },
  outline: {
    size: { enough: 16, longest: 36 },
    least: 6,
    most: 24,
    wordsEach: 350,
    write: (passages, { title, link, number }) =>
      title === undefined ? toItems(passages) : `${number}. **${title}**${link}\n${toItems(passages, "   ")}`,
  },
  paragraph: {
    size: { enough: 38, longest: 70 },
    least: 4,
    most: 14,
    wordsEach: 600,
    write: (passages, { title }) => `${title === undefined ? "" : `**${title}.** `}${toProse(passages)}`,
  },
  essay: {
    size: { enough: 80, longest: 120 },
    least: 4,
    most: 14,
    wordsEach: 600,
    write: (passages, { title, link }) =>
      [title === undefined ? "" : `### ${title}${link}`, toProse(passages)].filter(Boolean).join("\n\n"),
  },
};

function writePassages(reading: Reading, style: SummaryStyle, excluded: readonly ReadSentence[]): string {
  const { size, least, most, wordsEach, write: writeChapter } = arrangements[style];
  const count = Math.min(most, least + Math.floor(reading.length / wordsEach));
  const chapters = findChapters(reading);
  const passages = choosePassages(reading, { count, size, excluded });
  const parts: string[] = [];
  for (const { title, sentences } of chapters) {
    const chapterPassages = passages.filter(({ run }) => sentences.includes(run[0]!));
    if (chapterPassages.length === 0) continue;
    const heading = {
      title: chapters.length < 2 ? undefined : escapeMarkdown(title),
      link: linkMoment(sentences[0]?.start),
      number: parts.length + 1,
    };
    parts.push(writeChapter(chapterPassages, heading));
  }
  return parts.join(style === "outline" ? "\n" : "\n\n");
}

const writeSection = (heading: string | undefined, items: readonly string[]): string =>
  heading === undefined || items.length === 0 ? "" : `### ${heading}\n\n${items.join("\n")}`;

/**
 * The key passages of a lecture as Markdown (AST-05): where it says what it is about, passages in one of four arrangements,
 * its terms with their definitions, dates and tasks, all in the lecture's own words, each with a link to its moment. The
 * same lecture gives the same text.
 */
export function writeSummary(lecture: Lecture, style: SummaryStyle): string {
  const reading = readLecture(lecture);
  if (reading.sentences.length === 0) return "";
  const { data } = reading;
  const thesis = findThesis(reading);
  const terms = findTerms(reading);
  const tasks = findTasks(reading);
  const excluded = [...(thesis?.run ?? []), ...terms.map(({ sentence }) => sentence), ...tasks];
  return [
    `## ${nameKeyPassages(lecture.language)}`,
    thesis === undefined || data === undefined ? "" : `**${data.inShort}** ${write(thesis)}`,
    writePassages(reading, style, excluded),
    writeSection(
      data?.keyTerms,
      terms.map(
        ({ term, definition, sentence }) =>
          `- **${escapeMarkdown(capitalise(term))}**: ${escapeMarkdown(definition)}${linkMoment(sentence.start)}`,
      ),
    ),
    writeSection(
      data?.datesAndTasks,
      tasks.map(({ quoteText, start }) => `- ${escapeMarkdown(quoteText)}${linkMoment(start)}`),
    ),
  ]
    .filter(Boolean)
    .join("\n\n");
}
