import { onTestFinished } from "vitest";
import { type AnyStateMachine, type InputFrom, createActor } from "xstate";

/** Starts a flow, and stops it when the test ends. Otherwise its timers would show toasts in a later test. */
export function startFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const actor = createActor(machine, { input });
  onTestFinished(() => void actor.stop());
  return actor.start();
}
