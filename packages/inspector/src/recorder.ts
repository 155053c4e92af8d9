import type { Note } from "./to-note.ts";

/** A running actor. */
type RunningActor = Pick<Note, "actor" | "name" | "parent" | "state">;

export interface Entry extends Pick<Note, "at" | "name" | "event" | "details"> {
  /** Its place in the order of events, from 0. */
  readonly number: number;
  /** The state before; undefined when the actor started. */
  readonly from: string | undefined;
  readonly to: string;
}

export interface Recording {
  readonly actors: readonly RunningActor[];
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly count: number;
}

export const emptyRecording: Recording = { actors: [], entries: [], count: 0 };

/** The most events that are kept. */
const MAX_ENTRIES = 300;

/** Adds a note to a recording. */
export function record({ actors, entries, count }: Recording, note: Note): Recording {
  const { at, actor, name, parent, event, details, state, isRunning } = note;
  const index = actors.findIndex((known) => known.actor === actor);
  const entry = { number: count, at, name, event, details, from: actors[index]?.state, to: state };
  const now = { actor, name, parent, state };
  const rest = isRunning ? actors : actors.filter((known) => known.actor !== actor);
  return {
    actors: isRunning ? (index === -1 ? [...rest, now] : rest.with(index, now)) : rest,
    entries: [entry, ...entries].slice(0, MAX_ENTRIES),
    count: count + 1,
  };
}

/** Removes a recording's entries; its actors stay. */
export const clearEntries = (recording: Recording): Recording => ({ ...recording, entries: [] });
