import { inspect } from "@lectern/inspector/inspect";
import { useActorRef } from "@xstate/react";
import type { Actor, AnyStateMachine, InputFrom } from "xstate";

/** Starts an actor of a machine with its ports, and stops it when the component unmounts (ADR 0030). */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Actor<Machine> {
  const flow: AnyStateMachine = machine;
  return useActorRef(flow, import.meta.env.DEV ? { input, inspect } : { input }) as unknown as Actor<Machine>;
}
