import { Failure } from "@lectern/domain/failure";
import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from "xstate";

/**
 * The model of a machine: the events of people and watchers, and the answers of its ports. Diagrams, stories, path tests and
 * figures are made from it. Failures and timeouts are found in the machine itself (ADR 0031).
 */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's folder. */
  readonly name: string;
  readonly machine: Machine;
  /** Every input that leads to states of its own. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** The events that people and watchers send, in each variant that leads to another state. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** By port: each answer that leads to another state. A port that is not named has no answer that matters. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** By port: failures that lead to different states. A port that is not named fails with `server`. */
  readonly failures?: Readonly<Record<string, readonly Failure[]>>;
  /** Ports that observe as long as they run. Their events are among `events`. */
  readonly watchers?: readonly string[];
  /** The part of the context that tells two snapshots of one state apart. Without it, the whole context does. */
  getFacts?(context: ContextFrom<Machine>): unknown;
}

/** An event of the machine, the answer or failure of a port, or a timeout. */
export interface ModelEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Checks the types of a model's inputs and events against its machine. */
export const defineMachineModel = <Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): MachineModel<Machine> => model;

/** A state and all states within it, outermost first. */
export const listStateNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => listStateNodes(child)),
];

const AFTER = "xstate.after.";

const listTimeouts = (nodes: readonly AnyStateNode[]): ModelEvent[] =>
  nodes.flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith(AFTER)).map((type) => ({ type })),
  );

/** Every event, answer, failure and timeout of a model. */
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

/** The part that an event plays for the machine. */
export type ModelEventKind =
  | { readonly kind: "event" }
  | { readonly kind: "answer"; readonly port: string }
  | { readonly kind: "failure"; readonly port: string }
  | { readonly kind: "timeout"; readonly delay: string };

/** Tells XState's own events (`xstate.done.actor.…`, `xstate.error.actor.…`, `xstate.after.…`) from those of the machine. */
export function parseEventType(type: string): ModelEventKind {
  const [, ending, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (ending !== undefined && port !== undefined) return { kind: ending === "done" ? "answer" : "failure", port };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? { kind: "event" } : { kind: "timeout", delay };
}

/** An event in a few words: "deletion.confirmed", "deleteAccount failed", "deletionTimeout elapsed". */
export function toEventLabel(type: string): string {
  const what = parseEventType(type);
  if (what.kind === "answer") return `${what.port} answered`;
  if (what.kind === "failure") return `${what.port} failed`;
  return what.kind === "timeout" ? `${what.delay} elapsed` : type;
}
