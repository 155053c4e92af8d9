import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
} from "xstate";
import { arrive, type HeldCall, holdPorts } from "./held-ports.ts";
import { type Happening, kindOf, type World } from "../world.ts";

/** What the app must do for a machine, by name: every action of its setup that is not xstate's own. */
export const portActionsOf = (machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    typeof action === "function" && !("resolve" in action) ? [name] : [],
  );

/** A delay of the machine, in milliseconds. */
function patienceOf(machine: AnyStateMachine, delay: string): number {
  const milliseconds = machine.implementations.delays[delay];
  if (typeof milliseconds !== "number") throw new Error(`${delay} is no delay of ${machine.id}`);
  return milliseconds;
}

/** The machine with every port held by the test, on a clock that stands still. */
export function startHeld<Machine extends AnyStateMachine>(
  { machine, watchers = [] }: Pick<World<Machine>, "machine" | "watchers">,
  input: InputFrom<Machine>,
) {
  const promises = Object.keys(machine.implementations.actors).filter((name) => !watchers.includes(name));
  const ports = holdPorts<string>(promises, watchers);
  const done: { action: string; params: unknown }[] = [];
  const actions = Object.fromEntries(
    portActionsOf(machine).map((action) => [
      action,
      (_: unknown, params: unknown) => void done.push({ action, params }),
    ]),
  );
  const clock = new SimulatedClock();
  const provided = machine.provide({ actors: ports.actors, actions } as never) as Machine;
  const actor = createActor(provided, { clock, input });
  actor.start();

  const settle = async (port: string, how: (call: HeldCall) => void) => {
    how(ports.call(port));
    await arrive();
  };
  const send = (event: EventFromLogic<Machine>) => actor.send(event);
  return {
    actor,
    clock,
    ports,
    done,
    send,
    /** The port actions that ran, by name. */
    actionsDone: (): readonly string[] => done.map(({ action }) => action),
    paramsOf: (wanted: string): readonly unknown[] =>
      done.filter(({ action }) => action === wanted).map(({ params }) => params),
    state: () => actor.getSnapshot(),
    value: (): unknown => (actor.getSnapshot() as AnyMachineSnapshot).value,
    answer: (port: string, output?: unknown) => settle(port, (call) => call.answer(output)),
    fail: (port: string, error: unknown) => settle(port, (call) => call.fail(error)),
    wait: (milliseconds: number): void => clock.increment(milliseconds),
    /** Lets something of the machine's world happen. */
    async happen(happening: Happening): Promise<void> {
      const what = kindOf(happening.type);
      if (what.kind === "answer") ports.call(what.port).answer(happening["output"]);
      else if (what.kind === "failure") ports.call(what.port).fail(happening["error"]);
      else if (what.kind === "patience") clock.increment(patienceOf(machine, what.delay));
      else actor.send(happening as never);
      await arrive();
    },
    /** The page that showed it is left. */
    leave: () => actor.stop(),
    countOfCalls: (): number => promises.reduce((sum, name) => sum + ports.countOf(name), 0),
    calls: (): readonly HeldCall[] => promises.flatMap((name) => ports.callsOf(name)),
  };
}
