import * as v from "valibot";
import { expect, test } from "vitest";
import { ingestRecordingRequest } from "./contracts/ingest-recording.ts";
import { ingestStudyGuideRequest } from "./contracts/ingest-study-guide.ts";
import { maxLengths } from "./max-lengths.ts";

const { name } = ingestRecordingRequest.entries;
const { title } = ingestStudyGuideRequest.entries;

test.each([
  ["RDT-02 a recording's title", name, maxLengths.recordingTitle],
  ["STG-02 a study guide's title", title, maxLengths.studyGuideTitle],
])("%s is as long on the page as the phone may send it", (_what, contract, most) => {
  expect(v.safeParse(contract, "x".repeat(most)).success).toBe(true);
  expect(v.safeParse(contract, "x".repeat(most + 1)).success).toBe(false);
});
