import { toFailureCode } from "@lectern/domain/failure";
import { toStateNames } from "@lectern/machines/reachable-states";
import { toEventLabel } from "@lectern/machines/machine-model";
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from "xstate";

/** An event of an actor, without private data. */
export interface Note {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Distinguishes actors with the same name. */
  readonly actor: string;
  /** "auth", or the name of a port: "loadSubscription". */
  readonly name: string;
  /** The flow that called this port. */
  readonly parent: string | undefined;
  readonly event: string;
  /** For example "provider: google"; private values are "…". */
  readonly details: string;
  /** For example "signedIn.ready", or a port's progress. */
  readonly state: string;
  readonly isRunning: boolean;
}

/** Fields with a fixed set of values. Others may hold a token, a password, an email or a student's notes. */
const publicFields = new Set(["provider", "method", "duration", "style"]);
const hiddenFields = new Set(["type", "actorId"]);

function toDetails([field, value]: readonly [string, unknown]): string[] {
  if (hiddenFields.has(field) || value === undefined) return [];
  if (field === "error") return [`error: ${toFailureCode(value)}`];
  const isPublic = value === null || (publicFields.has(field) && typeof value === "string");
  return [`${field}: ${isPublic ? value : "…"}`];
}

const words: Readonly<Record<string, string>> = {
  "xstate.init": "started",
  "xstate.stop": "stopped",
  "xstate.promise.resolve": "answered",
  "xstate.promise.reject": "failed",
};
const portStates = { active: "at work", done: "answered", error: "failed", stopped: "stopped" } as const;

const toStateName = (snapshot: Snapshot<unknown>): string =>
  "value" in snapshot ? toStateNames(snapshot.value).join(" & ") : portStates[snapshot.status];

function getName({ id, logic }: AnyActorRef & { readonly logic?: { readonly id?: unknown } }, isRoot: boolean): string {
  return isRoot && typeof logic?.id === "string" ? logic.id : id;
}

/** Turns an inspection event into a note; undefined for events that change no snapshot. */
export function toNote(inspected: InspectionEvent, at: number): Note | undefined {
  // An actor is listed only after its first snapshot, because React creates some that it never starts.
  if (inspected.type !== "@xstate.snapshot") return undefined;
  const { snapshot } = inspected;
  const event: AnyEventObject = inspected.event;
  const actor = inspected.actorRef as AnyActorRef;
  const isRoot = actor.sessionId === inspected.rootId;
  return {
    at,
    actor: actor.sessionId,
    name: getName(actor, isRoot),
    parent: isRoot ? undefined : inspected.rootId,
    event: words[event.type] ?? toEventLabel(event.type),
    details: Object.entries(event).flatMap(toDetails).join(", "),
    state: toStateName(snapshot),
    isRunning: snapshot.status === "active",
  };
}
