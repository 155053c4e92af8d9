import type { OpenSession } from "@lectern/domain/session";
import { createActor, SimulatedClock } from "xstate";
import { arrive, holdPorts } from "../held-ports.ts";
import { authMachine } from "./auth.machine.ts";
import { type AuthInput, type AuthWork, authWork } from "./auth.types.ts";
import { maya, noah } from "./auth.world.ts";

export const portActions = [
  "announceReturningUser",
  "forgetTokens",
  "forgetUserData",
  "logFailure",
  "noteStaleSession",
  "rememberTokens",
] as const;
export type PortAction = (typeof portActions)[number];

export { maya, noah };

/** The machine with every port held by the test, on a clock that stands still. */
export function startAuth(input: Partial<AuthInput> = {}) {
  const ports = holdPorts<AuthWork>(
    authWork.filter((work) => work !== "watchSession"),
    ["watchSession"],
  );
  const done: { action: PortAction; params: unknown }[] = [];
  const actions = Object.fromEntries(
    portActions.map((action) => [action, (_: unknown, params: unknown) => void done.push({ action, params })]),
  );
  const clock = new SimulatedClock();
  const machine = authMachine.provide({ actors: ports.actors, actions });
  const actor = createActor(machine, { clock, input: { arrivedAtCallback: false, provider: null, ...input } });
  actor.start();

  const settle = async (work: AuthWork, how: (call: ReturnType<typeof ports.call>) => void) => {
    how(ports.call(work));
    await arrive();
  };
  return {
    actor,
    clock,
    ports,
    done,
    /** The port actions that ran, by name. */
    actionsDone: () => done.map(({ action }) => action),
    logged: () => done.filter(({ action }) => action === "logFailure").map(({ params }) => params),
    state: () => actor.getSnapshot(),
    value: () => actor.getSnapshot().value,
    answer: (work: AuthWork, output?: unknown) => settle(work, (call) => call.answer(output)),
    fail: (work: AuthWork, error: unknown) => settle(work, (call) => call.fail(error)),
    tell: (type: string, session?: OpenSession | null) => ports.tell("watchSession", { type, session }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
  };
}

export type Auth = ReturnType<typeof startAuth>;

/** Maya is in, and was set up before. */
export async function enterAsMaya(): Promise<Auth> {
  const auth = startAuth();
  auth.tell("session.restored", maya);
  await auth.answer("loadSubscription");
  await auth.answer("checkProfile", { exists: true });
  return auth;
}
