import { failureCodeOf } from "@lectern/domain/failure";
import { namesOf } from "@lectern/machines/reachable-states";
import { labelOf } from "@lectern/machines/world";
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from "xstate";

/** What an actor went through, in words that may be shown to anybody who looks over a shoulder. */
export interface Note {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Tells actors of one name apart. */
  readonly actor: string;
  /** "auth", or a port's: "loadSubscription". */
  readonly name: string;
  /** The flow that called this port. */
  readonly parent: string | undefined;
  readonly event: string;
  /** "provider: google"; what is secret or long is "…". */
  readonly details: string;
  /** "signedIn.ready"; a port is at work, has answered or has failed. */
  readonly state: string;
  readonly isRunning: boolean;
}

/** Fields that hold one word of a short list. All else may be a token, a password, a mail or somebody's notes. */
const harmless = new Set(["provider", "method", "duration", "style"]);
const unsaid = new Set(["type", "actorId"]);

function detailOf([field, value]: readonly [string, unknown]): string[] {
  if (unsaid.has(field) || value === undefined) return [];
  if (field === "error") return [`error: ${failureCodeOf(value)}`];
  const isHarmless = value === null || (harmless.has(field) && typeof value === "string");
  return [`${field}: ${isHarmless ? value : "…"}`];
}

const words: Readonly<Record<string, string>> = {
  "xstate.init": "started",
  "xstate.stop": "stopped",
  "xstate.promise.resolve": "answered",
  "xstate.promise.reject": "failed",
};
const portStates = { active: "at work", done: "answered", error: "failed", stopped: "stopped" } as const;

const stateOf = (snapshot: Snapshot<unknown>): string =>
  "value" in snapshot ? namesOf(snapshot.value).join(" & ") : portStates[snapshot.status];

function nameOf({ id, logic }: AnyActorRef & { readonly logic?: { readonly id?: unknown } }, isRoot: boolean): string {
  return isRoot && typeof logic?.id === "string" ? logic.id : id;
}

/** What there is to say of an inspection event; nothing of most. */
export function toNote(inspected: InspectionEvent, at: number): Note | undefined {
  // An actor counts from its first snapshot on: React makes some that it never starts.
  if (inspected.type !== "@xstate.snapshot") return undefined;
  const { snapshot } = inspected;
  const event: AnyEventObject = inspected.event;
  const actor = inspected.actorRef as AnyActorRef;
  const isRoot = actor.sessionId === inspected.rootId;
  return {
    at,
    actor: actor.sessionId,
    name: nameOf(actor, isRoot),
    parent: isRoot ? undefined : inspected.rootId,
    event: words[event.type] ?? labelOf(event.type),
    details: Object.entries(event).flatMap(detailOf).join(", "),
    state: stateOf(snapshot),
    isRunning: snapshot.status === "active",
  };
}
