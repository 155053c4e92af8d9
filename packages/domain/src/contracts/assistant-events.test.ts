import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { assistantEvents, errorEvent, textEvent } from "./assistant-events.ts";

describe("AST-10 the events of the assistant", () => {
  test("AST-10 TUT-05 are a piece of text, the answer before its second reading, the end and an error", () => {
    expect(Object.values(assistantEvents)).toEqual(["text", "answer", "done", "error"]);
  });

  test("AST-10 carry a piece of Markdown each", () => {
    expect(v.parse(textEvent, { text: "**Folds** " })).toEqual({ text: "**Folds** " });
    expect(v.is(textEvent, { message: "Folds." })).toBe(false);
  });

  test("AST-10 include an error with a sentence about the failure", () => {
    expect(v.is(errorEvent, { error: "Please try again." })).toBe(true);
    expect(v.is(errorEvent, { message: "Please try again." })).toBe(false);
  });
});
