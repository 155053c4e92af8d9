import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { assistantEvents, claimEvent, errorEvent, textEvent } from "./assistant-events.ts";

describe("AST-10 the events of the assistant", () => {
  test("AST-10 are a text, a claim, the end and an error", () => {
    expect(Object.values(assistantEvents)).toEqual(["text", "claim", "done", "error"]);
  });

  test("TUT-01 carry a piece of the message", () => {
    expect(v.is(textEvent, { text: "Folds [0:01](#t=1)" })).toBe(true);
    expect(v.is(textEvent, { message: "Folds" })).toBe(false);
  });

  test("AST-10 carry one graded sentence each", () => {
    const claim = { text: "Folds.", grade: "quoted", start: 1, end: 2.5, quote: "folds" };
    expect(v.parse(claimEvent, claim)).toEqual(claim);
    expect(v.is(claimEvent, { text: "Folds." })).toBe(false);
  });

  test("AST-10 include an error with a sentence about the failure", () => {
    expect(v.is(errorEvent, { error: "Please try again." })).toBe(true);
    expect(v.is(errorEvent, { message: "Please try again." })).toBe(false);
  });
});
