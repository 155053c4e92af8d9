import type { TranscriptSegment } from "./recording.ts";

const closesText = /[.?!…。！？]["'”’»)\]」』）]{0,3}\s*$/u;

/** Whether a text ends as a sentence does. */
export const endsSentence = (text: string): boolean => closesText.test(text.slice(-16));

/** A silence this long, in seconds, begins a paragraph. */
const PAUSE = 2.5;
/** A paragraph of this many characters ends with its sentence. */
export const PARAGRAPH = 600;
/** One this long goes on to the end of its segment and no further, whether that ends a sentence or not. */
const LONGEST = 2 * PARAGRAPH;

/** Segments as a text to read: paragraphs at pauses and turns, each turn under its speaker's name. */
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
