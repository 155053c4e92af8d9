import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { type ModelEvent, listModelEvents, toEventLabel, type MachineModel } from "./machine-model.ts";

/** A reachable state, with the shortest path to it. */
export interface ReachableState<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Snapshots with the same key count as one state. */
  readonly key: string;
  /** "choosing.failed"; several names if states are parallel. */
  readonly name: string;
  /** Answers `can`, `hasTag` and `matches` without a running actor. */
  readonly snapshot: SnapshotFrom<Machine>;
  readonly input: InputFrom<Machine>;
  /** From the initial state to this one. */
  readonly events: readonly ModelEvent[];
  /**
   * The path in words: "deletion.requested → deletion.confirmed → deleteAccount failed". Empty for the initial state.
   */
  readonly path: string;
}

interface Edge<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly from: ReachableState<Machine>;
  readonly event: ModelEvent;
  /** The key of the state that it leads to. */
  readonly to: string;
}

export interface Reachable<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly states: readonly ReachableState<Machine>[];
  /** For each state, every event that it handles. */
  readonly edges: readonly Edge<Machine>[];
}

interface Snapshot {
  readonly value: unknown;
  readonly status: string;
  readonly context: unknown;
}

/** Lists the innermost states of a state value, dotted. */
export const toStateNames = (value: unknown, prefix = ""): readonly string[] =>
  typeof value === "string"
    ? [`${prefix}${value}`]
    : Object.entries(value as object).flatMap(([name, inner]) => toStateNames(inner, `${prefix}${name}.`));

/** Converts a state's name for a URL: "choosing-failed". */
export const toStateSlug = (name: string): string => name.replaceAll(/\W+/g, "-");

// An unhandled failure leaves value and context unchanged, so the key includes the status.
const createGetStateKey =
  (model: MachineModel) =>
  ({ status, value, context }: Snapshot): string =>
    JSON.stringify([status, value, model.getFacts ? model.getFacts(context) : context]);

/** The key that `findReachableStates` gives to a snapshot. */
export const getStateKey = (model: MachineModel, snapshot: Snapshot): string => createGetStateKey(model)(snapshot);

function reachableFrom<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  input: InputFrom<Machine>,
): Reachable<Machine> {
  const key = createGetStateKey(model as MachineModel);
  const graph = getAdjacencyMap(model.machine, {
    input,
    // The types know only the machine's own events; answers of ports are events too.
    events: listModelEvents(model as MachineModel),
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: key,
  }) as unknown as Record<
    string,
    { state: SnapshotFrom<Machine>; transitions: Record<string, { event: ModelEvent; state: Snapshot }> }
  >;

  // The graph lists states in the order of a breadth-first search, so the first path to a state is a shortest one.
  const paths = new Map<string, readonly ModelEvent[]>();
  const states: ReachableState<Machine>[] = [];
  const edges: Edge<Machine>[] = [];
  for (const [from, { state: snapshot, transitions }] of Object.entries(graph)) {
    const events = paths.get(from) ?? [];
    paths.set(from, events);
    const state = {
      key: from,
      name: toStateNames((snapshot as AnyMachineSnapshot).value).join(" & "),
      snapshot,
      input,
      events,
      path: events.map(({ type }) => toEventLabel(type)).join(" → "),
    };
    states.push(state);
    for (const { event, state: next } of Object.values(transitions)) {
      const to = key(next);
      edges.push({ from: state, event, to });
      if (!paths.has(to)) paths.set(to, [...events, event]);
    }
  }
  return { states, edges };
}

/** Finds every state that can be reached from any input, and every event that each state handles. */
export function findReachableStates<Machine extends AnyStateMachine>(model: MachineModel<Machine>): Reachable<Machine> {
  const states = new Map<string, ReachableState<Machine>>();
  const edges: Edge<Machine>[] = [];
  for (const input of model.inputs) {
    const reachable = reachableFrom(model, input);
    const earlierKeys = new Set(states.keys());
    for (const state of reachable.states) if (!earlierKeys.has(state.key)) states.set(state.key, state);
    edges.push(...reachable.edges.filter(({ from }) => !earlierKeys.has(from.key)));
  }
  return { states: [...states.values()], edges };
}
