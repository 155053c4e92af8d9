import { useActorRef } from "@xstate/react";
import type { Actor, AnyStateMachine, InputFrom } from "xstate";
import { inspection } from "../platform/inspection.ts";

/** Starts an actor of a machine with its ports, and stops it when the component unmounts (ADR 0030). */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Actor<Machine> {
  // The options' type depends on the machine's, which TypeScript can't resolve while it is generic.
  return useActorRef(machine as AnyStateMachine, { input, ...inspection }) as unknown as Actor<Machine>;
}
