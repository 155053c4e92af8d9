import type { TranscriptSegment } from "./recording.ts";

const closesText = /[.?!…。！？｡។៕။।॥؟۔]["'”’»)\]」』）]{0,3}\s*$/u;

/** Whether a text ends like a sentence. */
export const endsSentence = (text: string): boolean => closesText.test(text.slice(-16));

/** A pause of at least this length begins a paragraph. */
const PARAGRAPH_PAUSE_SECONDS = 2.5;
/** A paragraph that has reached this length ends with its sentence. */
export const PARAGRAPH_CHARACTERS = 600;
/** A paragraph that has reached this length ends with its segment, even in the middle of a sentence. */
const LONGEST_PARAGRAPH_CHARACTERS = 2 * PARAGRAPH_CHARACTERS;

export interface TranscriptParagraph {
  /** Seconds. */
  readonly start: number;
  /** Where another speaker begins. */
  readonly speaker?: string;
  readonly text: string;
}

/** Divides segments into paragraphs: one begins after a pause, with another speaker, or where the last is long. */
export function toTranscriptParagraphs(segments: readonly TranscriptSegment[]): TranscriptParagraph[] {
  const paragraphs: TranscriptParagraph[] = [];
  let length = 0;
  let previous: TranscriptSegment | undefined;
  for (const segment of segments) {
    const text = segment.text.replaceAll(/\s+/g, " ").trim();
    if (text === "") continue;
    const last = paragraphs.at(-1);
    const isTurn = segment.speaker !== previous?.speaker;
    const isAfterPause = previous !== undefined && segment.start - previous.end >= PARAGRAPH_PAUSE_SECONDS;
    const isFull =
      last !== undefined &&
      length >= PARAGRAPH_CHARACTERS &&
      (endsSentence(last.text) || length >= LONGEST_PARAGRAPH_CHARACTERS);
    const speaker = isTurn ? segment.speaker : undefined;
    if (last === undefined || isTurn || isAfterPause || isFull) {
      paragraphs.push({ start: segment.start, ...(speaker !== undefined && { speaker }), text });
      length = (speaker === undefined ? 0 : speaker.length + 2) + text.length;
    } else {
      paragraphs[paragraphs.length - 1] = { ...last, text: `${last.text} ${text}` };
      length += 1 + text.length;
    }
    previous = segment;
  }
  return paragraphs;
}

/** Formats segments as readable text, the speakers' names before their words. */
export const toTranscriptText = (segments: readonly TranscriptSegment[]): string =>
  toTranscriptParagraphs(segments)
    .map(({ speaker, text }) => (speaker === undefined ? text : `${speaker}: ${text}`))
    .join("\n\n");
