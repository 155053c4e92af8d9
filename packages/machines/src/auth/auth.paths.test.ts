import { expect, test } from "vitest";
import { provePaths } from "../testing/prove-paths.ts";
import { findReachableStates } from "../reachable-states.ts";
import { authModel, noah } from "./auth.model.ts";

provePaths(authModel, {
  states: [
    "acceptingArrival",
    "anonymous.ended",
    "anonymous.failed",
    "anonymous.visiting",
    "choosingAccount",
    "completingCallback",
    "deletingAccount.closed",
    "deletingAccount.open",
    "deletingAccount.replaced",
    "joiningBeta",
    "leavingForProvider.asking",
    "leavingForProvider.departing",
    "openingLogin",
    "restoring",
    "signedIn.checkingProfile",
    "signedIn.ready",
    "signedIn.settingUp.creatingContext",
    "signedIn.settingUp.reloadingSubscription",
    "signingInWithPassword",
    "signingOut.closing",
    "signingOut.leaving",
  ],
  resting: [
    "anonymous.ended",
    "anonymous.failed",
    "anonymous.visiting",
    "choosingAccount",
    "deletingAccount.closed",
    "deletingAccount.open",
    "deletingAccount.replaced",
    "signedIn.ready",
  ],
  unwalked: [
    // A held port can't throw like an observer; watch-session.test.ts covers that failure.
    "auth xstate.error.actor.watchSession 0",
    // Forbidden transitions, which lead to no state; auth.test.ts and auth.ended.test.ts cover them.
    "auth.openingLogin session.refreshed 0",
    "auth.signingOut session.refreshed 0",
  ],
});

test("signed-in states have a user, anonymous states none, and only the failed state has a failure", () => {
  const wrong = findReachableStates(authModel).states.filter(({ snapshot }) => {
    const { userId, failure } = snapshot.context;
    return (
      (snapshot.hasTag("signed-in") && userId === null) ||
      (snapshot.hasTag("anonymous") && userId !== null) ||
      snapshot.matches({ anonymous: "failed" }) !== (failure !== null)
    );
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

// Protected pages and their actors exist as long as their user is signed in. During account deletion the page stays to
// show the receipt (auth.ended.test.ts).
test("AUT-09 AUT-10 no state shows a user who signed out or was replaced as signed in", () => {
  const { states, edges } = findReachableStates(authModel);
  const snapshots = new Map(states.map(({ key, snapshot }) => [key, snapshot]));
  const fromMaya = edges.filter(
    ({ from: { snapshot } }) =>
      snapshot.hasTag("signed-in") && !snapshot.matches("deletingAccount") && snapshot.context.userId === "maya",
  );
  const goes = fromMaya.filter(({ event: { type } }) => ["sign-out.requested", "session.closed"].includes(type));
  const isFollowed = fromMaya.filter(({ event }) => event["session"] === noah);
  expect(goes.map(({ to }) => snapshots.get(to)?.hasTag("signed-in"))).toEqual(goes.map(() => false));
  expect(isFollowed.map(({ to }) => snapshots.get(to)?.context.userId)).toEqual(isFollowed.map(() => "noah"));
  const mayas = new Set(fromMaya.map(({ from }) => from.key)).size;
  // From each state that shows her as signed in: both events that end her session, and each event that brings another
  // user's.
  expect([goes.length, isFollowed.length, mayas > 0]).toEqual([2 * mayas, 2 * mayas, true]);
});
