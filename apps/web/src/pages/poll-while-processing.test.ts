import { expect, test } from "vitest";
import { pollWhileProcessing } from "./poll-while-processing.ts";

test("SHL-07 polls every 5 s while a recording is processing, and never otherwise", () => {
  expect(pollWhileProcessing([{ status: "completed" }, { status: "processing" }])).toBe(5000);
  expect([pollWhileProcessing([{ status: "completed" }]), pollWhileProcessing([])]).toEqual([false, false]);
});
