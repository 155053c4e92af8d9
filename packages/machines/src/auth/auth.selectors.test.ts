import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { enterAsMaya, maya, startAuth } from "./auth.harness.ts";
import {
  getEmail,
  getFailure,
  isAnonymous,
  isBusy,
  isEntered,
  isLoading,
  isReady,
  isSettingUp,
  isSignedIn,
  getUserId,
} from "./auth.selectors.ts";

const facts = { isLoading, isAnonymous, isBusy, isSignedIn, isEntered, isSettingUp, isReady };
const getFacts = (auth: ReturnType<typeof startAuth>): string[] =>
  Object.entries(facts).flatMap(([name, is]) => (is(auth.getSnapshot()) ? [name] : []));

test("each state answers the selectors of the screens", async () => {
  const auth = startAuth();
  expect(getFacts(auth)).toEqual(["isLoading"]);
  auth.emit("session.restored", null);
  expect(getFacts(auth)).toEqual(["isAnonymous"]);
  auth.actor.send({ type: "sign-in.requested", provider: "google" });
  expect(getFacts(auth)).toEqual(["isAnonymous", "isBusy"]);
  auth.emit("session.opened", maya);
  expect(getFacts(auth)).toEqual(["isSignedIn"]);
  await auth.answer("checkProfile", { exists: false });
  expect(getFacts(auth)).toEqual(["isSignedIn", "isEntered", "isSettingUp"]);
  await auth.answer("createUserContext", { preExisting: false });
  await auth.answer("reloadSubscription");
  expect(getFacts(auth)).toEqual(["isSignedIn", "isEntered", "isReady"]);
  auth.actor.send({ type: "sign-out.requested" });
  expect(getFacts(auth)).toEqual([]);
});

test("snapshot.can tells which buttons are enabled", async () => {
  const auth = startAuth();
  expect(auth.can({ type: "sign-in.requested", provider: "google" })).toBe(false);
  auth.emit("session.restored", null);
  expect([
    auth.can({ type: "sign-in.requested", provider: "apple" }),
    auth.can({ type: "credentials.submitted", method: "password", email: "", password: "" }),
    auth.can({ type: "sign-out.requested" }),
  ]).toEqual([true, true, false]);
  auth.actor.send({ type: "sign-in.requested", provider: "google" });
  expect([
    auth.can({ type: "sign-in.requested", provider: "google" }),
    auth.can({ type: "credentials.submitted", method: "password", email: "", password: "" }),
  ]).toEqual([false, false]);
  expect((await enterAsMaya()).can({ type: "sign-out.requested" })).toBe(true);
});

test("the context holds the user and the last failure", async () => {
  const auth = startAuth();
  auth.emit("session.restored", null);
  expect([getUserId(auth.getSnapshot()), getEmail(auth.getSnapshot()), getFailure(auth.getSnapshot())]).toEqual([
    null,
    null,
    null,
  ]);
  auth.actor.send({ type: "sign-in.requested", provider: "apple" });
  await auth.fail("leaveForProvider", new Failure("offline"));
  expect(getFailure(auth.getSnapshot())).toEqual({ method: "apple", code: "offline" });
  auth.emit("session.opened", maya);
  expect([getUserId(auth.getSnapshot()), getEmail(auth.getSnapshot()), getFailure(auth.getSnapshot())]).toEqual([
    "maya",
    "maya@lectern.test",
    null,
  ]);
});
