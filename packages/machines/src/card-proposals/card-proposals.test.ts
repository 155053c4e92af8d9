import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { startHeld } from "../testing/held-actor.ts";
import type { CardChange } from "./card-proposals.machine.ts";
import { cardProposalsModel } from "./card-proposals.model.ts";
import { getUnsaved } from "./card-proposals.selectors.ts";

const start = () => startHeld(cardProposalsModel, { recordingId: "biology-7" });
const card = { id: "thylakoid", front: "Where?" } as const;

const keep = (cardId: string): CardChange => ({ cardId, to: { standing: "kept" }, from: { standing: "proposed" } });
const edit: CardChange = { cardId: card.id, to: { front: "Where is it?" }, from: { front: card.front } };

function decide(...changes: readonly CardChange[]) {
  const desk = start();
  for (const change of changes) desk.send({ type: "cards.changed", changes: [change] });
  return desk;
}

describe("PRC-01 making proposals", () => {
  test("PRC-01 makes no proposals before they are asked for", () => {
    expect(start().countAllCalls()).toBe(0);
  });

  test("PRC-01 asks for proposals of the lecture, once", () => {
    const desk = start();
    desk.send({ type: "cards.requested" });
    desk.send({ type: "cards.requested" });
    expect([desk.ports.countCalls("makeCards"), desk.ports.lastCall("makeCards").input]).toEqual([
      1,
      { recordingId: "biology-7" },
    ]);
  });

  test("PRC-01 remembers how many were proposed, also when there were none", async () => {
    const desk = start();
    desk.send({ type: "cards.requested" });
    await desk.answer("makeCards", { proposed: 0 });
    expect(desk.getSnapshot().context.made).toBe(0);
  });

  test.each(backendFailures)(
    "PRC-01 making, %s: shows and logs the failure, and allows another try",
    async (_, error) => {
      const desk = start();
      desk.send({ type: "cards.requested" });
      await desk.fail("makeCards", error);
      expect(desk.getSnapshot().context.makingFailure).toEqual({ code: error.code, reason: null });
      expect(desk.listLogged()).toEqual([{ work: "makeCards", error }]);
      expect(desk.can({ type: "cards.requested" })).toBe(true);
    },
  );

  test("PRC-01 keeps the server's sentence about a limit", async () => {
    const desk = start();
    desk.send({ type: "cards.requested" });
    await desk.fail("makeCards", new Failure("rate-limited", "Ask again at 14:20."));
    expect(desk.getSnapshot().context.makingFailure?.reason).toBe("Ask again at 14:20.");
  });

  test("PRC-01 gives up after the assistant's timeout", () => {
    const desk = start();
    desk.send({ type: "cards.requested" });
    desk.wait(assistantTimeouts.page);
    expect(desk.getSnapshot().context.makingFailure?.code).toBe("timeout");
  });
});

describe("PRC-03 deciding about cards", () => {
  test("PRC-03 shows a decision before it is saved", () => {
    expect(getUnsaved(decide(keep(card.id)).getSnapshot(), card.id)).toEqual([{ standing: "kept" }]);
  });

  test("PRC-03 saves decisions one by one, in order", async () => {
    const desk = decide(keep("a"), keep("b"));
    expect(desk.ports.countCalls("saveChanges")).toBe(1);
    await desk.answer("saveChanges");
    expect(desk.ports.listCalls("saveChanges").map(({ input }) => input)).toEqual([[keep("a")], [keep("b")]]);
  });

  test("PRC-03 takes a decision while proposals are made", () => {
    const desk = start();
    desk.send({ type: "cards.requested" });
    desk.send({ type: "cards.changed", changes: [keep("a")] });
    expect(desk.getValue()).toEqual({ proposals: "making", decisions: "saving" });
  });

  test("PRC-03 Undo takes back the last decision, saved or not", async () => {
    const desk = decide(keep(card.id), edit);
    await desk.answer("saveChanges");
    desk.send({ type: "undo.requested" });
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([edit.to, edit.from]);
    await desk.answer("saveChanges");
    expect(desk.ports.lastCall("saveChanges").input).toEqual([{ cardId: card.id, to: edit.from, from: edit.to }]);
  });

  test("PRC-03 Undo takes back all that Keep all did at once", async () => {
    const desk = start();
    desk.send({ type: "cards.changed", changes: [keep("a"), keep("b")] });
    await desk.answer("saveChanges");
    desk.send({ type: "undo.requested" });
    expect(desk.ports.lastCall("saveChanges").input).toEqual(
      ["a", "b"].map((cardId) => ({ cardId, to: { standing: "proposed" }, from: { standing: "kept" } })),
    );
    expect(desk.can({ type: "undo.requested" })).toBe(false);
  });

  test("PRC-03 Keep all without proposals saves nothing", () => {
    const desk = start();
    desk.send({ type: "cards.changed", changes: [] });
    expect(desk.countAllCalls()).toBe(0);
  });

  test.each(backendFailures)("PRC-03 saving, %s: logs the failure and still shows the decision", async (_, error) => {
    const desk = decide(keep(card.id));
    await desk.fail("saveChanges", error);
    expect(desk.getSnapshot().context.savingFailure).toEqual({ code: error.code, reason: null });
    expect(desk.listLogged()).toEqual([{ work: "saveChanges", error }]);
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([{ standing: "kept" }]);
  });

  test.each(backendFailures)("PRC-03 saving, %s: saves everything on request", async (_, error) => {
    const desk = decide(keep("a"), keep("b"));
    await desk.fail("saveChanges", error);
    desk.send({ type: "save.requested" });
    await desk.answer("saveChanges");
    await desk.answer("saveChanges");
    expect(desk.ports.listCalls("saveChanges").map(({ input }) => input)).toEqual([
      [keep("a")],
      [keep("a")],
      [keep("b")],
    ]);
    expect(desk.getSnapshot().context.savingFailure).toBeNull();
  });

  test("PRC-03 a decision that can't be saved can be given up", async () => {
    const desk = decide(keep(card.id));
    await desk.fail("saveChanges", new Failure("not-found"));
    desk.send({ type: "changes.discarded" });
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([]);
    expect([desk.can({ type: "undo.requested" }), desk.ports.countCalls("saveChanges")]).toEqual([false, 1]);
  });
});
