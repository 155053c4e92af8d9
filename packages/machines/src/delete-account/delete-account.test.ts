import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { backendFailures } from "../testing/backend-failures.ts";
import { getFailure, getReceipt, isDeleting, isOpen } from "./delete-account.selectors.ts";
import { deleteAccountModel } from "./delete-account.model.ts";

const receipt = {
  deletedAt: "2026-03-02T12:00:00.000Z",
  counts: { recordings: 2, folders: 1, tags: 2, studyGuides: 0, cards: 0, reviews: 0 },
};

const start = () => startHeld(deleteAccountModel, { userId: "maya" });

function confirm() {
  const deletion = start();
  deletion.send({ type: "deletion.requested" });
  deletion.send({ type: "deletion.confirmed" });
  return deletion;
}

describe("SET-04 deleting the account", () => {
  test("SET-04 Yes does nothing while the dialog is closed", () => {
    const deletion = start();
    deletion.send({ type: "deletion.confirmed" });
    expect([isOpen(deletion.getSnapshot()), deletion.countAllCalls()]).toEqual([false, 0]);
  });

  test("SET-04 the dialog deletes nothing before Yes", () => {
    const deletion = start();
    deletion.send({ type: "deletion.requested" });
    expect([isOpen(deletion.getSnapshot()), isDeleting(deletion.getSnapshot()), deletion.countAllCalls()]).toEqual([
      true,
      false,
      0,
    ]);
  });

  test("SET-04 Cancel deletes nothing", () => {
    const deletion = start();
    deletion.send({ type: "deletion.requested" });
    expect(deletion.can({ type: "deletion.cancelled" })).toBe(true);
    deletion.send({ type: "deletion.cancelled" });
    expect([deletion.getValue(), deletion.countAllCalls(), deletion.portActions]).toEqual(["idle", 0, []]);
  });

  test("SET-04 Yes deletes the user's account", async () => {
    const deletion = confirm();
    expect(deletion.ports.lastCall("deleteAccount").input).toEqual({ userId: "maya" });
    expect([isDeleting(deletion.getSnapshot()), deletion.listActions()]).toEqual([true, []]);
    await deletion.answer("deleteAccount", receipt);
    expect([deletion.getValue(), deletion.listActions()]).toEqual(["deleted", []]);
    expect(deletion.can({ type: "deletion.confirmed" })).toBe(false);
  });

  test("EXP-04 the receipt shows until it is closed, which signs the user out", async () => {
    const deletion = confirm();
    await deletion.answer("deleteAccount", receipt);
    expect([isOpen(deletion.getSnapshot()), getReceipt(deletion.getSnapshot())]).toEqual([true, receipt]);
    deletion.send({ type: "receipt.closed" });
    expect([deletion.getValue(), deletion.listActions()]).toEqual(["leaving", ["signOut"]]);
    expect(isDeleting(deletion.getSnapshot())).toBe(true);
  });

  test("SET-04 a deletion under way can't be cancelled or confirmed again", () => {
    const deletion = confirm();
    expect([deletion.can({ type: "deletion.confirmed" }), deletion.can({ type: "deletion.cancelled" })]).toEqual([
      false,
      false,
    ]);
    deletion.send({ type: "deletion.confirmed" });
    deletion.send({ type: "deletion.cancelled" });
    expect([deletion.getValue(), deletion.countAllCalls()]).toEqual(["deleting", 1]);
  });
});

describe("SET-04 failures", () => {
  test.each(backendFailures)("SET-04 %s: opens the dialog again with the failure", async (_, failure) => {
    const deletion = confirm();
    await deletion.fail("deleteAccount", failure);
    expect([deletion.getValue(), getFailure(deletion.getSnapshot())]).toEqual([{ confirming: "failed" }, failure.code]);
  });

  test.each(backendFailures)("SET-04 %s: only logs and announces the failure", async (_, failure) => {
    const deletion = confirm();
    await deletion.fail("deleteAccount", failure);
    expect(deletion.listActions()).toEqual(["logFailure", "announceFailure"]);
    expect(deletion.listLogged()).toEqual([{ work: "deleteAccount", error: failure }]);
  });

  test("SET-04 times out after 30 s", () => {
    const deletion = confirm();
    deletion.wait(29_999);
    expect(deletion.getValue()).toBe("deleting");
    deletion.wait(1);
    expect([deletion.getValue(), getFailure(deletion.getSnapshot())]).toEqual([{ confirming: "failed" }, "timeout"]);
  });

  test("SET-04 ignores an answer after the timeout", async () => {
    const deletion = confirm();
    deletion.wait(30_000);
    await deletion.answer("deleteAccount", receipt);
    expect([deletion.getValue(), deletion.listActions()]).toEqual([
      { confirming: "failed" },
      ["logFailure", "announceFailure"],
    ]);
  });

  test("SET-04 after a failure Yes tries again", async () => {
    const deletion = confirm();
    await deletion.fail("deleteAccount", new Error("unforeseen"));
    expect(getFailure(deletion.getSnapshot())).toBe("server");
    deletion.send({ type: "deletion.confirmed" });
    expect([deletion.countAllCalls(), getFailure(deletion.getSnapshot())]).toEqual([2, null]);
    await deletion.answer("deleteAccount", receipt);
    expect(deletion.getValue()).toBe("deleted");
  });

  test("SET-04 Cancel clears a failure", async () => {
    const deletion = confirm();
    await deletion.fail("deleteAccount", new Error("unforeseen"));
    deletion.send({ type: "deletion.cancelled" });
    deletion.send({ type: "deletion.requested" });
    expect([deletion.getValue(), getFailure(deletion.getSnapshot())]).toEqual([{ confirming: "asking" }, null]);
  });

  test("SET-04 a session that closes during a deletion aborts the request", () => {
    const deletion = confirm();
    deletion.leave();
    expect(deletion.ports.lastCall("deleteAccount").isStopped).toBe(true);
  });

  test("SET-04 ignores an answer after the session was closed", async () => {
    const deletion = confirm();
    deletion.leave();
    await deletion.answer("deleteAccount", receipt);
    expect(deletion.portActions).toEqual([]);
  });
});
