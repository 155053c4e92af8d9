import { expect, test } from "vitest";
import { provePaths } from "../testing/prove-paths.ts";
import { reachableStates } from "../reachable-states.ts";
import { authWorld } from "./auth.world.ts";

provePaths(authWorld, {
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
  const wrong = reachableStates(authWorld).states.filter(({ snapshot }) => {
    const { userId, failure } = snapshot.context;
    return (
      (snapshot.hasTag("signed-in") && userId === null) ||
      (snapshot.hasTag("anonymous") && userId !== null) ||
      snapshot.matches({ anonymous: "failed" }) !== (failure !== null)
    );
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});
