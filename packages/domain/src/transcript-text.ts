import type { TranscriptSegment } from "./recording.ts";

const closesText = /[.?!…。！？｡។៕။।॥؟۔]["'”’»)\]」』）]{0,3}\s*$/u;

/** Whether a text ends like a sentence. */
export const endsSentence = (text: string): boolean => closesText.test(text.slice(-16));

/** A pause of at least this many seconds begins a paragraph. */
const PAUSE = 2.5;
/** A paragraph that has reached this many characters ends with its sentence. */
export const PARAGRAPH = 600;
/** A paragraph that has reached this many characters ends with its segment, even in the middle of a sentence. */
const LONGEST = 2 * PARAGRAPH;

/**
 * Formats segments as readable text: a paragraph begins after a pause or with another speaker, whose name stands above
 * it.
 */
export function toTranscriptText(segments: readonly TranscriptSegment[]): string {
  const paragraphs: string[] = [];
  let paragraph = "";
  let previous: TranscriptSegment | undefined;
  const finish = () => {
    if (paragraph !== "") paragraphs.push(paragraph);
    paragraph = "";
  };
  for (const segment of segments) {
    const text = segment.text.replaceAll(/\s+/g, " ").trim();
    if (text === "") continue;
    const isTurn = segment.speaker !== previous?.speaker;
    const isAfterPause = previous !== undefined && segment.start - previous.end >= PAUSE;
    const isFull = paragraph.length >= PARAGRAPH && (endsSentence(paragraph) || paragraph.length >= LONGEST);
    if (isTurn || isAfterPause || isFull) finish();
    const label = isTurn && segment.speaker !== undefined ? `${segment.speaker}: ` : "";
    paragraph = paragraph === "" ? label + text : `${paragraph} ${text}`;
    previous = segment;
  }
  finish();
  return paragraphs.join("\n\n");
}
