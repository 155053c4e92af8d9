import { Failure } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { expect, test } from "vitest";
import { promisePort } from "./port.ts";
import { namesOf, reachableStates } from "./reachable-states.ts";
import { defineWorld, happeningsOf, kindOf, labelOf } from "./world.ts";
import { worlds } from "./worlds.ts";

const machine = setup({
  types: {
    input: {} as { isOpen: boolean },
    context: {} as { isOpen: boolean; visits: number },
    events: {} as { type: "door.pushed" } | { type: "bell.rung" },
  },
  actors: { fetchKey: promisePort<string>("fetchKey") },
  actions: { count: assign({ visits: ({ context }) => context.visits + 1 }) },
  guards: { isOpen: ({ context }) => context.isOpen, isRight: (_, key: string) => key === "right" },
  delays: { patience: 5_000 },
}).createMachine({
  id: "door",
  context: ({ input }) => ({ ...input, visits: 0 }),
  initial: "outside",
  states: {
    outside: { on: { "door.pushed": { guard: "isOpen", target: "inside", actions: "count" }, "bell.rung": "waiting" } },
    waiting: {
      invoke: {
        id: "fetchKey",
        src: "fetchKey",
        onDone: [
          { guard: { type: "isRight", params: ({ event }) => event.output }, target: "inside", actions: "count" },
          { target: "outside" },
        ],
      },
      after: { patience: "outside" },
    },
    inside: { on: { "door.pushed": "outside", "bell.rung": "waiting" } },
  },
});

const world = defineWorld({
  name: "door",
  machine,
  inputs: [{ isOpen: false }, { isOpen: true }],
  events: [{ type: "door.pushed" }, { type: "bell.rung" }],
  answers: { fetchKey: ["right", "wrong"] },
  factsOf: ({ isOpen }) => isOpen,
});

test("QAS-02 every state is found, by a shortest path, from every beginning, once", () => {
  expect(reachableStates(world).states.map(({ name, path, input }) => [name, path, input.isOpen])).toEqual([
    ["outside", "", false],
    ["waiting", "bell.rung", false],
    ["inside", "bell.rung → fetchKey answered", false],
    ["outside", "", true],
    ["inside", "door.pushed", true],
    ["waiting", "bell.rung", true],
  ]);
});

test("QAS-02 what a state is told from decides what is one state, and edges are what can happen in each", () => {
  const { states, edges } = reachableStates(world);
  const ways = edges.map(({ from, happening, to }) => [
    from.name,
    labelOf(happening.type),
    states.find(({ key }) => key === to)?.name,
  ]);
  expect(ways.slice(0, 5)).toEqual([
    ["outside", "bell.rung", "waiting"],
    ["waiting", "fetchKey answered", "inside"],
    ["waiting", "fetchKey answered", "outside"],
    ["waiting", "patience over", "outside"],
    ["inside", "door.pushed", "outside"],
  ]);
  // A failure that nobody handles would break the actor: it is no edge.
  expect(ways.filter(([, label]) => label === "fetchKey failed")).toEqual([]);
});

test("QAS-02 two beginnings that lead to the same states are walked once", () => {
  const closed = { isOpen: false };
  const once = reachableStates({ ...world, inputs: [closed] });
  const twice = reachableStates({ ...world, inputs: [closed, closed] });
  expect([twice.states.length, twice.edges.length]).toEqual([once.states.length, once.edges.length]);
});

test("QAS-02 a snapshot of a path answers as a running actor would", () => {
  const outside = reachableStates(world).states.find(({ name }) => name === "outside")?.snapshot;
  const can = [outside?.can({ type: "door.pushed" }), outside?.can({ type: "bell.rung" })];
  expect([outside?.matches("outside"), ...can]).toEqual([true, false, true]);
});

test("failures and the ends of patience are found in the machine", () => {
  expect(happeningsOf(world).slice(2)).toEqual([
    { type: "xstate.done.actor.fetchKey", output: "right" },
    { type: "xstate.done.actor.fetchKey", output: "wrong" },
    { type: "xstate.error.actor.fetchKey", error: new Failure("server") },
    { type: "xstate.after.patience.door.waiting" },
  ]);
  expect(happeningsOf(world).map(({ type }) => kindOf(type).kind)).toEqual([
    "event",
    "event",
    "answer",
    "answer",
    "failure",
    "patience",
  ]);
});

test("names of states are dotted, parallel ones stand beside each other", () => {
  expect(namesOf({ left: { up: "on" }, right: "off" })).toEqual(["left.up.on", "right.off"]);
});

test("QAS-02 every machine's snapshots can be told apart and kept as text", () => {
  for (const each of worlds) {
    const { states } = reachableStates(each);
    expect(new Set(states.map(({ key }) => key)).size).toBe(states.length);
    expect(states.map(({ snapshot }) => structuredClone(snapshot.context))).toEqual(
      states.map(({ snapshot }) => snapshot.context),
    );
  }
});
