import type { DueCard, PracticeScope, Review } from "@lectern/domain/practice";
import { type DBSchema, type IDBPDatabase, wrap } from "idb";
import { openConnection } from "./open-database.ts";

/** An action of the student in a session that Undo can reverse. */
type SessionStep =
  | {
      readonly kind: "rated";
      readonly cardId: string;
      readonly reviewId: string;
      readonly rating: number;
      /** ISO 8601: when the card comes back in the session; null if it doesn't. */
      readonly repeatAt: string | null;
    }
  | { readonly kind: "suspended"; readonly cardId: string };

/** A session stored on the device, so that it continues after a reload and without a network (PRC-05). */
export interface KeptSession {
  readonly scope: PracticeScope;
  /** The cards with their states at the begin of the session. */
  readonly cards: readonly DueCard[];
  /** The remaining cards, in order. */
  readonly cardIds: readonly string[];
  /** The student's actions, oldest first. */
  readonly steps: readonly SessionStep[];
  /**
   * The session's rows of the review log, sent or not. Together with a card's initial state they give its present
   * state.
   */
  readonly reviews: readonly Review[];
}

/** The metadata of a kept read, without its text. */
export interface KeptEntry {
  /** The hash of the query's key. */
  readonly hash: string;
  /** The upper limit of its size, in bytes. */
  readonly size: number;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The `KEPT_FORMAT` of the build that kept it. */
  readonly format: number;
  /** The recording that the read is about, if it is about one. */
  readonly recordingId?: string;
}

/** The object stores of one user's database on the device. */
interface DeviceSchema extends DBSchema {
  /** Reviews that the server has not confirmed, in the order in which they were made. */
  reviews: { key: number; value: Review; indexes: { id: string } };
  /** The session with the key "current", and the device's id with the key "device". */
  session: { key: string; value: KeptSession | KeptDevice };
  /** Reads that are kept for use without a network, if the student keeps lectures on the device (OFF-01). */
  kept: { key: string; value: KeptEntry };
  /** The kept reads' data as JSON, by the hash of the query's key. */
  texts: { key: string; value: string };
  /** The ids of the recordings that the student pinned. */
  pins: { key: string; value: true };
}

/** The device's id, new with each sign-in: the number of a review counts the reviews of its device. */
export interface KeptDevice {
  readonly deviceId: string;
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Adds promises to an open connection. */
export const toDeviceDatabase = (connection: IDBDatabase): DeviceDatabase =>
  wrap(connection) as unknown as DeviceDatabase;

/** Opens the database of one user on this device. @throws if the browser stores nothing, as in some private windows */
export const openDatabase = async (userId: string): Promise<DeviceDatabase> =>
  toDeviceDatabase(await openConnection(userId));
