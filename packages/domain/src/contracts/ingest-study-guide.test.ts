import * as v from "valibot";
import { expect, test } from "vitest";
import { ingestLimits } from "./ingest-recording.ts";
import { ingestStudyGuideRequest } from "./ingest-study-guide.ts";

const guide = { clientId: "guide-1", title: " Cells ", content: "# Cells\r\n" };
const accepts = (content: string) => v.safeParse(ingestStudyGuideRequest, { ...guide, content }).success;

test("SRV-05 a study guide is kept as it was written, but for what cannot be stored", () => {
  expect(v.parse(ingestStudyGuideRequest, guide)).toEqual({
    clientId: "guide-1",
    title: "Cells",
    content: "# Cells\n",
  });
});

test("SRV-05 a study guide holds something, and no more than anybody reads", () => {
  expect(accepts(" \n ")).toBe(false);
  expect(accepts("x".repeat(ingestLimits.studyGuideCharacters))).toBe(true);
  expect(accepts("x".repeat(ingestLimits.studyGuideCharacters + 1))).toBe(false);
});
