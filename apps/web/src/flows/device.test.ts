import type { DeviceGuard } from "@lectern/device/device-guard";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { authMachine } from "@lectern/machines/auth/auth.machine";
import { fromCallback, fromPromise } from "xstate";
import type { AuthActor } from "@lectern/machines/auth/auth.selectors";
import { guardDevice, waitForDevice } from "./device.ts";

const never = fromPromise<never, never>(() => new Promise(() => undefined));

const toSession = (id: string) => ({
  user: { id, email: `${id}@lectern.test` },
  tokens: { accessToken: id, refreshToken: id, expiresIn: 3600 },
});

/** Starts the auth machine with session changes controlled by the test, and records the calls to the device guard. */
function start() {
  const calls: string[] = [];
  const device: DeviceGuard = {
    leave: async (departure) => void calls.push(`leave ${departure}`),
    enter: async (userId) => void calls.push(`enter ${userId}`),
    visit: async () => void calls.push("visit"),
    ready: async () => void calls.push("ready"),
  };
  const auth = createActor(
    authMachine.provide({
      actors: {
        watchSession: fromCallback(() => undefined),
        loadSubscription: never,
        checkProfile: never,
        signOut: never,
        openLogin: never,
      } as never,
      actions: {
        rememberTokens: () => undefined,
        forgetTokens: () => undefined,
        forgetUserData: () => undefined,
        forgetSession: () => undefined,
        logFailure: () => undefined,
      },
    }),
    { input: { arrivedAtCallback: false, provider: null } },
  ).start() as AuthActor;
  guardDevice(auth, device);
  return { auth, calls };
}

test("OFF-02 removes nothing while the signed-in user is unknown", () => {
  expect(start().calls).toEqual([]);
});

test("OFF-02 removes kept data if a page finds no session", () => {
  const { auth, calls } = start();
  auth.send({ type: "session.restored", session: null });
  expect(calls).toEqual(["visit"]);
});

test("OFF-02 removes other users' data when a user is found, and again when another user replaces them", () => {
  const { auth, calls } = start();
  auth.send({ type: "session.restored", session: toSession("maya") });
  auth.send({ type: "session.refreshed", session: toSession("maya") });
  expect(calls).toEqual(["enter maya"]);
  auth.send({ type: "session.opened", session: toSession("ben") });
  expect(calls).toEqual(["enter maya", "enter ben"]);
});

test("OFF-02 a database is not opened before a removal is complete", async () => {
  const { calls } = start();
  await waitForDevice();
  expect(calls).toEqual(["ready"]);
});
