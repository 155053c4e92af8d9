import { expect, test } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { parseQuestion } from "./parse-question.ts";

const labels = ["A", "B", "J.D.", "KM", "Ada Byron"];

test.each([
  ["What did A say about the ice?", ["A"]],
  ["Does B agree with J.D.?", ["B", "J.D."]],
  ["What did KM ask?", ["KM"]],
  ["What does Byron think of A?", ["Ada Byron", "A"]],
  ["Which foods have vitamin A?", []],
  ["What is a cell?", []],
  ["A cell divides when?", []],
  ["What are km and j.d.?", []],
])("AST-03 the speakers that “%s” names: %j", (question, speakers) => {
  expect([...parseQuestion(question, getLanguage("en"), labels).speakers]).toEqual(speakers);
});
