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
  const dated = trimmed.slice(0, HEAD_LINES).findIndex((line) => dateAndLength.test(line));
  const out = new Set<number>();
  const isHeaded = dated > 0 && trimmed.slice(0, dated).filter((line) => line !== "").length === 1;
  const titleAt = isHeaded ? trimmed.findIndex((line) => line !== "") : -1;
  if (titleAt >= 0) out.add(titleAt).add(dated);
  for (const [at, line] of trimmed.entries()) {
    if (serviceLine.test(line.slice(0, 200))) out.add(at);
    if (at > HEAD_LINES || !listHeading.test(line)) continue;
    // A heading stands apart, and its list ends at a blank line.
    if (at > 0 && trimmed[at - 1] !== "" && !out.has(at - 1)) continue;
    const end = trimmed.findIndex((one, n) => n > at && one === "");
    const list = trimmed.slice(at + 1, end < 0 ? at + 1 : end);
    if (list.length > 0 && !list.some((one) => /[.?!]$/.test(one)))
      for (let no = at; no <= at + list.length; no += 1) out.add(no);
  }
  if (out.size === 0) return { text, frame: [] };
  const frame = trimmed.filter((line, at) => out.has(at) && at !== titleAt && line !== "");
  const rest = lines.filter((_, at) => !out.has(at)).join("\n");
  return titleAt < 0 ? { text: rest, frame } : { text: rest, frame, title: trimmed[titleAt]! };
}
