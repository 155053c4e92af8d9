import * as v from "valibot";
import { expect, test } from "vitest";
import { ingestLimits } from "./ingest-recording.ts";
import { ingestStudyGuideRequest } from "./ingest-study-guide.ts";

const guide = { clientId: "guide-1", title: " Cells ", content: "# Cells\r\n" };
const accepts = (content: string) => v.safeParse(ingestStudyGuideRequest, { ...guide, content }).success;

test("SRV-05 makes a study guide storable", () => {
  expect(v.parse(ingestStudyGuideRequest, guide)).toEqual({
    clientId: "guide-1",
    title: "Cells",
    content: "# Cells\n",
  });
});

test.each([
  ["blank", " \n ", false],
  ["as long as the limit", "x".repeat(ingestLimits.studyGuideCharacters), true],
  ["a character longer", "x".repeat(ingestLimits.studyGuideCharacters + 1), false],
])("SRV-05 takes a study guide that is %s: %#", (_case, content, expected) => expect(accepts(content)).toBe(expected));

test.each(["\u200b", " \u2060\ufeff ", "\u00ad\u200d\u200e"])(
  "SRV-12 refuses a title that shows nothing: %j",
  (title) => expect(v.safeParse(ingestStudyGuideRequest, { ...guide, title }).success).toBe(false),
);
