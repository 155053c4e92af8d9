import { authModel } from "@lectern/machines/auth/auth.model";
import { expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toSignInMethod, parseSignUpMode, toSignUpState } from "./sign-up.view-state.ts";

const failedWith = (method: string | null) =>
  findSnapshot(authModel, "anonymous.failed", ({ snapshot }) => snapshot.context.failure?.method === method);

test("PUB-07 shows the form's own failure, and not the login page's", () => {
  expect(toSignUpState(findSnapshot(authModel, "anonymous.visiting"))).toEqual({ kind: "idle" });
  expect(toSignUpState(findSnapshot(authModel, "joiningBeta"))).toEqual({ kind: "submitting" });
  expect(toSignUpState(findSnapshot(authModel, "signingInWithPassword"))).toEqual({ kind: "submitting" });
  expect(toSignUpState(findSnapshot(authModel, "leavingForProvider.asking"))).toEqual({ kind: "idle" });
  expect(["beta", "password", "google", null].map((method) => toSignUpState(failedWith(method)).kind)).toEqual([
    "failed",
    "failed",
    "idle",
    "idle",
  ]);
});

test("PUB-07 distinguishes a password that is too short from other failures", () => {
  const failed = failedWith("beta");
  const failure = { method: "beta", code: "password-weak" } as const;
  const weak = { ...failed, context: { ...failed.context, failure } } as typeof failed;
  expect(toSignUpState(weak)).toEqual({ kind: "failed", isPasswordTooShort: true });
  expect(toSignUpState(failed)).toEqual({ kind: "failed", isPasswordTooShort: false });
});

test("PUB-07 parses the mode from the URL, and defaults to joining", () => {
  expect([null, "sign-in", "join", "x"].map(parseSignUpMode)).toEqual(["join", "sign-in", "join", "join"]);
  expect([toSignInMethod("join"), toSignInMethod("sign-in")]).toEqual(["beta", "password"]);
});
