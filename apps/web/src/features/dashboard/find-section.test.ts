import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { findSection } from "./find-section.ts";

test.each([
  [paths.recording("1"), "recordings"],
  [paths.folder("1"), "folders"],
  [paths.studyGuide("1"), "reviews"],
  [paths.recordings, undefined],
  [paths.dashboard, undefined],
])("SHL-13 %s belongs to %s", (path, item) => {
  expect(findSection(path)).toBe(item);
});
