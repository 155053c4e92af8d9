import { Failure } from "@lectern/domain/failure";
import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from "xstate";

/**
 * What can happen to a machine: everything people do, and everything its ports may answer. Diagrams, stories, path tests
 * and figures are made from it. Failures and the ends of patience are found in the machine itself.
 */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's folder. */
  readonly name: string;
  readonly machine: Machine;
  /** Every beginning that leads to states of its own. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** What people do and what watchers tell, each in every variant that leads on differently. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** By port: every answer that leads on differently. A port that is not named answers nothing of interest. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** By port: failures that lead on differently. A port that is not named fails with `server`. */
  readonly failures?: Readonly<Record<string, readonly Failure[]>>;
  /** Ports that observe for as long as they run; what they tell is among `events`. */
  readonly watchers?: readonly string[];
  /** What tells two snapshots of one state apart: the whole context, unless given. */
  getFacts?(context: ContextFrom<Machine>): unknown;
}

/** An event of the machine, the answer of a port, or a patience at its end. */
export interface ModelEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A model whose inputs and events are checked against its machine. */
export const defineMachineModel = <Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): MachineModel<Machine> => model;

/** A state and all that are within it, outermost first. */
export const listStateNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => listStateNodes(child)),
];

const AFTER = "xstate.after.";

const listTimeouts = (nodes: readonly AnyStateNode[]): ModelEvent[] =>
  nodes.flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith(AFTER)).map((type) => ({ type })),
  );

/** Everything that can happen, wherever it would matter. */
export function listModelEvents({
  machine,
  events,
  answers,
  failures = {},
  watchers = [],
}: MachineModel): readonly ModelEvent[] {
  const nodes = listStateNodes(machine.root);
  const ports = [...new Set(nodes.flatMap((node) => node.invoke.map(({ id }) => id)))].filter(
    (id) => !watchers.includes(id),
  );
  return [
    ...(events as readonly ModelEvent[]),
    ...ports.flatMap((port) => (answers[port] ?? []).map((output) => ({ type: `xstate.done.actor.${port}`, output }))),
    ...ports.flatMap((port) =>
      (failures[port] ?? [new Failure("server")]).map((error) => ({ type: `xstate.error.actor.${port}`, error })),
    ),
    ...listTimeouts(nodes),
  ];
}

/** What a event is to the machine. */
export type ModelEventKind =
  | { readonly kind: "event" }
  | { readonly kind: "answer"; readonly port: string }
  | { readonly kind: "failure"; readonly port: string }
  | { readonly kind: "timeout"; readonly delay: string };

/** Reads the names that xstate gives to what is not an event of the machine's own. */
export function parseEventType(type: string): ModelEventKind {
  const [, ending, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (ending !== undefined && port !== undefined) return { kind: ending === "done" ? "answer" : "failure", port };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? { kind: "event" } : { kind: "timeout", delay };
}

/** A event in a few words: "deletion.confirmed", "deleteAccount failed", "deletionTimeout over". */
export function toEventLabel(type: string): string {
  const what = parseEventType(type);
  if (what.kind === "answer") return `${what.port} answered`;
  if (what.kind === "failure") return `${what.port} failed`;
  return what.kind === "timeout" ? `${what.delay} over` : type;
}
