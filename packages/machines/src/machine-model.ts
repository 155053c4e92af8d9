import { Failure } from "@lectern/domain/failure";
import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from "xstate";

/**
 * Describes what can happen to a machine: the events of people and watchers, and the answers of its ports. Diagrams,
 * stories and path tests are derived from it. Failures and timeouts are read from the machine itself (ADR
 * 0031).
 */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The name of the machine's folder. */
  readonly name: string;
  readonly machine: Machine;
  /** Every input that leads to different states. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** The events of people and watchers, each in every variant that leads to a different state. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** The answers of each port that lead to different states. Ports that are not listed have no answer that matters. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** The failures of each port that lead to different states. Ports that are not listed fail with `server`. */
  readonly failures?: Readonly<Record<string, readonly Failure[]>>;
  /** Ports that keep observing while they run. `events` lists the events that they send. */
  readonly watchers?: readonly string[];
  /** Returns the part of the context that distinguishes states. Without it, the whole context does. */
  getFacts?(context: ContextFrom<Machine>): unknown;
}

/** One step of a machine: an event, a port's answer or failure, or a timeout. */
export interface ModelEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Checks the types of a model's inputs and events against its machine. */
export const defineMachineModel = <Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): MachineModel<Machine> => model;

/** Lists a state and all its descendants, outermost first. */
export const listStateNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => listStateNodes(child)),
];

const AFTER = "xstate.after.";

const listTimeouts = (nodes: readonly AnyStateNode[]): ModelEvent[] =>
  nodes.flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith(AFTER)).map((type) => ({ type })),
  );

/** Lists every event, answer, failure and timeout of a model. */
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

/** The cause of a model event. */
export type ModelEventKind =
  | { readonly kind: "event" }
  | { readonly kind: "answer"; readonly port: string }
  | { readonly kind: "failure"; readonly port: string }
  | { readonly kind: "timeout"; readonly delay: string };

/**
 * Distinguishes XState's own events (`xstate.done.actor.…`, `xstate.error.actor.…`, `xstate.after.…`) from those of the
 * machine.
 */
export function parseEventType(type: string): ModelEventKind {
  const [, ending, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (ending !== undefined && port !== undefined) return { kind: ending === "done" ? "answer" : "failure", port };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? { kind: "event" } : { kind: "timeout", delay };
}

/** Formats an event in a few words: "deletion.confirmed", "deleteAccount failed", "deletionTimeout elapsed". */
export function toEventLabel(type: string): string {
  const parsed = parseEventType(type);
  if (parsed.kind === "answer") return `${parsed.port} answered`;
  if (parsed.kind === "failure") return `${parsed.port} failed`;
  return parsed.kind === "timeout" ? `${parsed.delay} elapsed` : type;
}
