import type { Note } from "./to-note.ts";

/** An actor that runs. */
export type RunningActor = Pick<Note, "actor" | "name" | "parent" | "state">;

export interface Entry extends Pick<Note, "at" | "name" | "event" | "details"> {
  /** Counts from 0 and never again. */
  readonly number: number;
  /** The state before; nothing when the actor began. */
  readonly from: string | undefined;
  readonly to: string;
}

export interface Recording {
  readonly actors: readonly RunningActor[];
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly count: number;
}

export const nothingYet: Recording = { actors: [], entries: [], count: 0 };

const KEPT = 300;

/** What is known after one more note. */
export function record({ actors, entries, count }: Recording, note: Note): Recording {
  const { at, actor, name, parent, event, details, state, isRunning } = note;
  const index = actors.findIndex((known) => known.actor === actor);
  const entry = { number: count, at, name, event, details, from: actors[index]?.state, to: state };
  const now = { actor, name, parent, state };
  const rest = isRunning ? actors : actors.filter((known) => known.actor !== actor);
  return {
    actors: isRunning ? (index === -1 ? [...rest, now] : rest.with(index, now)) : rest,
    entries: [entry, ...entries].slice(0, KEPT),
    count: count + 1,
  };
}

/** The same actors, and an empty page. */
export const cleared = (recording: Recording): Recording => ({ ...recording, entries: [] });
