import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { startHeld } from "../testing/held-actor.ts";
import { readAloudModel } from "./read-aloud.model.ts";

const start = () => startHeld(readAloudModel, { rate: 1 });

async function startSpeaking(lineCount = 3, line = 0) {
  const held = start();
  await held.answer("prepare", { lineCount, line, hasVoice: true });
  return held;
}

test("ACC-04 speaks line after line, each marked, until the last", async () => {
  const held = await startSpeaking(2);
  expect(held.ports.lastCall("speakLine").input).toEqual({ line: 0, rate: 1 });
  await held.answer("speakLine", 2);
  expect(held.ports.lastCall("speakLine").input).toEqual({ line: 1, rate: 1 });
  await held.answer("speakLine", 2);
  expect([held.getValue(), held.listParams("markLine")]).toEqual(["finished", [{ line: 0 }, { line: 1 }]]);
});

test("ACC-04 reads on when the rest of a text has come in the meantime", async () => {
  const held = await startSpeaking(1);
  await held.answer("speakLine", 3);
  expect([held.getValue(), held.getSnapshot().context]).toMatchObject(["speaking", { line: 1, lineCount: 3 }]);
});

test("ACC-04 begins where it stopped before", async () => {
  const held = await startSpeaking(9, 4);
  expect(held.ports.lastCall("speakLine").input).toMatchObject({ line: 4 });
});

test("ACC-04 says so when the device has no voice for the language, and speaks nothing", async () => {
  const held = start();
  await held.answer("prepare", { lineCount: 3, line: 0, hasVoice: false });
  expect([held.getValue(), held.ports.countCalls("speakLine")]).toEqual(["noVoice", 0]);
  held.send({ type: "reading.requested" });
  expect(held.getValue()).toBe("preparing");
});

test("ACC-04 a pause silences the line, keeps its place, and the line begins again", async () => {
  const held = await startSpeaking();
  await held.answer("speakLine", 3);
  const spoken = held.ports.lastCall("speakLine");
  held.send({ type: "reading.paused" });
  expect([held.getValue(), spoken.isStopped, held.getSnapshot().context.line]).toEqual(["paused", true, 1]);
  held.send({ type: "reading.requested" });
  expect(held.ports.lastCall("speakLine").input).toEqual({ line: 1, rate: 1 });
});

test("ACC-04 another speed is heard from the same line on", async () => {
  const held = await startSpeaking();
  held.send({ type: "rate.chosen", rate: 1.5 });
  expect(held.ports.lastCall("speakLine").input).toEqual({ line: 0, rate: 1.5 });
});

test("ACC-04 another line can be chosen while it speaks and in a pause", async () => {
  const held = await startSpeaking();
  held.send({ type: "line.chosen", line: 2 });
  expect(held.ports.lastCall("speakLine").input).toMatchObject({ line: 2 });
  held.send({ type: "reading.paused" });
  held.send({ type: "line.chosen", line: 1 });
  expect([held.getSnapshot().context.line, held.listParams("markLine").at(-1)]).toEqual([1, { line: 1 }]);
  expect(held.can({ type: "line.chosen", line: 3 })).toBe(false);
  expect(held.can({ type: "line.chosen", line: -1 })).toBe(false);
});

test.each(backendFailures)(
  "ACC-04 %s: logs that the speech broke off, and goes on with the same line",
  async (_, failure) => {
    const held = await startSpeaking();
    await held.answer("speakLine", 3);
    await held.fail("speakLine", failure);
    expect([held.getValue(), held.listLogged()]).toEqual(["failed", [{ work: "speakLine", error: failure }]]);
    held.send({ type: "reading.requested" });
    expect(held.ports.lastCall("speakLine").input).toMatchObject({ line: 1 });
  },
);

test("ACC-04 a voice that can't be asked for can be asked for again", async () => {
  const held = start();
  await held.fail("prepare", new Failure("server"));
  held.send({ type: "reading.requested" });
  expect([held.getValue(), held.ports.countCalls("prepare")]).toEqual(["preparing", 2]);
});

test("ACC-04 a page that is left is silent", async () => {
  const held = await startSpeaking();
  held.leave();
  expect(held.ports.lastCall("speakLine").isStopped).toBe(true);
});
