import { expect, test } from "vitest";
import { pollWhileProcessing } from "./poll-while-processing.ts";

test("SHL-07 what is being worked on is looked for again every 5 s, and nothing else is", () => {
  expect(pollWhileProcessing([{ status: "completed" }, { status: "processing" }])).toBe(5000);
  expect([pollWhileProcessing([{ status: "completed" }]), pollWhileProcessing([])]).toEqual([false, false]);
});
