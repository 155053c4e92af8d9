import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { startHeld } from "../testing/held-actor.ts";
import type { CardChange } from "./card-proposals.types.ts";
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

describe("PRC-03 decisions about cards", () => {
  test("PRC-03 shows a decision before it is saved", () => {
    expect(getUnsaved(decide(keep(card.id)).getSnapshot(), card.id)).toEqual([{ standing: "kept" }]);
  });

  test("PRC-03 saves decisions one by one, in order", async () => {
    const desk = decide(keep("a"), keep("b"));
    expect(desk.ports.countCalls("saveChanges")).toBe(1);
    await desk.answer("saveChanges");
    expect(desk.ports.listCalls("saveChanges").map(({ input }) => input)).toEqual([[keep("a")], [keep("b")]]);
  });

  test("PRC-03 Undo reverses the last decision, saved or not", async () => {
    const desk = decide(keep(card.id), edit);
    await desk.answer("saveChanges");
    desk.send({ type: "undo.requested" });
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([edit.to, edit.from]);
    await desk.answer("saveChanges");
    expect(desk.ports.lastCall("saveChanges").input).toEqual([{ cardId: card.id, to: edit.from, from: edit.to }]);
  });

  test("PRC-03 Undo reverses every decision of one Keep all", async () => {
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
    expect(desk.getSnapshot().context.failure).toEqual({ code: error.code, reason: null });
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
    expect(desk.getSnapshot().context.failure).toBeNull();
  });

  test("PRC-03 changes that can't be saved can be discarded", async () => {
    const desk = decide(keep(card.id));
    await desk.fail("saveChanges", new Failure("not-found"));
    desk.send({ type: "changes.discarded" });
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([]);
    expect([desk.can({ type: "undo.requested" }), desk.ports.countCalls("saveChanges")]).toEqual([false, 1]);
  });
});

async function refuse(...changes: readonly CardChange[]) {
  const desk = decide(...changes);
  await desk.fail("saveChanges", new Failure("changed-elsewhere"));
  return desk;
}

describe("COR-03 a card's texts that were changed elsewhere", () => {
  test("COR-03 are shown until the student saves again, which replaces them", async () => {
    const desk = await refuse(edit, keep(card.id));
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([{ standing: "kept" }]);
    const shown = { ...card, front: "Theirs", back: "In the stroma" };
    desk.send({ type: "save.requested", shown: [shown] });
    expect(getUnsaved(desk.getSnapshot(), card.id)).toEqual([edit.to, { standing: "kept" }]);
    const from = { front: "Theirs", back: "In the stroma" };
    expect(desk.ports.lastCall("saveChanges").input).toEqual([{ ...edit, from }]);
  });

  test("COR-03 are not replaced because the network is back", async () => {
    const desk = await refuse(edit);
    desk.send({ type: "save.requested" });
    expect(desk.ports.lastCall("saveChanges").input).toEqual([edit]);
  });

  test("COR-03 are not undone to the former text", async () => {
    expect((await refuse(edit)).can({ type: "undo.requested" })).toBe(false);
  });

  test("COR-03 are replaced by another text that the student saves over them", async () => {
    const desk = await refuse(edit, { ...edit, to: { front: "Where then?" }, from: edit.to });
    const again: CardChange = { cardId: card.id, to: { front: "Where now?" }, from: { front: "Theirs" } };
    desk.send({ type: "cards.changed", changes: [again] });
    expect(desk.getSnapshot().context).toMatchObject({ unsaved: [[again]], failure: null });
    expect(desk.ports.lastCall("saveChanges").input).toEqual([again]);
  });
});
