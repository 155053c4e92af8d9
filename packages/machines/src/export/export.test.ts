import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { startHeld } from "../testing/held-actor.ts";
import { exportModel } from "./export.model.ts";

const start = () => startHeld(exportModel, { scope: { kind: "library" } });

async function startWriting() {
  const held = start();
  held.send({ type: "export.requested", format: "everything" });
  await held.answer("choosePlace", true);
  await held.answer("listItems", { total: 30, isTooLarge: false });
  return held;
}

describe("EXP-02 export", () => {
  test("EXP-02 asks where to write before it reads anything", () => {
    const held = start();
    held.send({ type: "export.requested", format: "markdown" });
    expect([held.getValue(), held.ports.countCalls("listItems")]).toEqual(["choosingPlace", 0]);
  });

  test("EXP-02 returns to the formats when no file was chosen", async () => {
    const held = start();
    held.send({ type: "export.requested", format: "markdown" });
    await held.answer("choosePlace", false);
    expect([held.getValue(), held.listLogged()]).toEqual(["choosing", []]);
  });

  test("EXP-02 reports how many of how many items are written", async () => {
    const held = await startWriting();
    await held.answer("writeNext", { kind: "written", done: 10 });
    expect(held.getSnapshot().context).toMatchObject({ done: 10, total: 30 });
    expect(held.ports.lastCall("writeNext").input).toMatchObject({ done: 10, format: "everything" });
  });

  test("EXP-02 finishes once everything is written", async () => {
    const held = await startWriting();
    await held.answer("writeNext", { kind: "written", done: 30 });
    await held.answer("finish", { kind: "finished" });
    expect([held.getValue(), held.listActions()]).toEqual(["done", []]);
  });

  test.each(backendFailures)("EXP-02 %s: keeps what was written and continues from there", async (_, failure) => {
    const held = await startWriting();
    await held.answer("writeNext", { kind: "written", done: 10 });
    await held.fail("writeNext", failure);
    expect([held.getValue(), held.getSnapshot().context.failure]).toEqual(["failed", failure.code]);
    expect(held.listLogged()).toEqual([{ work: "writeNext", error: failure }]);
    held.send({ type: "export.retried" });
    expect(held.ports.lastCall("writeNext").input).toMatchObject({ done: 10 });
    expect([held.ports.countCalls("listItems"), held.listActions()]).toEqual([1, ["logFailure"]]);
  });

  test("EXP-02 lists the items again if that failed", async () => {
    const held = start();
    held.send({ type: "export.requested", format: "everything" });
    await held.answer("choosePlace", true);
    await held.fail("listItems", new Failure("offline"));
    held.send({ type: "export.retried" });
    expect([held.getValue(), held.ports.countCalls("listItems"), held.ports.countCalls("choosePlace")]).toEqual([
      "listing",
      2,
      1,
    ]);
  });

  test("EXP-02 Cancel stops the read at once and discards what was written", async () => {
    const held = await startWriting();
    const read = held.ports.lastCall("writeNext");
    held.send({ type: "export.cancelled" });
    expect([held.getValue(), read.isStopped, held.listActions()]).toEqual(["choosing", true, ["discard"]]);
  });

  test("EXP-02 reports that a library is too large before it writes any of it", async () => {
    const held = start();
    held.send({ type: "export.requested", format: "everything" });
    await held.answer("choosePlace", true);
    await held.answer("listItems", { total: 9_000, isTooLarge: true });
    expect([held.getValue(), held.getSnapshot().context.stopReason, held.ports.countCalls("writeNext")]).toEqual([
      "stopped",
      "too-large",
      0,
    ]);
  });

  test("EXP-02 stops when the disk refuses the file", async () => {
    const held = await startWriting();
    await held.answer("writeNext", { kind: "stopped", reason: "unwritable" });
    expect([held.getValue(), held.getSnapshot().context.stopReason, held.listActions()]).toEqual([
      "stopped",
      "unwritable",
      ["discard"],
    ]);
  });

  test("EXP-02 leaving the page stops the read", async () => {
    const held = await startWriting();
    held.leave();
    expect(held.ports.lastCall("writeNext").isStopped).toBe(true);
  });
});
