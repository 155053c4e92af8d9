import type { IngestRecordingRequest } from "../domain/contracts/ingest-recording.ts";

export type Segment = Extract<IngestRecordingRequest["transcript"], { segments: unknown }>["segments"][number];

/** A silence this long, in seconds, begins a paragraph. */
const PAUSE = 2.5;
/** A paragraph of this many characters ends with its sentence. */
const PARAGRAPH = 600;

const sentenceEnd = /[.?!…]["'”’)]{0,2}\s*$/;

/** The segments as a text to read: paragraphs at pauses and turns, each turn under its speaker's name. */
export function textOfSegments(segments: readonly Segment[]): string {
  const paragraphs: string[] = [];
  let paragraph = "";
  let previous: Segment | undefined;
  const finish = () => {
    if (paragraph !== "") paragraphs.push(paragraph);
    paragraph = "";
  };
  for (const segment of segments) {
    const text = segment.text.replaceAll(/\s+/g, " ").trim();
    if (text === "") continue;
    const turn = segment.speaker !== previous?.speaker;
    const paused = previous !== undefined && segment.start - previous.end >= PAUSE;
    const long = paragraph.length >= PARAGRAPH && sentenceEnd.test(previous?.text ?? "");
    if (turn || paused || long) finish();
    const label = turn && segment.speaker !== undefined ? `${segment.speaker}: ` : "";
    paragraph = paragraph === "" ? label + text : `${paragraph} ${text}`;
    previous = segment;
  }
  finish();
  return paragraphs.join("\n\n");
}
