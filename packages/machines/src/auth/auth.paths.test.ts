import { expect, test } from "vitest";
import { provePaths } from "../testing/prove-paths.ts";
import { findReachableStates } from "../reachable-states.ts";
import { authModel, noah } from "./auth.model.ts";

provePaths(authModel, {
  states: [
    "anonymous.failed",
    "anonymous.visiting",
    "completingCallback",
    "joiningBeta",
    "leavingForProvider.asking",
    "leavingForProvider.departing",
    "restoring",
    "signedIn.checkingProfile",
    "signedIn.ready",
    "signedIn.settingUp.creatingContext",
    "signedIn.settingUp.reloadingSubscription",
    "signingInWithPassword",
    "signingOut.closing",
    "signingOut.leaving",
  ],
  resting: ["anonymous.failed", "anonymous.visiting", "signedIn.ready"],
  unwalked: [
    // An observer that breaks: told in a scenario, since a held port can't.
    "auth xstate.error.actor.watchSession 0",
    // Forbidden on purpose, so it leads nowhere: told in a scenario.
    "auth.signingOut session.refreshed 0",
  ],
});

test("a person is there exactly where a state says so, and a failure only where it is told", () => {
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

// A page of somebody's, and every flow on it, is there as long as this very person is.
test("AUT-09 AUT-10 whoever goes, or is followed by another, is not seen as signed in any longer", () => {
  const { states, edges } = findReachableStates(authModel);
  const snapshots = new Map(states.map(({ key, snapshot }) => [key, snapshot]));
  const fromMaya = edges.filter(
    ({ from: { snapshot } }) => snapshot.hasTag("signed-in") && snapshot.context.userId === "maya",
  );
  const goes = fromMaya.filter(({ event: { type } }) => ["sign-out.requested", "session.closed"].includes(type));
  const isFollowed = fromMaya.filter(({ event }) => event["session"] === noah);
  expect(goes.map(({ to }) => snapshots.get(to)?.hasTag("signed-in"))).toEqual(goes.map(() => false));
  expect(isFollowed.map(({ to }) => snapshots.get(to)?.context.userId)).toEqual(isFollowed.map(() => "noah"));
  const mayas = new Set(fromMaya.map(({ from }) => from.key)).size;
  // From each of her states by either way, and by each event that brings another person's session.
  expect([goes.length, isFollowed.length, mayas > 0]).toEqual([2 * mayas, 2 * mayas, true]);
});
