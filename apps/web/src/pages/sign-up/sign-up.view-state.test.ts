import { authWorld } from "@lectern/machines/auth/auth.world";
import { expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toSignInMethod, parseSignUpMode, signUpState } from "./sign-up.view-state.ts";

const failedWith = (method: string | null) =>
  findSnapshot(authWorld, "anonymous.failed", ({ snapshot }) => snapshot.context.failure?.method === method);

test("PUB-07 the form waits, and says what was refused here, not what failed on the login page", () => {
  expect(signUpState(findSnapshot(authWorld, "anonymous.visiting"))).toEqual({ kind: "idle" });
  expect(signUpState(findSnapshot(authWorld, "joiningBeta"))).toEqual({ kind: "submitting" });
  expect(signUpState(findSnapshot(authWorld, "signingInWithPassword"))).toEqual({ kind: "submitting" });
  expect(signUpState(findSnapshot(authWorld, "leavingForProvider.asking"))).toEqual({ kind: "idle" });
  expect(["beta", "password", "google", null].map((method) => signUpState(failedWith(method)).kind)).toEqual([
    "failed",
    "failed",
    "idle",
    "idle",
  ]);
});

test("PUB-07 the URL names the mode, and joining is what it means otherwise", () => {
  expect([null, "sign-in", "join", "x"].map(parseSignUpMode)).toEqual(["join", "sign-in", "join", "join"]);
  expect([toSignInMethod("join"), toSignInMethod("sign-in")]).toEqual(["beta", "password"]);
});
