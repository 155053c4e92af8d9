import { type AnyActorLogic, createActor } from "xstate";
import { describe, expect, test } from "vitest";
import { portActionsOf, startHeld } from "./held-actor.ts";
import { arrive } from "./held-ports.ts";
import { keyOf, type ReachableState, reachableStates } from "../reachable-states.ts";
import { happeningsOf, kindOf, nodesOf, type World } from "../world.ts";

/** What the author of a machine says of it, to be compared with what is found. */
export interface Declared {
  /** Every state that can be reached, in alphabetical order. */
  readonly states: readonly string[];
  /** Those that wait for a person, and may do so for ever. */
  readonly resting: readonly string[];
  /** Transitions that no path walks, because they lead nowhere or because a held port can't cause them. */
  readonly unwalked?: readonly string[];
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

/** Proves that a machine does what it says, in every state it can be in and through every edge, on real actors. */
export function provePaths(world: World, declared: Declared): void {
  const { states, edges } = reachableStates(world);
  const { machine } = world;

  const goTo = async (state: ReachableState) => {
    const held = startHeld(world, state.input);
    for (const happening of state.happenings) {
      // oxlint-disable-next-line no-await-in-loop -- one after another is what is tested
      await held.happen(happening);
    }
    return held;
  };

  describe("every way through the machine", () => {
    test("the states that can be reached are these", () => {
      expect(sorted(states.map(({ name }) => name))).toEqual(declared.states);
      expect(states.filter(({ snapshot }) => snapshot.status === "error")).toEqual([]);
    });

    test("every transition of every state is walked by some path", () => {
      const unwalked = new Map<unknown, string>();
      for (const node of nodesOf(machine.root))
        for (const [event, transitions] of node.transitions)
          transitions.forEach((transition, index) => unwalked.set(transition, `${node.id} ${event} ${index}`));
      for (const { from, happening } of edges)
        for (const taken of machine.getTransitionData(from.snapshot, happening)) unwalked.delete(taken);
      expect([...unwalked.values()]).toEqual(declared.unwalked ?? []);
    });

    test("every edge, replayed on a real actor, ends where the graph says", async () => {
      for (const { from, happening, to } of edges) {
        // oxlint-disable-next-line no-await-in-loop -- one after another is what is tested
        const held = await goTo(from);
        // oxlint-disable-next-line no-await-in-loop
        await held.happen(happening);
        const way = [from.path, happening.type];
        expect([...way, keyOf(world, held.state())]).toEqual([...way, to]);
        held.leave();
      }
      expect(edges.length).toBeGreaterThanOrEqual(states.length - world.inputs.length);
    });

    test("nothing waits for ever: what does not rest has an end to its patience", () => {
      const ends = happeningsOf(world).filter(({ type }) => kindOf(type).kind === "patience");
      const endless = states.filter(({ snapshot }) => !ends.some((end) => snapshot.can(end)));
      expect(sorted(endless.map(({ name }) => name))).toEqual(declared.resting);
    });

    test("a double click starts nothing twice, in any state", async () => {
      const clicks = edges.filter(({ happening }) => kindOf(happening.type).kind === "event");
      for (const { from, happening } of clicks) {
        // oxlint-disable-next-line no-await-in-loop -- one after another is what is tested
        const held = await goTo(from);
        held.send(happening);
        const calls = held.countOfCalls();
        held.send(happening);
        expect([from.path, happening.type, held.countOfCalls()]).toEqual([from.path, happening.type, calls]);
        held.leave();
      }
    });

    test("an answer that comes after the page was left or the session closed does nothing, from any state", async () => {
      for (const state of states) {
        // oxlint-disable-next-line no-await-in-loop -- one after another is what is tested
        const held = await goTo(state);
        held.leave();
        const doneBefore = held.done.length;
        expect([state.path, held.calls().filter((call) => !call.isStopped && !call.isSettled)]).toEqual([
          state.path,
          [],
        ]);
        for (const [port, outputs] of Object.entries(world.answers))
          for (const call of held.ports.callsOf(port)) call.answer(outputs[0]);
        // oxlint-disable-next-line no-await-in-loop
        await arrive();
        held.wait(3_600_000);
        expect([state.path, held.done.length]).toEqual([state.path, doneBefore]);
      }
    });
  });

  describe("ports", () => {
    test.each(Object.keys(machine.implementations.actors))(
      "%s fails with its own name until it is provided",
      async (port) => {
        const actor = createActor(machine.implementations.actors[port] as AnyActorLogic, { input: {} });
        const errors: unknown[] = [];
        actor.subscribe({ error: (error) => errors.push(error) });
        actor.start();
        await arrive();
        expect(errors).toEqual([new Error(`${port} is not provided`)]);
      },
    );

    test.each(portActionsOf(machine))("%s fails with its own name until it is provided", (action) => {
      expect(machine.implementations.actions[action] as () => void).toThrow(`${action} is not provided`);
    });

    test("every port is called by its own name, so that its answers can be told", () => {
      const invokes = nodesOf(machine.root).flatMap((node) => node.invoke);
      expect(invokes.filter(({ id, src }) => id !== src)).toEqual([]);
      expect(sorted(invokes.map(({ id }) => id))).toEqual(sorted(Object.keys(machine.implementations.actors)));
    });
  });
}
