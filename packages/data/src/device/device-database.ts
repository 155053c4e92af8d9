import type { DueCard, PracticeScope, Review } from "@lectern/domain/practice";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { toDatabaseName } from "./find-database.ts";

/** Something that a student did in a session, and can take back. */
type SessionStep =
  | {
      readonly kind: "rated";
      readonly cardId: string;
      readonly reviewId: string;
      readonly rating: number;
      /** ISO 8601: when the card comes back in the session; null when it doesn't. */
      readonly repeatAt: string | null;
    }
  | { readonly kind: "suspended"; readonly cardId: string };

/** A session as the device keeps it, so that it goes on after a reload and without a network (PRC-05). */
export interface KeptSession {
  readonly scope: PracticeScope;
  /** As they were when the session began. */
  readonly cards: readonly DueCard[];
  /** What is still to be asked, in order. */
  readonly cardIds: readonly string[];
  /** What was done, oldest first. */
  readonly steps: readonly SessionStep[];
  /** The session's rows of the log, sent or not: a card's present state is its state at the begin and these. */
  readonly reviews: readonly Review[];
}

/** A kept read without its text. */
export interface KeptEntry {
  /** The hash of the query's key. */
  readonly hash: string;
  /** In bytes, at most. */
  readonly size: number;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly format: number;
  /** Of what is about one recording. */
  readonly recordingId?: string;
}

/** The object stores of one user on the device. */
interface DeviceSchema extends DBSchema {
  /** Reviews that the server has not confirmed, in the order in which they were made. */
  reviews: { key: number; value: Review; indexes: { id: string } };
  /** One row, under "current". */
  session: { key: string; value: KeptSession };
  /** What queries returned, for reading without a network, where the student keeps lectures (OFF-01). */
  kept: { key: string; value: KeptEntry };
  /** What they returned, as JSON, by the hash of the query's key. */
  texts: { key: string; value: string };
  /** The ids of recordings that the student wants kept. */
  pins: { key: string; value: true };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const VERSION = 2;

/** Opens what the device keeps of a user. @throws where the browser keeps nothing, as in some private windows */
export function openDatabase(userId: string): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(toDatabaseName(userId), VERSION, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore("reviews", { autoIncrement: true }).createIndex("id", "id", { unique: true });
        database.createObjectStore("session");
      }
      database.createObjectStore("kept", { keyPath: "hash" });
      database.createObjectStore("texts");
      database.createObjectStore("pins");
    },
    // Another tab deletes the database, at sign-out, or upgrades it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
