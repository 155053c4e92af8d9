import { expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { maya, startAuth } from "./auth.harness.ts";
import { getFailure, isBusy, isSignedIn } from "./auth.selectors.ts";

const credentials = {
  type: "credentials.submitted",
  method: "beta",
  email: "maya@lectern.test",
  password: "moss",
} as const;

function join() {
  const auth = startAuth();
  auth.emit("session.restored", null);
  auth.actor.send(credentials);
  return auth;
}

test("PUB-07 joining the beta programme signs the user up and signs them in", async () => {
  const auth = join();
  expect([
    isBusy(auth.getSnapshot()),
    auth.can({ type: "credentials.submitted", method: "password", email: "", password: "" }),
  ]).toEqual([true, false]);
  await auth.answer("signUpWithPassword", maya);
  expect(isSignedIn(auth.getSnapshot())).toBe(true);
});

test("PUB-07 clicking Join Beta Program twice signs up once", () => {
  const auth = join();
  auth.actor.send(credentials);
  expect(auth.ports.countCalls("signUpWithPassword")).toBe(1);
});

test.each(backendFailures)(
  "PUB-07 %s: shows the failure on the sign-up page and allows another try",
  async (_, failure) => {
    const auth = join();
    await auth.fail("signUpWithPassword", failure);
    expect(getFailure(auth.getSnapshot())).toEqual({ method: "beta", code: failure.code });
    expect(auth.can({ type: "credentials.submitted", method: "password", email: "", password: "" })).toBe(true);
  },
);

test("PUB-07 fails after 30 s without an answer, and a session that opens later still signs in", () => {
  const auth = join();
  auth.wait(30_000);
  expect(getFailure(auth.getSnapshot())).toEqual({ method: "beta", code: "timeout" });
  auth.emit("session.opened", maya);
  expect(isSignedIn(auth.getSnapshot())).toBe(true);
});
