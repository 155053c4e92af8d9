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
  test("REF-03 trims the code before sending it", () => {
    const redemption = submit("  QUIET-OWL-7\n");
    expect(redemption.ports.lastCall("redeemCode").input).toEqual({ userId: "maya", code: "QUIET-OWL-7" });
    expect([
      isRedeeming(redemption.getSnapshot()),
      redemption.can({ type: "code.submitted", code: "" }),
      redemption.portActions,
    ]).toEqual([true, false, []]);
  });

  test("REF-03 announces a redeemed code", async () => {
    const redemption = submit();
    await redemption.answer("redeemCode");
    expect([getRedeemedCode(redemption.getSnapshot()), redemption.listActions()]).toEqual([
      "QUIET-OWL-7",
      ["announceRedeemed"],
    ]);
  });

  test("REF-04 accepts no other code after one was redeemed", async () => {
    const redemption = submit();
    await redemption.answer("redeemCode");
    redemption.send({ type: "code.submitted", code: "OTHER-OWL-8" });
    expect([redemption.can({ type: "code.submitted", code: "" }), redemption.countAllCalls()]).toEqual([false, 1]);
  });

  test.each(["", "   ", "\n\t"])(
    "REF-03 asks for a code if the field has %j, without a request to the server",
    (code) => {
      const redemption = submit(code);
      expect([redemption.listParams("announceProblem"), redemption.countAllCalls()]).toEqual([
        [{ kind: "missing" }],
        0,
      ]);
      expect(redemption.can({ type: "code.submitted", code: "" })).toBe(true);
    },
  );

  test("REF-03 announces an empty code each time it is submitted", () => {
    const redemption = submit("");
    redemption.send({ type: "code.submitted", code: " " });
    expect(redemption.listParams("announceProblem")).toHaveLength(2);
  });

  test("REF-03 tells a visitor to sign in, unless the field is empty", () => {
    const redemption = start(null);
    redemption.send({ type: "code.submitted", code: "QUIET-OWL-7" });
    redemption.send({ type: "code.submitted", code: "" });
    expect(redemption.listParams("announceProblem")).toEqual([{ kind: "signed-out" }, { kind: "missing" }]);
    expect([redemption.countAllCalls(), redemption.listActions().includes("logFailure")]).toEqual([0, false]);
  });

  test("REF-03 changing the field clears its problem", () => {
    const redemption = submit("");
    redemption.send({ type: "code.edited" });
    expect([redemption.getValue(), getProblem(redemption.getSnapshot())]).toEqual([{ entering: "ready" }, null]);
  });
});

describe("REF-03 failures", () => {
  test("REF-03 announces a refusal with the server's sentence", async () => {
    const redemption = submit();
    await redemption.fail("redeemCode", new Failure("invalid", "You can't redeem your own code."));
    const problem = { kind: "failed", code: "invalid", detail: "You can't redeem your own code." };
    expect([getProblem(redemption.getSnapshot()), redemption.listParams("announceProblem")]).toEqual([
      problem,
      [problem],
    ]);
  });

  test("REF-03 keeps the code after a refusal", async () => {
    const redemption = submit();
    await redemption.fail("redeemCode", new Failure("invalid", "You can't redeem your own code."));
    expect(redemption.getSnapshot().context.code).toBe("QUIET-OWL-7");
  });

  test.each(backendFailures)("REF-03 %s: logs and announces the failure", async (_, failure) => {
    const redemption = submit();
    await redemption.fail("redeemCode", failure);
    expect(getProblem(redemption.getSnapshot())).toEqual(
      failure.code === "unauthenticated"
        ? { kind: "signed-out" }
        : { kind: "failed", code: failure.code, detail: null },
    );
    expect(redemption.listActions()).toEqual(["logFailure", "announceProblem"]);
  });

  test.each(backendFailures)("REF-03 %s: allows another try", async (_, failure) => {
    const redemption = submit();
    await redemption.fail("redeemCode", failure);
    redemption.send({ type: "code.submitted", code: "QUIET-OWL-7" });
    expect([getProblem(redemption.getSnapshot()), redemption.countAllCalls()]).toEqual([null, 2]);
  });

  test("REF-03 times out after 30 s", () => {
    const redemption = submit();
    redemption.wait(29_999);
    expect(isRedeeming(redemption.getSnapshot())).toBe(true);
    redemption.wait(1);
    expect(getProblem(redemption.getSnapshot())).toEqual({ kind: "failed", code: "timeout", detail: null });
  });

  test("REF-03 ignores an answer after the timeout", async () => {
    const redemption = submit();
    redemption.wait(30_000);
    await redemption.answer("redeemCode");
    expect([getRedeemedCode(redemption.getSnapshot()), redemption.listActions()]).toEqual([
      null,
      ["logFailure", "announceProblem"],
    ]);
  });
});
