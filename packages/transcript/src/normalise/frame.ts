import { readOwnExport } from "./own-export.ts";

/** A text without the frame that a service put around it, and that frame. */
export interface FramedText {
  readonly text: string;
  /** The first line, where a service writes the title there. */
  readonly title?: string;
  /** The lines that were left out. */
  readonly frame: readonly string[];
}

/** Lines that services write: Otter, Google Meet, Teams, Stream and Zoom. */
const serviceLine =
  /^(?:transcribed by https:\/\/otter\.ai\b.*|this (?:editable )?transcript was computer generated and might contain errors\b.*|people can also change the text after it was created\.?|(?:meeting|transcription|transcript) ended after \d{1,2}:\d{2}:\d{2}.{0,4}|.{1,60} (?:started|stopped) transcription|(?:this meeting is being|recording) (?:transcribed|started|stopped)\.?|webvtt)$/i;
/** "Wed, Nov 25, 2026 10:02AM • 41:10": a date, and how long it took. */
const dateAndLength = /^.{0,30}\b(?:19|20)\d{2}\b.{0,30}[•·]\s*(?:\d{1,2}:)?\d{1,3}:\d{2}$/;
/** A heading below which a service lists words or names until a blank line. */
const listHeading = /^(?:summary keywords|speakers|attendees|participants|keywords)$/i;

/** Lines at the beginning of a text among which a service writes its heading and lists. */
const HEAD_LINES = 40;

/**
 * Leaves out the frame that a service puts around a transcript: lists of key words and names, date and length, who started the
 * recording, and which service wrote it down. Lists are left out only near the beginning, because a lecture may have its own.
 */
export function leaveFrameOut(text: string): FramedText {
  const ownExport = readOwnExport(text);
  if (ownExport !== undefined) return ownExport;
  const lines = text.split("\n");
  const trimmed = lines.map((line) => line.trim());
  const dateIndex = trimmed.slice(0, HEAD_LINES).findIndex((line) => dateAndLength.test(line));
  const frameLines = new Set<number>();
  // The title stands alone above the date.
  const isHeaded = dateIndex > 0 && trimmed.slice(0, dateIndex).filter((line) => line !== "").length === 1;
  const titleIndex = isHeaded ? trimmed.findIndex((line) => line !== "") : -1;
  if (titleIndex >= 0) frameLines.add(titleIndex).add(dateIndex);
  for (const [lineIndex, line] of trimmed.entries()) {
    if (serviceLine.test(line.slice(0, 200))) frameLines.add(lineIndex);
    if (lineIndex > HEAD_LINES || !listHeading.test(line)) continue;
    // A heading stands apart, and its list ends at a blank line.
    if (lineIndex > 0 && trimmed[lineIndex - 1] !== "" && !frameLines.has(lineIndex - 1)) continue;
    const end = trimmed.findIndex((nextLine, index) => index > lineIndex && nextLine === "");
    const list = trimmed.slice(lineIndex + 1, end < 0 ? lineIndex + 1 : end);
    if (list.length > 0 && !list.some((entry) => /[.?!]$/.test(entry)))
      for (let index = lineIndex; index <= lineIndex + list.length; index += 1) frameLines.add(index);
  }
  if (frameLines.size === 0) return { text, frame: [] };
  const frame = trimmed.filter((line, index) => frameLines.has(index) && index !== titleIndex && line !== "");
  const rest = lines.filter((_, index) => !frameLines.has(index)).join("\n");
  return titleIndex < 0 ? { text: rest, frame } : { text: rest, frame, title: trimmed[titleIndex]! };
}
