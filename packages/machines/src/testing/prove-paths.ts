import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate";
import { describe, expect, test } from "vitest";
import { listPortActions, startHeld } from "./held-actor.ts";
import { flushPromises } from "./held-ports.ts";
import { getStateKey, type ReachableState, findReachableStates } from "../reachable-states.ts";
import { listModelEvents, parseEventType, listStateNodes, type MachineModel } from "../machine-model.ts";

/** The states that a machine's author expects, to compare with the states found. */
export interface Declared {
  /** Every reachable state, in alphabetical order. */
  readonly states: readonly string[];
  /** States without a timeout, because they wait for a person. */
  readonly resting: readonly string[];
  /** Transitions that no path takes, because they change no state or a held port can't cause them. */
  readonly unwalked?: readonly string[];
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

/** Defines tests that walk every reachable state and every edge of a machine with real actors. */
export function provePaths(model: MachineModel, declared: Declared): void {
  const { states, edges } = findReachableStates(model);
  const { machine } = model;

  const goTo = async (state: ReachableState) => {
    const held = startHeld(model, state.input);
    for (const event of state.events) {
      // oxlint-disable-next-line no-await-in-loop -- events must arrive in order
      await held.dispatch(event);
    }
    return held;
  };

  describe("paths", () => {
    test("reaches exactly the declared states", () => {
      expect(sorted(states.map(({ name }) => name))).toEqual(declared.states);
      expect(states.filter(({ snapshot }) => snapshot.status === "error")).toEqual([]);
    });

    test("some path takes every transition of every state", () => {
      const unwalked = new Map<unknown, string>();
      for (const node of listStateNodes(machine.root))
        for (const [event, transitions] of node.transitions)
          transitions.forEach((transition, index) => unwalked.set(transition, `${node.id} ${event} ${index}`));
      for (const { from, event } of edges)
        for (const taken of machine.getTransitionData(from.snapshot, event)) unwalked.delete(taken);
      expect([...unwalked.values()]).toEqual(declared.unwalked ?? []);
    });

    test("every edge, replayed with a real actor, leads to the state in the graph", async () => {
      for (const { from, event, to } of edges) {
        // oxlint-disable-next-line no-await-in-loop -- events must arrive in order
        const held = await goTo(from);
        // oxlint-disable-next-line no-await-in-loop
        await held.dispatch(event);
        const way = [from.path, event.type];
        expect([...way, getStateKey(model, held.getSnapshot())]).toEqual([...way, to]);
        held.leave();
      }
      expect(edges.length).toBeGreaterThanOrEqual(states.length - model.inputs.length);
    });

    test("every state that does not wait for a person has a timeout", () => {
      const ends = listModelEvents(model).filter(({ type }) => parseEventType(type).kind === "timeout");
      const endless = states.filter(({ snapshot }) => !ends.some((end) => snapshot.can(end)));
      expect(sorted(endless.map(({ name }) => name))).toEqual(declared.resting);
    });

    test("a double click calls no port twice, in any state", async () => {
      const clicks = edges.filter(({ event }) => parseEventType(event.type).kind === "event");
      for (const { from, event } of clicks) {
        // oxlint-disable-next-line no-await-in-loop -- events must arrive in order
        const held = await goTo(from);
        held.send(event);
        const calls = held.countAllCalls();
        held.send(event);
        expect([from.path, event.type, held.countAllCalls()]).toEqual([from.path, event.type, calls]);
        held.leave();
      }
    });

    test("an answer after the page was left does nothing, in any state", async () => {
      for (const state of states) {
        // oxlint-disable-next-line no-await-in-loop -- events must arrive in order
        const held = await goTo(state);
        held.leave();
        const doneBefore = held.portActions.length;
        expect([state.path, held.calls().filter((call) => !call.isStopped && !call.isSettled)]).toEqual([
          state.path,
          [],
        ]);
        for (const [port, outputs] of Object.entries(model.answers))
          for (const call of held.ports.listCalls(port)) call.answer(outputs[0]);
        // oxlint-disable-next-line no-await-in-loop
        await flushPromises();
        held.wait(3_600_000);
        expect([state.path, held.portActions.length]).toEqual([state.path, doneBefore]);
      }
    });
  });

  describe("ports", () => {
    provePorts(machine);
  });
}

function provePorts(machine: AnyStateMachine): void {
  test.each(Object.keys(machine.implementations.actors))(
    "%s fails with its own name until it is provided",
    async (port) => {
      const actor = createActor(machine.implementations.actors[port] as AnyActorLogic, { input: {} });
      const errors: unknown[] = [];
      actor.subscribe({ error: (error) => errors.push(error) });
      actor.start();
      await flushPromises();
      expect(errors).toEqual([new Error(`${port} is not provided`)]);
    },
  );

  test.each(listPortActions(machine))("%s fails with its own name until it is provided", (action) => {
    expect(machine.implementations.actions[action] as () => void).toThrow(`${action} is not provided`);
  });

  test("every port is invoked under its own name", () => {
    const invokes = listStateNodes(machine.root).flatMap((node) => node.invoke);
    expect(invokes.filter(({ id, src }) => id !== src)).toEqual([]);
    expect(sorted(invokes.map(({ id }) => id))).toEqual(sorted(Object.keys(machine.implementations.actors)));
  });
}
