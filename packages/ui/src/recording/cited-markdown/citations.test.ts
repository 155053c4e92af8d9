import { describe, expect, test } from "vitest";
import { findCited, parseCitation } from "./citations.ts";

const recording = "2f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";

describe("TUT-01 a citation's address", () => {
  test.each([
    ["#t=2378", { seconds: 2378 }],
    ["#t=0.5", { seconds: 0.5 }],
    ["#line=12", { seconds: undefined, line: 12 }],
    [`/dashboard/library/recording/${recording}?tab=transcript&t=192`, { recording, seconds: 192 }],
    [`/dashboard/library/recording/${recording}?tab=transcript`, { recording, seconds: undefined }],
    ["#t=2378,2391", { seconds: 2378, until: 2391 }],
    ["#line=12,14", { seconds: undefined, line: 12, until: 14 }],
    [`/dashboard/library/recording/${recording}?tab=transcript&t=192,201`, { recording, seconds: 192, until: 201 }],
    ["#t=2378&doubted", { seconds: 2378, isDoubted: true }],
  ])("TUT-01 reads the citation %s", (href, citation) => expect(parseCitation(href)).toEqual(citation));

  test.each([
    "#footnote-1",
    "#t=-1",
    "#t=1,2,3",
    "#line=1,-2",
    "#footnote-1&doubted",
    "/dashboard/settings",
    `/dashboard/library/recording/${recording}`,
    `/dashboard/library/recording/${recording}?tab=transcript&t=1&q=x`,
    `https://elsewhere.example/dashboard/library/recording/${recording}?tab=transcript`,
  ])("TUT-01 %s is no citation", (href) => expect(parseCitation(href)).toBeUndefined());
});

test("TUT-01 finds all lines of a citation of lines in a row, in their order, twelve at most", () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({
    text: `${at}.`,
    line: at,
    start: at * 5 + 0.7,
    end: at * 5 + 5,
  }));
  expect(findCited(lines.toReversed(), { seconds: 10, until: 20 })).toBe("2. 3. 4.");
  expect(findCited(lines, { seconds: undefined, line: 3, until: 4 })).toBe("3. 4.");
  expect(findCited(lines, { seconds: 0, until: 95 })).toBe("0. 1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11.");
  expect(findCited(lines, { seconds: 300, until: 400 })).toBeUndefined();
});

test("TUT-01 finds the line of a citation by its time, its place or its recording", () => {
  const timed = { text: "Folds.", line: 3, start: 12.4, end: 14 };
  const untimed = { text: "Caves.", line: 12, start: null, end: null };
  const other = { text: "Rivers.", line: 0, start: 12.4, end: 14, recordingId: recording };
  const lines = [other, timed, untimed];
  expect(findCited(lines, { seconds: 12 })).toBe("Folds.");
  expect(findCited(lines, { seconds: undefined, line: 12 })).toBe("Caves.");
  expect(findCited(lines, { seconds: 12, recording })).toBe("Rivers.");
  expect(findCited(lines, { seconds: undefined, recording })).toBeUndefined();
  const whole = { text: "Lakes.", line: 1, start: null, end: null, recordingId: recording };
  expect(findCited([...lines, whole], { seconds: undefined, recording })).toBe("Lakes.");
  expect(findCited([whole, { ...whole, text: "Seas." }], { seconds: undefined, recording })).toBeUndefined();
  expect(findCited(lines, { seconds: 99 })).toBeUndefined();
});
