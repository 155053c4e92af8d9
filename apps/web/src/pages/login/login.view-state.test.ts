import { describe, expect, test } from "vitest";
import type { AuthSnapshot } from "@lectern/machines/auth/auth.selectors";
import { toLoginState } from "./login.view-state.ts";

type Context = AuthSnapshot["context"];
const snapshot = (context: Partial<Context>, isEnded = false) =>
  ({
    context: { userId: null, email: null, arrivedAtCallback: false, method: null, failure: null, ...context },
    matches: () => isEnded,
  }) as unknown as AuthSnapshot;

describe("PUB-06 the state of the login page", () => {
  test("PUB-06 shows no failure before the first attempt", () => {
    expect(toLoginState(snapshot({}), false)).toEqual({ kind: "idle" });
  });

  test("AUT-16 shows that a session ended, until the student signs in", () => {
    expect(toLoginState(snapshot({}, true), false)).toEqual({ kind: "signed-out" });
    expect(toLoginState(snapshot({ method: "google" }, false), true)).toMatchObject({ kind: "signing-in" });
  });

  test("PUB-06 shows the provider that it redirects to", () => {
    expect(toLoginState(snapshot({ method: "apple" }), true)).toEqual({ kind: "signing-in", provider: "apple" });
  });

  test.each(["google", "apple"] as const)("PUB-06 shows that %s failed", (method) => {
    expect(toLoginState(snapshot({ method, failure: { method, code: "consent-refused" } }), false)).toEqual({
      kind: "failed",
      provider: method,
    });
  });

  test("PUB-06 shows a failed callback without a provider as Google's", () => {
    expect(toLoginState(snapshot({ failure: { method: null, code: "session-missing" } }), false)).toEqual({
      kind: "failed",
      provider: "google",
    });
  });

  test.each(["beta", "password"] as const)("PUB-06 does not show a %s that the sign-up page refused", (method) => {
    expect(toLoginState(snapshot({ method, failure: { method, code: "credentials-refused" } }), false)).toEqual({
      kind: "idle",
    });
  });
});
