import { expect, test } from "vitest";
import { whileProcessing } from "./while-processing.ts";

test("SHL-07 what is being worked on is looked for again every 5 s, and nothing else is", () => {
  expect(whileProcessing([{ status: "completed" }, { status: "processing" }])).toBe(5000);
  expect([whileProcessing([{ status: "completed" }]), whileProcessing([])]).toEqual([false, false]);
});
