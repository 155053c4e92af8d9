import * as v from "valibot";
import { ingestLimits } from "./ingest-recording.ts";
import { maxLengths } from "../max-lengths.ts";
import { hexColor, line, storableText } from "./text.ts";

/** POST /functions/v1/ingest-study-guide, called by the phone with the student's bearer token. */
export const ingestStudyGuideRequest = v.object({
  clientId: line(100),
  title: line(maxLengths.studyGuideTitle),
  /** Markdown. */
  content: v.pipe(
    storableText,
    v.maxLength(ingestLimits.studyGuideCharacters),
    v.check((text) => text.trim() !== "", "The study guide is empty"),
  ),
  icon: v.optional(line(40)),
  color: v.optional(hexColor),
});

const ingestStudyGuideResponse = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const ingestStudyGuideContract = {
  name: "ingest-study-guide",
  request: ingestStudyGuideRequest,
  response: ingestStudyGuideResponse,
};
export type IngestStudyGuideRequest = v.InferOutput<typeof ingestStudyGuideRequest>;
export type IngestStudyGuideResponse = v.InferOutput<typeof ingestStudyGuideResponse>;
