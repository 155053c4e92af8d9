import { describe, expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { type Auth, enterAsMaya, maya, startAuth } from "./auth.harness.ts";
import { getFailure, isBusy, isLoading } from "./auth.selectors.ts";

function visit(): Auth {
  const auth = startAuth();
  auth.emit("session.restored", null);
  return auth;
}

function arriveAtCallback(): Auth {
  const auth = startAuth({ arrivedAtCallback: true, provider: "google" });
  auth.emit("session.restored", null);
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
  auth.emit("session.restored", maya);
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
] as const)("while signing in, %s", (work, begin, method) => {
  test.each(backendFailures)(
    "PUB-06 AUT-13 %s: shows the failure with its method, logs it and allows another try",
    async (_, failure) => {
      const auth = begin();
      await auth.fail(work, failure);
      expect(getFailure(auth.getSnapshot())).toEqual({ method, code: failure.code });
      expect([
        isBusy(auth.getSnapshot()),
        isLoading(auth.getSnapshot()),
        auth.can({ type: "sign-in.requested", provider: "apple" }),
      ]).toEqual([false, false, true]);
      expect(auth.listLogged()).toEqual([{ work, error: failure }]);
    },
  );
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
] as const)("once a user is signed in, %s", (work, begin, next) => {
  test.each(backendFailures)("AUT-08 AUT-09 %s: logs the failure and continues", async (_, failure) => {
    const auth = await begin();
    await auth.fail(work, failure);
    expect([auth.getValue(), getFailure(auth.getSnapshot())]).toEqual([next, null]);
    expect(auth.listLogged()).toEqual([{ work, error: failure }]);
  });
});

test("AUT-10 a token refresh does not interrupt a profile set-up", async () => {
  const auth = await setUp();
  const { isStopped } = auth.ports.lastCall("createUserContext");
  auth.emit("session.refreshed", maya);
  expect([isStopped, auth.ports.lastCall("createUserContext").isStopped]).toEqual([false, false]);
  await auth.answer("createUserContext", { preExisting: true });
  await auth.answer("reloadSubscription");
  expect([auth.getValue(), auth.ports.countCalls("createUserContext")]).toEqual([{ signedIn: "ready" }, 1]);
});
