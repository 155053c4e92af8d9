import { areTimed, type Chapter } from "@lectern/domain/outline";
import { mapLines, nestHeadings, withoutTitle } from "@lectern/domain/headings";
import { escapeMarkdown } from "@lectern/domain/markdown";
import { formatMoment } from "@lectern/domain/moment";
import { formatLongDate } from "@lectern/domain/dates";
import { toTranscriptParagraphs, type TranscriptParagraph } from "@lectern/domain/transcript-text";
import { toTitle } from "@lectern/domain/recording";
import type { StudyGuide } from "@lectern/domain/study-guide";
import type { ExportedRecording } from "./exported-recording.ts";
import { toLine } from "./line.ts";

interface Part {
  /** Null before the first chapter, and for a recording without chapters. */
  readonly chapter: Chapter | null;
  readonly paragraphs: readonly (Omit<TranscriptParagraph, "start"> & { readonly start: number | null })[];
}

/** Splits the transcript by chapter, in paragraphs. For a recording that was sent as text, these are its lines. */
function toParts({ transcript, chapters }: ExportedRecording): Part[] {
  if (transcript === null) return [];
  if (transcript.segments.length === 0) {
    const lines = (transcript.text ?? "").split(/\n+/).filter((line) => line.trim() !== "");
    return lines.length === 0 ? [] : [{ chapter: null, paragraphs: lines.map((text) => ({ start: null, text })) }];
  }
  const timed = areTimed(chapters) ? chapters : [];
  return [null, ...timed].flatMap((chapter, index) => {
    const from = chapter?.start ?? Number.NEGATIVE_INFINITY;
    const to = timed[index]?.start ?? Number.POSITIVE_INFINITY;
    const paragraphs = toTranscriptParagraphs(transcript.segments.filter(({ start }) => start >= from && start < to));
    return paragraphs.length === 0 ? [] : [{ chapter, paragraphs }];
  });
}

const toSubtitle = ({ recording, folder }: ExportedRecording): string =>
  [formatLongDate(recording.createdAt), folder === null ? "" : toLine(folder)].filter(Boolean).join(" · ");

/**
 * Makes Markdown links to a moment of the recording (`#t=172`) absolute, so that they work anywhere.
 *
 * @param toHref returns the absolute address of a moment, given in seconds
 */
export const linkMoments = (markdown: string, toHref: (seconds: number) => string): string =>
  mapLines(markdown, (line) =>
    line.replaceAll(/\]\(#t=(\d+(?:\.\d+)?)(?:,\d+)?\)/g, (_, seconds: string) => `](${toHref(Number(seconds))})`),
  );

const joinBlocks = (blocks: readonly string[]): string => `${blocks.filter((block) => block !== "").join("\n\n")}\n`;

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== "";

type Paragraph = Part["paragraphs"][number];

const withSpeaker = ({ speaker, text }: Paragraph): string => (speaker === undefined ? text : `${speaker}: ${text}`);

/** A paragraph behind a link to its moment, its speaker in bold. */
function withMoment({ start, speaker, text }: Paragraph): string {
  const moment = start === null ? "" : `[${formatMoment(start)}](#t=${Math.floor(start)}) `;
  return moment + (speaker === undefined ? "" : `**${escapeMarkdown(toLine(speaker))}:** `) + escapeMarkdown(text);
}

interface MarkdownOptions {
  /** Begins each paragraph of the transcript with a link to its moment, as in a Word document. */
  readonly hasMoments?: boolean;
}

/** Writes a recording as Markdown for reading: title, date and folder, summary, notes, and the transcript by chapter. */
export function toMarkdown(exported: ExportedRecording, { hasMoments = false }: MarkdownOptions = {}): string {
  const { name, summary, notes } = exported.recording;
  const parts = toParts(exported);
  return joinBlocks([
    `# ${escapeMarkdown(toLine(toTitle(name)))}`,
    escapeMarkdown(toSubtitle(exported)),
    ...(isWritten(summary) ? ["## Summary", nestHeadings(withoutTitle(summary), 2)] : []),
    ...(isWritten(notes) ? ["## Notes", nestHeadings(notes, 2)] : []),
    ...(parts.length === 0 ? [] : ["## Transcript"]),
    ...parts.flatMap(({ chapter, paragraphs }) => [
      chapter === null ? "" : `### ${escapeMarkdown(toLine(chapter.title))} (${formatMoment(chapter.start)})`,
      ...paragraphs.map((paragraph) => (hasMoments ? withMoment(paragraph) : escapeMarkdown(withSpeaker(paragraph)))),
    ]),
  ]);
}

/** Like {@link toMarkdown}, as plain text. Summary and notes are still Markdown. */
export function toText(exported: ExportedRecording): string {
  const { name, summary, notes } = exported.recording;
  const parts = toParts(exported);
  return joinBlocks([
    toLine(toTitle(name)),
    toSubtitle(exported),
    ...(isWritten(summary) ? ["SUMMARY", withoutTitle(summary)] : []),
    ...(isWritten(notes) ? ["NOTES", notes.trim()] : []),
    ...(parts.length === 0 ? [] : ["TRANSCRIPT"]),
    ...parts.flatMap(({ chapter, paragraphs }) => [
      chapter === null ? "" : `${toLine(chapter.title)} (${formatMoment(chapter.start)})`,
      ...paragraphs.map(withSpeaker),
    ]),
  ]);
}

/** Writes a study guide as Markdown. Its title is the only heading of level 1. */
export const toStudyGuideMarkdown = ({ title, content, createdAt }: StudyGuide): string =>
  joinBlocks([
    `# ${escapeMarkdown(toLine(toTitle(title)))}`,
    formatLongDate(createdAt),
    isWritten(content) ? nestHeadings(content, 1) : "",
  ]);
