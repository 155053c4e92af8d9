import type { CitedLine } from "@lectern/domain/chat";
import type { TranscriptSegment } from "@lectern/domain/recording";
import type { SampleLecture } from "@lectern/domain/sample-lecture";
import { type DemoContent, LANGUAGE } from "./library.ts";

/** Finds the line that begins in a second. Throws if there is none. */
function findLine(second: number, segments: readonly TranscriptSegment[]): CitedLine {
  const line = segments.findIndex(({ start }) => Math.floor(start) === second);
  const segment = segments[line];
  if (segment === undefined) throw new Error(`no line of the sample lecture begins at ${second} s`);
  return { text: segment.text, line, start: segment.start, end: segment.end };
}

/** The seconds of a text's citations, each once. */
const toCitedSeconds = (markdown: string): number[] => [
  ...new Set([...markdown.matchAll(/\]\(#t=(\d+)(?:,\d+)?\)/g)].map(([, second]) => Number(second))),
];

/** Derives the lecture of /sample from the demo content (DAY-01). */
export function toSampleLecture({ library, lectures, cards, sample }: DemoContent): SampleLecture {
  const lecture = lectures.find(({ slug }) => slug === sample.lecture);
  const recording = Object.values(library.accounts)
    .flatMap(({ recordings }) => recordings)
    .find(({ slug }) => slug === sample.lecture);
  if (lecture?.summary == null || lecture.notes === null || recording === undefined) {
    throw new Error(`${sample.lecture} has no summary, no notes or no recording`);
  }
  const { segments, summary, notes } = lecture;
  const { name, minutes } = recording;
  return {
    name,
    minutes,
    language: LANGUAGE,
    segments,
    chapters: sample.chapters.map(({ start, title }) => ({ title, start: findLine(start, segments).start ?? start })),
    summary,
    notes,
    cards: (cards[sample.lecture] ?? []).map((card) => ({ ...card, start: segments[card.first]?.start ?? null })),
    answers: sample.answers.map(({ question, answer }) => ({
      question,
      answer,
      lines: toCitedSeconds(answer).map((second) => findLine(second, segments)),
    })),
  };
}

/** Writes the lecture as the text of a JSON file. */
export const toSampleFile = (lecture: SampleLecture): string => `${JSON.stringify(lecture, null, 1)}\n`;
