import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
} from "xstate";
import { flushPromises, type HeldCall, holdPorts } from "./held-ports.ts";
import { type ModelEvent, parseEventType, type MachineModel } from "../machine-model.ts";

/** Lists the actions that the app provides: those of the setup that are not built into XState. */
export const listPortActions = (machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    typeof action === "function" && !("resolve" in action) ? [name] : [],
  );

/** Returns a delay of the machine, in milliseconds. @throws Error if the machine has no fixed delay of that name */
function getDelay(machine: AnyStateMachine, delay: string): number {
  const milliseconds = machine.implementations.delays[delay];
  if (typeof milliseconds !== "number") throw new Error(`${delay} is no delay of ${machine.id}`);
  return milliseconds;
}

/** Starts a machine with ports that the test answers and a clock that the test advances. */
export function startHeld<Machine extends AnyStateMachine>(
  { machine, watchers = [] }: Pick<MachineModel<Machine>, "machine" | "watchers">,
  input: InputFrom<Machine>,
) {
  const promises = Object.keys(machine.implementations.actors).filter((name) => !watchers.includes(name));
  const ports = holdPorts<string>(promises, watchers);
  const portActions: { action: string; params: unknown }[] = [];
  const actions = Object.fromEntries(
    listPortActions(machine).map((action) => [
      action,
      (_: unknown, params: unknown) => void portActions.push({ action, params }),
    ]),
  );
  const clock = new SimulatedClock();
  const provided = machine.provide({ actors: ports.actors, actions } as never) as Machine;
  const actor = createActor(provided, { clock, input });
  actor.start();

  const settle = async (port: string, settleCall: (call: HeldCall) => void) => {
    settleCall(ports.lastCall(port));
    await flushPromises();
  };
  const send = (event: EventFromLogic<Machine>) => actor.send(event);
  return {
    actor,
    clock,
    ports,
    portActions,
    send,
    /** Whether the machine would handle the event now. Buttons ask this too. */
    can: (event: EventFromLogic<Machine>): boolean => (actor.getSnapshot() as AnyMachineSnapshot).can(event),
    /** The names of the port actions that have run. */
    listActions: (): readonly string[] => portActions.map(({ action }) => action),
    listParams: (wanted: string): readonly unknown[] =>
      portActions.filter(({ action }) => action === wanted).map(({ params }) => params),
    /** The failures that the machine has logged. */
    listLogged: (): readonly unknown[] =>
      portActions.filter(({ action }) => action === "logFailure").map(({ params }) => params),
    getSnapshot: () => actor.getSnapshot(),
    getValue: (): unknown => (actor.getSnapshot() as AnyMachineSnapshot).value,
    answer: (port: string, output?: unknown) => settle(port, (call) => call.answer(output)),
    fail: (port: string, error: unknown) => settle(port, (call) => call.fail(error)),
    wait: (milliseconds: number): void => clock.increment(milliseconds),
    /** Makes a model event happen: sends it, or makes its port answer or fail, or advances the clock. */
    async dispatch(event: ModelEvent): Promise<void> {
      const parsed = parseEventType(event.type);
      if (parsed.kind === "answer") ports.lastCall(parsed.port).answer(event["output"]);
      else if (parsed.kind === "failure") ports.lastCall(parsed.port).fail(event["error"]);
      else if (parsed.kind === "timeout") clock.increment(getDelay(machine, parsed.delay));
      else actor.send(event as never);
      await flushPromises();
    },
    /** Stops the actor, as happens when its page is left. */
    leave: () => actor.stop(),
    countAllCalls: (): number => promises.reduce((sum, name) => sum + ports.countCalls(name), 0),
    calls: (): readonly HeldCall[] => promises.flatMap((name) => ports.listCalls(name)),
  };
}
