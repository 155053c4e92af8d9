import { describe, expect, test } from "vitest";
import { troubles } from "../testing/troubles.ts";
import { type Auth, enterAsMaya, maya, startAuth } from "./auth.harness.ts";
import { canSignIn, failureOf, isBusy, isLoading } from "./auth.selectors.ts";

function visit(): Auth {
  const auth = startAuth();
  auth.tell("session.restored", null);
  return auth;
}

function arriveAtCallback(): Auth {
  const auth = startAuth({ arrivedAtCallback: true, provider: "google" });
  auth.tell("session.restored", null);
  return auth;
}

const leave = () => {
  const auth = visit();
  auth.send({ type: "sign-in.requested", provider: "google" });
  return auth;
};
const submit = () => {
  const auth = visit();
  auth.send({ type: "credentials.submitted", method: "password", email: "maya@lectern.test", password: "moss" });
  return auth;
};
const restore = () => {
  const auth = startAuth();
  auth.tell("session.restored", maya);
  return auth;
};
const setUp = async () => {
  const auth = restore();
  await auth.answer("checkProfile", { exists: false });
  return auth;
};
const reload = async () => {
  const auth = await setUp();
  await auth.answer("createUserContext", { preExisting: false });
  return auth;
};
const signOut = async () => {
  const auth = await enterAsMaya();
  auth.send({ type: "sign-out.requested" });
  return auth;
};

describe.each([
  ["leaveForProvider", leave, "google"],
  ["completeCallback", arriveAtCallback, "google"],
  ["signInWithPassword", submit, "password"],
] as const)("on the way in, %s", (work, begin, method) => {
  test.each(troubles)("PUB-06 AUT-13 %s: said with its method, logged, and another try is free", async (_, failure) => {
    const auth = begin();
    await auth.fail(work, failure);
    expect(failureOf(auth.state())).toEqual({ method, code: failure.code });
    expect([isBusy(auth.state()), isLoading(auth.state()), canSignIn(auth.state(), "apple")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(auth.logged()).toEqual([{ work, error: failure }]);
  });
});

describe.each([
  ["loadSubscription", restore, { signedIn: "checkingProfile" }],
  ["checkProfile", restore, { signedIn: "ready" }],
  ["createUserContext", setUp, { signedIn: "ready" }],
  ["reloadSubscription", reload, { signedIn: "ready" }],
  ["signOut", signOut, { signingOut: "leaving" }],
  [
    "returnHome",
    async () => {
      const auth = await signOut();
      await auth.answer("signOut");
      return auth;
    },
    { anonymous: "visiting" },
  ],
] as const)("once somebody is in, %s", (work, begin, next) => {
  test.each(troubles)("AUT-08 AUT-09 %s: logged only, and the way goes on", async (_, failure) => {
    const auth = await begin();
    await auth.fail(work, failure);
    expect([auth.value(), failureOf(auth.state())]).toEqual([next, null]);
    expect(auth.logged()).toEqual([{ work, error: failure }]);
  });
});

test("AUT-10 a token that is refreshed in the middle interrupts nothing", async () => {
  const auth = await setUp();
  const { isStopped } = auth.ports.call("createUserContext");
  auth.tell("session.refreshed", maya);
  expect([isStopped, auth.ports.call("createUserContext").isStopped]).toEqual([false, false]);
  await auth.answer("createUserContext", { preExisting: true });
  await auth.answer("reloadSubscription");
  expect([auth.value(), auth.ports.countOf("createUserContext")]).toEqual([{ signedIn: "ready" }, 1]);
});
