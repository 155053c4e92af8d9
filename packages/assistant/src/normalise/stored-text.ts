import { findLabel, findSpeakers } from "./speaker-labels.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** A line without a full stop that stands alone among paragraphs that have one, in words. */
const LONGEST_HEADING = 12;

interface StoredLine {
  readonly text: string;
  /** The label that its turn begins with. */
  readonly speaker: string | undefined;
}

/**
 * The lines of a text as `normaliseTranscript` wrote it: each begins and ends with a sentence. Names of speakers and headings
 * are not among them.
 */
export function readLines(text: string): StoredLine[] {
  const paragraphs = text.split(/\n{2,}/);
  const speakers = findSpeakers(paragraphs);
  const ended = paragraphs.filter((paragraph) => endsSentence(paragraph)).length;
  const isPunctuated = ended > 2 && ended >= paragraphs.length * 0.5;
  let speaker: string | undefined;
  return paragraphs.flatMap((paragraph) => {
    const isHeading = isPunctuated && !endsSentence(paragraph) && paragraph.split(/\s+/).length <= LONGEST_HEADING;
    if (isHeading) return [];
    const found = findLabel(paragraph);
    const isLabelled = found !== undefined && speakers.has(found.label);
    if (isLabelled) speaker = found.label;
    const words = isLabelled ? found.rest : paragraph;
    return words
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => ({ text: line, speaker }));
  });
}
