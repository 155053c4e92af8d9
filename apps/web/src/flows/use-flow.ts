import { useActorRef } from "@xstate/react";
import type { Actor, AnyStateMachine, InputFrom } from "xstate";
import { inspect } from "../inspect/inspect.ts";

/** An actor of a wired machine, from now on until the component is gone (ADR 0030). */
export function useFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Actor<Machine> {
  const flow: AnyStateMachine = machine;
  return useActorRef(flow, import.meta.env.DEV ? { input, inspect } : { input }) as unknown as Actor<Machine>;
}
