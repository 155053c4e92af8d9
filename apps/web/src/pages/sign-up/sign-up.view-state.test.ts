import { authModel } from "@lectern/machines/auth/auth.model";
import { expect, test } from "vitest";
import { snapshotOf } from "../../testing/snapshot-of.ts";
import { methodOf, signUpModeOf, signUpState } from "./sign-up.view-state.ts";

const failedWith = (method: string | null) =>
  snapshotOf(authModel, "anonymous.failed", ({ snapshot }) => snapshot.context.failure?.method === method);

test("PUB-07 the form waits, and says what was refused here, not what failed on the login page", () => {
  expect(signUpState(snapshotOf(authModel, "anonymous.visiting"))).toEqual({ kind: "idle" });
  expect(signUpState(snapshotOf(authModel, "joiningBeta"))).toEqual({ kind: "submitting" });
  expect(signUpState(snapshotOf(authModel, "signingInWithPassword"))).toEqual({ kind: "submitting" });
  expect(signUpState(snapshotOf(authModel, "leavingForProvider.asking"))).toEqual({ kind: "idle" });
  expect(["beta", "password", "google", null].map((method) => signUpState(failedWith(method)).kind)).toEqual([
    "failed",
    "failed",
    "idle",
    "idle",
  ]);
});

test("PUB-07 the URL names the mode, and joining is what it means otherwise", () => {
  expect([null, "sign-in", "join", "x"].map(signUpModeOf)).toEqual(["join", "sign-in", "join", "join"]);
  expect([methodOf("join"), methodOf("sign-in")]).toEqual(["beta", "password"]);
});
