import { Failure } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { expect, test } from "vitest";
import { promisePort } from "./port.ts";
import { toStateNames, findReachableStates } from "./reachable-states.ts";
import { defineMachineModel, listModelEvents, parseEventType, toEventLabel } from "./machine-model.ts";
import { machineModels } from "./machine-models.ts";

const machine = setup({
  types: {
    input: {} as { isOpen: boolean },
    context: {} as { isOpen: boolean; visits: number },
    events: {} as { type: "door.pushed" } | { type: "bell.rung" },
  },
  actors: { fetchKey: promisePort<string>("fetchKey") },
  actions: { count: assign({ visits: ({ context }) => context.visits + 1 }) },
  guards: { isOpen: ({ context }) => context.isOpen, isRight: (_, key: string) => key === "right" },
  delays: { waitTimeout: 5_000 },
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
      after: { waitTimeout: "outside" },
    },
    inside: { on: { "door.pushed": "outside", "bell.rung": "waiting" } },
  },
});

const model = defineMachineModel({
  name: "door",
  machine,
  inputs: [{ isOpen: false }, { isOpen: true }],
  events: [{ type: "door.pushed" }, { type: "bell.rung" }],
  answers: { fetchKey: ["right", "wrong"] },
  getFacts: ({ isOpen }) => isOpen,
});

test("QAS-02 finds every state once, with a shortest path from each input", () => {
  expect(findReachableStates(model).states.map(({ name, path, input }) => [name, path, input.isOpen])).toEqual([
    ["outside", "", false],
    ["waiting", "bell.rung", false],
    ["inside", "bell.rung → fetchKey answered", false],
    ["outside", "", true],
    ["inside", "door.pushed", true],
    ["waiting", "bell.rung", true],
  ]);
});

test("QAS-02 the model's facts decide which snapshots count as one state", () => {
  const { states, edges } = findReachableStates(model);
  const ways = edges.map(({ from, event, to }) => [
    from.name,
    toEventLabel(event.type),
    states.find(({ key }) => key === to)?.name,
  ]);
  expect(ways.slice(0, 5)).toEqual([
    ["outside", "bell.rung", "waiting"],
    ["waiting", "fetchKey answered", "inside"],
    ["waiting", "fetchKey answered", "outside"],
    ["waiting", "waitTimeout elapsed", "outside"],
    ["inside", "door.pushed", "outside"],
  ]);
  // A failure without a handler stops the actor, so it is not an edge.
  expect(ways.filter(([, label]) => label === "fetchKey failed")).toEqual([]);
});

test("QAS-02 explores inputs that lead to the same states once", () => {
  const closed = { isOpen: false };
  const once = findReachableStates({ ...model, inputs: [closed] });
  const twice = findReachableStates({ ...model, inputs: [closed, closed] });
  expect([twice.states.length, twice.edges.length]).toEqual([once.states.length, once.edges.length]);
});

test("QAS-02 a snapshot of a path answers like a running actor", () => {
  const outside = findReachableStates(model).states.find(({ name }) => name === "outside")?.snapshot;
  const can = [outside?.can({ type: "door.pushed" }), outside?.can({ type: "bell.rung" })];
  expect([outside?.matches("outside"), ...can]).toEqual([true, false, true]);
});

test("reads failures and timeouts from the machine itself", () => {
  expect(listModelEvents(model).slice(2)).toEqual([
    { type: "xstate.done.actor.fetchKey", output: "right" },
    { type: "xstate.done.actor.fetchKey", output: "wrong" },
    { type: "xstate.error.actor.fetchKey", error: new Failure("server") },
    { type: "xstate.after.waitTimeout.door.waiting" },
  ]);
  expect(listModelEvents(model).map(({ type }) => parseEventType(type).kind)).toEqual([
    "event",
    "event",
    "answer",
    "answer",
    "failure",
    "timeout",
  ]);
});

test("names of states are dotted, with one name for each parallel region", () => {
  expect(toStateNames({ left: { up: "on" }, right: "off" })).toEqual(["left.up.on", "right.off"]);
});

test.each(machineModels)("QAS-02 the snapshots of $name have unique keys", (each) => {
  const { states } = findReachableStates(each);
  expect(new Set(states.map(({ key }) => key)).size).toBe(states.length);
});

test.each(machineModels)("QAS-02 the snapshots of $name can be serialised", (each) => {
  const contexts = findReachableStates(each).states.map(({ snapshot }) => snapshot.context);
  expect(contexts.map((context) => structuredClone(context))).toEqual(contexts);
});
