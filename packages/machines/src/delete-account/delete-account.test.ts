import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { troubles } from "../testing/troubles.ts";
import { canCancel, canConfirm, failureOf, isDeleting, isOpen } from "./delete-account.selectors.ts";
import { deleteAccountWorld } from "./delete-account.world.ts";

const start = () => startHeld(deleteAccountWorld, { userId: "maya" });

function confirm() {
  const goodbye = start();
  goodbye.send({ type: "deletion.requested" });
  goodbye.send({ type: "deletion.confirmed" });
  return goodbye;
}

describe("SET-04 deleting the account", () => {
  test("SET-04 nothing is deleted before it was asked for and confirmed", () => {
    const goodbye = start();
    goodbye.send({ type: "deletion.confirmed" });
    expect([isOpen(goodbye.state()), goodbye.countOfCalls()]).toEqual([false, 0]);
    goodbye.send({ type: "deletion.requested" });
    expect([isOpen(goodbye.state()), isDeleting(goodbye.state()), goodbye.countOfCalls()]).toEqual([true, false, 0]);
  });

  test("SET-04 Cancel leaves everything as it was", () => {
    const goodbye = start();
    goodbye.send({ type: "deletion.requested" });
    expect(canCancel(goodbye.state())).toBe(true);
    goodbye.send({ type: "deletion.cancelled" });
    expect([goodbye.value(), goodbye.countOfCalls(), goodbye.done]).toEqual(["idle", 0, []]);
  });

  test("SET-04 Yes deletes the account of who asked", async () => {
    const goodbye = confirm();
    expect(goodbye.ports.call("deleteAccount").input).toEqual({ userId: "maya" });
    expect([isDeleting(goodbye.state()), goodbye.actionsDone()]).toEqual([true, []]);
    await goodbye.answer("deleteAccount");
    expect([goodbye.value(), goodbye.actionsDone()]).toEqual(["deleted", []]);
    expect([isDeleting(goodbye.state()), canConfirm(goodbye.state())]).toEqual([true, false]);
  });

  test("SET-04 while deleting, nothing can be cancelled or confirmed again", () => {
    const goodbye = confirm();
    expect([canConfirm(goodbye.state()), canCancel(goodbye.state())]).toEqual([false, false]);
    goodbye.send({ type: "deletion.confirmed" });
    goodbye.send({ type: "deletion.cancelled" });
    expect([goodbye.value(), goodbye.countOfCalls()]).toEqual(["deleting", 1]);
  });
});

describe("SET-04 what can go wrong", () => {
  test.each(troubles)("SET-04 %s: said, logged, asked again, and nobody is signed out", async (_, failure) => {
    const goodbye = confirm();
    await goodbye.fail("deleteAccount", failure);
    expect([goodbye.value(), failureOf(goodbye.state())]).toEqual([{ confirming: "failed" }, failure.code]);
    expect(goodbye.actionsDone()).toEqual(["logFailure", "announceFailure"]);
    expect(goodbye.paramsOf("logFailure")).toEqual([{ work: "deleteAccount", error: failure }]);
  });

  test("SET-04 no answer for 30 s counts as a failure, and an answer after that is not heard", async () => {
    const goodbye = confirm();
    goodbye.wait(29_999);
    expect(goodbye.value()).toBe("deleting");
    goodbye.wait(1);
    expect([goodbye.value(), failureOf(goodbye.state())]).toEqual([{ confirming: "failed" }, "timeout"]);
    await goodbye.answer("deleteAccount");
    expect([goodbye.value(), goodbye.actionsDone()]).toEqual([
      { confirming: "failed" },
      ["logFailure", "announceFailure"],
    ]);
  });

  test("SET-04 after a failure, Yes tries again and Cancel forgets it", async () => {
    const goodbye = confirm();
    await goodbye.fail("deleteAccount", new Error("unforeseen"));
    expect(failureOf(goodbye.state())).toBe("server");
    goodbye.send({ type: "deletion.confirmed" });
    expect([goodbye.countOfCalls(), failureOf(goodbye.state())]).toEqual([2, null]);
    await goodbye.answer("deleteAccount");
    expect(goodbye.value()).toBe("deleted");

    const stayed = confirm();
    await stayed.fail("deleteAccount", new Error("unforeseen"));
    stayed.send({ type: "deletion.cancelled" });
    stayed.send({ type: "deletion.requested" });
    expect([stayed.value(), failureOf(stayed.state())]).toEqual([{ confirming: "asking" }, null]);
  });

  test("SET-04 a session that closes in the middle stops the call, and its answer signs nobody out", async () => {
    const goodbye = confirm();
    goodbye.leave();
    expect(goodbye.ports.call("deleteAccount").isStopped).toBe(true);
    await goodbye.answer("deleteAccount");
    expect(goodbye.done).toEqual([]);
  });
});
