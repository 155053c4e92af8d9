import { Failure } from "@lectern/domain/failure";
import { expect, test } from "vitest";
import { enterAsMaya, maya, startAuth } from "./auth.harness.ts";
import {
  canSignIn,
  canSignOut,
  canSubmitCredentials,
  emailOf,
  failureOf,
  isAnonymous,
  isBusy,
  isEntered,
  isLoading,
  isReady,
  isSettingUp,
  isSignedIn,
  isSigningOut,
  userIdOf,
} from "./auth.selectors.ts";

const facts = { isLoading, isAnonymous, isBusy, isSignedIn, isEntered, isSettingUp, isReady, isSigningOut };
const factsOf = (auth: ReturnType<typeof startAuth>): string[] =>
  Object.entries(facts).flatMap(([name, is]) => (is(auth.state()) ? [name] : []));

test("each state says what a screen needs of it, and no more", async () => {
  const auth = startAuth();
  expect(factsOf(auth)).toEqual(["isLoading"]);
  auth.tell("session.restored", null);
  expect(factsOf(auth)).toEqual(["isAnonymous"]);
  auth.actor.send({ type: "sign-in.requested", provider: "google" });
  expect(factsOf(auth)).toEqual(["isAnonymous", "isBusy"]);
  auth.tell("session.opened", maya);
  expect(factsOf(auth)).toEqual(["isSignedIn"]);
  await auth.answer("checkProfile", { exists: false });
  expect(factsOf(auth)).toEqual(["isSignedIn", "isEntered", "isSettingUp"]);
  await auth.answer("createUserContext", { preExisting: false });
  await auth.answer("reloadSubscription");
  expect(factsOf(auth)).toEqual(["isSignedIn", "isEntered", "isReady"]);
  auth.actor.send({ type: "sign-out.requested" });
  expect(factsOf(auth)).toEqual(["isSigningOut"]);
});

test("buttons ask the machine", async () => {
  const auth = startAuth();
  expect(canSignIn(auth.state(), "google")).toBe(false);
  auth.tell("session.restored", null);
  expect([canSignIn(auth.state(), "apple"), canSubmitCredentials(auth.state()), canSignOut(auth.state())]).toEqual([
    true,
    true,
    false,
  ]);
  auth.actor.send({ type: "sign-in.requested", provider: "google" });
  expect([canSignIn(auth.state(), "google"), canSubmitCredentials(auth.state())]).toEqual([false, false]);
  expect(canSignOut((await enterAsMaya()).state())).toBe(true);
});

test("who is there, and what failed", async () => {
  const auth = startAuth();
  auth.tell("session.restored", null);
  expect([userIdOf(auth.state()), emailOf(auth.state()), failureOf(auth.state())]).toEqual([null, null, null]);
  auth.actor.send({ type: "sign-in.requested", provider: "apple" });
  await auth.fail("leaveForProvider", new Failure("offline"));
  expect(failureOf(auth.state())).toEqual({ method: "apple", code: "offline" });
  auth.tell("session.opened", maya);
  expect([userIdOf(auth.state()), emailOf(auth.state()), failureOf(auth.state())]).toEqual([
    "maya",
    "maya@lectern.test",
    null,
  ]);
});
