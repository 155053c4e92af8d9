import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { backendFailures } from "../testing/backend-failures.ts";
import { isRedeeming, getProblem, getRedeemedCode } from "./free-week.selectors.ts";
import { freeWeekModel } from "./free-week.model.ts";

const start = (userId: string | null = "maya") => startHeld(freeWeekModel, { userId });

function submit(code = "QUIET-OWL-7") {
  const redemption = start();
  redemption.send({ type: "code.submitted", code });
  return redemption;
}

describe("REF-03 redeeming a code", () => {
  test("REF-03 the code goes to the server for who is signed in, without the blanks pasted with it", () => {
    const redemption = submit("  QUIET-OWL-7\n");
    expect(redemption.ports.lastCall("redeemCode").input).toEqual({ userId: "maya", code: "QUIET-OWL-7" });
    expect([
      isRedeeming(redemption.getSnapshot()),
      redemption.can({ type: "code.submitted", code: "" }),
      redemption.portActions,
    ]).toEqual([true, false, []]);
  });

  test("REF-03 REF-04 a code that counts is said once, and nothing can be redeemed after it", async () => {
    const redemption = submit();
    await redemption.answer("redeemCode");
    expect([getRedeemedCode(redemption.getSnapshot()), redemption.listActions()]).toEqual([
      "QUIET-OWL-7",
      ["announceRedeemed"],
    ]);
    redemption.send({ type: "code.submitted", code: "OTHER-OWL-8" });
    expect([redemption.can({ type: "code.submitted", code: "" }), redemption.countAllCalls()]).toEqual([false, 1]);
  });

  test.each(["", "   ", "\n\t"])("REF-03 %j is told to enter a code, and nobody is asked", (code) => {
    const redemption = submit(code);
    expect([redemption.listParams("announceProblem"), redemption.countAllCalls()]).toEqual([[{ kind: "missing" }], 0]);
    expect(redemption.can({ type: "code.submitted", code: "" })).toBe(true);
  });

  test("REF-03 an empty code is said again each time it is sent", () => {
    const redemption = submit("");
    redemption.send({ type: "code.submitted", code: " " });
    expect(redemption.listParams("announceProblem")).toHaveLength(2);
  });

  test("REF-03 who is not signed in is told to sign in; an empty field is told first", () => {
    const redemption = start(null);
    redemption.send({ type: "code.submitted", code: "QUIET-OWL-7" });
    redemption.send({ type: "code.submitted", code: "" });
    expect(redemption.listParams("announceProblem")).toEqual([{ kind: "signed-out" }, { kind: "missing" }]);
    expect([redemption.countAllCalls(), redemption.listActions().includes("logFailure")]).toEqual([0, false]);
  });

  test("REF-03 changing the field takes back what was said of it", () => {
    const redemption = submit("");
    redemption.send({ type: "code.edited" });
    expect([redemption.getValue(), getProblem(redemption.getSnapshot())]).toEqual([{ entering: "ready" }, null]);
  });
});

describe("REF-03 what can go wrong", () => {
  test("REF-03 the server's sentence comes along, and the code is kept", async () => {
    const redemption = submit();
    await redemption.fail("redeemCode", new Failure("invalid", "You can't redeem your own code."));
    const problem = { kind: "failed", code: "invalid", detail: "You can't redeem your own code." };
    expect([getProblem(redemption.getSnapshot()), redemption.listParams("announceProblem")]).toEqual([
      problem,
      [problem],
    ]);
    expect([redemption.getSnapshot().context.code, redemption.listActions()]).toEqual([
      "QUIET-OWL-7",
      ["logFailure", "announceProblem"],
    ]);
  });

  test.each(backendFailures)("REF-03 %s: said and logged, another try is free", async (_, failure) => {
    const redemption = submit();
    await redemption.fail("redeemCode", failure);
    expect(getProblem(redemption.getSnapshot())).toEqual(
      failure.code === "unauthenticated"
        ? { kind: "signed-out" }
        : { kind: "failed", code: failure.code, detail: null },
    );
    expect(redemption.listActions()).toEqual(["logFailure", "announceProblem"]);
    redemption.send({ type: "code.submitted", code: "QUIET-OWL-7" });
    expect([getProblem(redemption.getSnapshot()), redemption.countAllCalls()]).toEqual([null, 2]);
  });

  test("REF-03 no answer for 30 s is a failure, and an answer after that is not heard", async () => {
    const redemption = submit();
    redemption.wait(29_999);
    expect(isRedeeming(redemption.getSnapshot())).toBe(true);
    redemption.wait(1);
    expect(getProblem(redemption.getSnapshot())).toEqual({ kind: "failed", code: "timeout", detail: null });
    await redemption.answer("redeemCode");
    expect([getRedeemedCode(redemption.getSnapshot()), redemption.listActions()]).toEqual([
      null,
      ["logFailure", "announceProblem"],
    ]);
  });
});
