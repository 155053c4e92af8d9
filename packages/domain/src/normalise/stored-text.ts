import { findLabel, findSpeakers } from "./speaker-labels.ts";
import { endsSentence } from "./split-sentences.ts";

/** A line without a full stop that stands alone among paragraphs that have one, in words. */
const LONGEST_HEADING = 12;

/**
 * The lines of a text as `normaliseTranscript` wrote it: each begins and ends with a sentence. Names of speakers and headings
 * are not among them.
 */
export function readLines(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/);
  const speakers = findSpeakers(paragraphs);
  const ended = paragraphs.filter((paragraph) => endsSentence(paragraph)).length;
  const isPunctuated = ended > 2 && ended >= paragraphs.length * 0.5;
  return paragraphs.flatMap((paragraph) => {
    const isHeading = isPunctuated && !endsSentence(paragraph) && paragraph.split(/\s+/).length <= LONGEST_HEADING;
    if (isHeading) return [];
    const found = findLabel(paragraph);
    const words = found !== undefined && speakers.has(found.label) ? found.rest : paragraph;
    return words.split("\n").filter((line) => line.trim() !== "");
  });
}
