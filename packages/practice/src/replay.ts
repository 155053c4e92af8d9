import type { Review } from "@lectern/domain/practice.ts";
import { type Memory, newMemory, schedule } from "./schedule.ts";

/** A row of a card's log. */
export type LogRow = Pick<Review, "id" | "rating" | "reviewedAt" | "retention" | "undoes">;

/** A position in a log, which is sorted by time and id. */
interface LogPosition {
  readonly reviewedAt: string;
  readonly id: string;
}

/** The state of a card after all rows of its log up to a position. */
export interface Checkpoint extends LogPosition {
  readonly memory: Memory;
}

export interface CardLog {
  /** ISO 8601. */
  readonly createdAt: string;
  /** In any order. With a checkpoint: the rows after its position, and all rows that undo others. */
  readonly rows: readonly LogRow[];
  readonly checkpoint?: Checkpoint | undefined;
}

/** A log with more rows than this gets a checkpoint. */
const MOST_ROWS_REPLAYED = 500;
/**
 * A new checkpoint leaves this many rows after it. Reviews that arrive late usually fall among these and leave it
 * valid.
 */
const ROWS_AFTER_CHECKPOINT = 50;

/**
 * Compares positions in the order of the replay: by time, then by id. Ids are lower-case UUIDs, which sort as in
 * PostgreSQL.
 */
function comparePositions(a: LogPosition, b: LogPosition): number {
  const byTime = Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt);
  if (byTime !== 0) return byTime;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/**
 * Computes the state of a card by replaying its log (PRC-02): the ratings in order, without undone ones. It depends
 * only on which rows there are, not on the order in which they arrived.
 *
 * @returns the state, and for a long log the checkpoint to store
 */
export function replayLog({ createdAt, rows, checkpoint }: CardLog): { memory: Memory; checkpoint?: Checkpoint } {
  const undone = new Set(rows.map(({ undoes }) => undoes));
  const ordered = rows
    .filter((row) => checkpoint === undefined || comparePositions(row, checkpoint) > 0)
    .toSorted(comparePositions);
  const lastInCheckpoint = ordered.length > MOST_ROWS_REPLAYED ? ordered.at(-ROWS_AFTER_CHECKPOINT - 1) : undefined;

  let memory = checkpoint?.memory ?? newMemory(createdAt);
  let newCheckpoint: Checkpoint | undefined;
  for (const row of ordered) {
    const { rating, reviewedAt, retention } = row;
    if (rating !== null && !undone.has(row.id)) memory = schedule(memory, { rating, reviewedAt, retention });
    if (row === lastInCheckpoint) newCheckpoint = { id: row.id, reviewedAt, memory };
  }
  return newCheckpoint === undefined ? { memory } : { memory, checkpoint: newCheckpoint };
}
