import { type SessionChange, sessionEventNames } from "@lectern/domain/session";
import { createActor } from "xstate";
import { expect, test } from "vitest";
import { maya, startAuth } from "./auth.harness.ts";
import { authMachine } from "./auth.machine.ts";
import { toSessionEvent } from "./session-event.ts";
import { defineWatchSession } from "./watch-session.actor.ts";

test("AUT-10 every event of the auth client maps to an event of the machine", () => {
  expect(Object.fromEntries(sessionEventNames.map((name) => [name, toSessionEvent({ name, session: maya })]))).toEqual({
    INITIAL_SESSION: { type: "session.restored", session: maya },
    SIGNED_IN: { type: "session.opened", session: maya },
    SIGNED_OUT: { type: "session.closed" },
    TOKEN_REFRESHED: { type: "session.refreshed", session: maya },
    USER_UPDATED: { type: "session.updated", session: maya },
    PASSWORD_RECOVERY: { type: "session.recovered", session: maya },
    MFA_CHALLENGE_VERIFIED: { type: "session.verified", session: maya },
  });
});

test("AUT-10 a missing session at the start means that none is restored, and a missing session later that it closed", () => {
  expect(toSessionEvent({ name: "INITIAL_SESSION", session: null })).toEqual({
    type: "session.restored",
    session: null,
  });
  expect(toSessionEvent({ name: "TOKEN_REFRESHED", session: null })).toEqual({ type: "session.closed" });
});

test("AUT-10 session events reach the machine until it stops", () => {
  let listener: ((change: SessionChange) => void) | undefined;
  const watchSession = defineWatchSession((listen) => {
    listener = listen;
    return () => {
      listener = undefined;
    };
  });
  const actor = createActor(authMachine.provide({ actors: { watchSession } }), {
    input: { arrivedAtCallback: false, provider: null },
  });
  actor.start();
  listener?.({ name: "INITIAL_SESSION", session: null });
  expect(actor.getSnapshot().value).toEqual({ anonymous: "visiting" });
  actor.stop();
  expect(listener).toBeUndefined();
});

test("AUT-04 a watcher that breaks is logged, and the machine becomes anonymous after 20 s", () => {
  const auth = startAuth();
  const broken = defineWatchSession(() => {
    throw new Error("no storage");
  });
  const logged: unknown[] = [];
  const actor = createActor(
    authMachine.provide({
      actors: { watchSession: broken },
      actions: { logFailure: (_, params) => void logged.push(params) },
    }),
    { clock: auth.clock, input: { arrivedAtCallback: false, provider: null } },
  );
  actor.start();
  expect(logged).toMatchObject([{ work: "watchSession", error: new Error("no storage") }]);
  auth.wait(20_000);
  expect(actor.getSnapshot().value).toEqual({ anonymous: "visiting" });
});
