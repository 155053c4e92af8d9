import { expect, test } from "vitest";
import { toCourseEndNote, toCourseEndQuestion } from "./course-end-question.ts";

const none = { recordings: 0, cards: 0, reviews: 0, tags: 0 };

test.each([
  [{ recordings: 2, cards: 6, reviews: 1, tags: 3 }, "Delete 2 recordings, 6 cards and 1 review after December 5?"],
  [{ ...none, recordings: 1 }, "Delete 1 recording after December 5?"],
  [{ ...none, recordings: 3, cards: 1 }, "Delete 3 recordings and 1 card after December 5?"],
  [none, "Delete everything in this folder after December 5?"],
  [null, "Delete everything in this folder after December 5?"],
])("DAY-05 the question before a course's end counts %j", (contents, question) => {
  expect(toCourseEndQuestion(contents, "December 5")).toBe(question);
});

test("DAY-05 an empty folder's question says what is deleted later", () => {
  expect(toCourseEndNote(none)).toContain("anything you add will be deleted too");
  expect(toCourseEndNote({ ...none, recordings: 1 })).toContain("permanently deleted");
});
