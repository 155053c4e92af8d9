import { expect, test } from "vitest";
import { troubles } from "../testing/troubles.ts";
import { maya, startAuth } from "./auth.harness.ts";
import { canSubmitCredentials, failureOf, isBusy, isSignedIn } from "./auth.selectors.ts";

const credentials = {
  type: "credentials.submitted",
  method: "beta",
  email: "maya@lectern.test",
  password: "moss",
} as const;

function join() {
  const auth = startAuth();
  auth.tell("session.restored", null);
  auth.actor.send(credentials);
  return auth;
}

test("PUB-07 joining the beta programme signs up and leads in", async () => {
  const auth = join();
  expect([isBusy(auth.state()), canSubmitCredentials(auth.state())]).toEqual([true, false]);
  await auth.answer("signUpWithPassword", maya);
  expect(isSignedIn(auth.state())).toBe(true);
});

test("PUB-07 Join Beta Program clicked twice signs up once", () => {
  const auth = join();
  auth.actor.send(credentials);
  expect(auth.ports.countOf("signUpWithPassword")).toBe(1);
});

test.each(troubles)("PUB-07 %s: the failure is the beta programme's, and another try is free", async (_, failure) => {
  const auth = join();
  await auth.fail("signUpWithPassword", failure);
  expect(failureOf(auth.state())).toEqual({ method: "beta", code: failure.code });
  expect(canSubmitCredentials(auth.state())).toBe(true);
});

test("PUB-07 no answer for 30 s is a failure; a session that comes after all leads in", () => {
  const auth = join();
  auth.wait(30_000);
  expect(failureOf(auth.state())).toEqual({ method: "beta", code: "timeout" });
  auth.tell("session.opened", maya);
  expect(isSignedIn(auth.state())).toBe(true);
});
