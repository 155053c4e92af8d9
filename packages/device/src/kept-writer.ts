import { replaceEqualDeep } from "@tanstack/query-core";
import { type KeptEntry, toDeviceDatabase } from "./device-database.ts";
import { findRecordingId } from "./kept-keys.ts";
import { KEPT_FORMAT, type KeptRead } from "./kept-reads.ts";

/** The most bytes to keep; fewer if the browser allows fewer. */
const MOST_BYTES = 200 * 1024 * 1024;

/** A read to store. */
export interface ReadToKeep {
  readonly hash: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The same read as the device is known to have it. If the data is equal, only its time is written. */
  readonly before?: KeptRead | undefined;
}

export interface KeptRecording {
  readonly id: string;
  readonly savedAt: number;
  readonly isPinned: boolean;
  /** Whether its transcript is kept too. */
  readonly isWhole: boolean;
}

/** A summary of the kept data, for the settings and for pages that are not kept. */
export interface KeptSummary {
  readonly bytes: number;
  /** Whether the list of all recordings is kept. */
  readonly hasLibrary: boolean;
  readonly recordings: readonly KeptRecording[];
}

/** The share of the browser's quota that kept lectures may take. */
const QUOTA_SHARE = 0.5;

/** How many bytes may be kept on this device. */
export async function findLimit(): Promise<number> {
  try {
    const { quota } = await navigator.storage.estimate();
    return quota === undefined ? MOST_BYTES : Math.min(MOST_BYTES, quota * QUOTA_SHARE);
  } catch {
    return MOST_BYTES;
  }
}

const latest = (group: readonly KeptEntry[]): number => Math.max(...group.map(({ savedAt }) => savedAt));

/**
 * Groups the entries that may be removed, oldest first. A recording is removed as a whole; pinned recordings are left
 * out.
 */
function listEvictable(entries: readonly KeptEntry[], pins: ReadonlySet<string>): KeptEntry[][] {
  const groups = new Map<string, KeptEntry[]>();
  for (const entry of entries) {
    if (entry.recordingId === undefined || pins.has(entry.recordingId)) continue;
    const group = groups.get(entry.recordingId);
    if (group === undefined) groups.set(entry.recordingId, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].toSorted((a, b) => latest(a) - latest(b));
}

const isLibrary = (key: readonly unknown[]): boolean =>
  key[0] === "recordings" && key[2] === "summaries" && key[3] === "completed";

/**
 * Returns the ids of all recordings if the reads include the whole library. Kept data of any other recording is then
 * outdated.
 */
function findLibrary(reads: readonly ReadToKeep[]): ReadonlySet<string> | undefined {
  const list = reads.find(({ key }) => isLibrary(key));
  return (
    list &&
    new Set((list.data as { readonly recordings: readonly { readonly id: string }[] }).recordings.map(({ id }) => id))
  );
}

/**
 * Writes the time of reads whose data the device has. Most answers change nothing, and a library of 10,000 is 2 MB of text.
 *
 * @returns the other reads
 */
async function renewTimes(connection: IDBDatabase, reads: readonly ReadToKeep[]): Promise<readonly ReadToKeep[]> {
  const equal = reads.filter(({ before, data }) => before && replaceEqualDeep(before.data, data) === before.data);
  if (equal.length === 0) return reads;
  const transaction = toDeviceDatabase(connection).transaction("kept", "readwrite");
  const renewed = new Set<ReadToKeep>();
  await Promise.all(
    equal.map(async (read) => {
      const entry = await transaction.store.get(read.hash);
      // Another tab may have removed it meanwhile, or have stored another answer.
      if (entry?.format !== KEPT_FORMAT || entry.savedAt !== read.before?.savedAt) return;
      renewed.add(read);
      await transaction.store.put({ ...entry, savedAt: read.savedAt });
    }),
  );
  transaction.commit();
  await transaction.done;
  return reads.filter((read) => !renewed.has(read));
}

/**
 * Stores reads. To make room, removes the oldest recordings that aren't pinned. A read that still doesn't fit isn't
 * stored.
 *
 * @param limit in bytes; by default what the browser allows
 * @throws DOMException `QuotaExceededError` if the browser has no room
 */
export async function keepReads(connection: IDBDatabase, all: readonly ReadToKeep[], limit?: number): Promise<void> {
  const reads = await renewTimes(connection, all);
  if (reads.length === 0) return;
  const mostBytes = limit ?? (await findLimit());
  const texts = reads.map((read) => ({ ...read, text: JSON.stringify(read.data) }));
  const transaction = toDeviceDatabase(connection).transaction(["kept", "texts", "pins"], "readwrite");
  const entryStore = transaction.objectStore("kept");
  const textStore = transaction.objectStore("texts");
  const [stored, pinned] = await Promise.all([entryStore.getAll(), transaction.objectStore("pins").getAllKeys()]);
  const library = findLibrary(reads);
  const remove = (entry: KeptEntry): void => {
    void entryStore.delete(entry.hash);
    void textStore.delete(entry.hash);
  };
  const replaced = new Set(texts.map(({ hash }) => hash));
  const entries: KeptEntry[] = [];
  for (const entry of stored) {
    const isGone = library !== undefined && entry.recordingId !== undefined && !library.has(entry.recordingId);
    if (isGone || entry.format !== KEPT_FORMAT) remove(entry);
    else if (!replaced.has(entry.hash)) entries.push(entry);
  }
  let bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const evictable = listEvictable(entries, new Set(pinned));
  for (const { hash, key, text, savedAt } of texts) {
    // A stored character takes at most two bytes, and the key is stored with it.
    const size = 2 * (text.length + hash.length);
    const recordingId = findRecordingId(key);
    while (bytes + size > mostBytes && evictable.length > 0) {
      for (const entry of evictable.shift() ?? []) {
        remove(entry);
        bytes -= entry.size;
      }
    }
    if (bytes + size > mostBytes) {
      void entryStore.delete(hash);
      void textStore.delete(hash);
      continue;
    }
    bytes += size;
    void entryStore.put({
      hash,
      size,
      savedAt,
      format: KEPT_FORMAT,
      ...(recordingId !== undefined && { recordingId }),
    });
    void textStore.put(text, hash);
  }
  // Without it the browser would ask a page that is being left whether there is more to write.
  transaction.commit();
  await transaction.done;
}

/** Pins a recording, so that it isn't removed to make room, or unpins it. */
export async function setPinned(connection: IDBDatabase, recordingId: string, isPinned: boolean): Promise<void> {
  const database = toDeviceDatabase(connection);
  await (isPinned ? database.put("pins", true, recordingId) : database.delete("pins", recordingId));
}

/** Removes everything that was kept to be read. Reviews and the session stay. */
export async function removeKeptReads(connection: IDBDatabase): Promise<void> {
  const transaction = toDeviceDatabase(connection).transaction(["kept", "texts", "pins"], "readwrite");
  await Promise.all([
    transaction.objectStore("kept").clear(),
    transaction.objectStore("texts").clear(),
    transaction.objectStore("pins").clear(),
    transaction.done,
  ]);
}

export async function summariseKept(connection: IDBDatabase): Promise<KeptSummary> {
  const transaction = toDeviceDatabase(connection).transaction(["kept", "pins"]);
  const [entries, pins] = await Promise.all([
    transaction.objectStore("kept").getAll(),
    transaction.objectStore("pins").getAllKeys(),
  ]);
  const pinned = new Set(pins);
  const recordings = new Map<string, number>();
  const whole = new Set<string>();
  let bytes = 0;
  let hasLibrary = false;
  for (const { hash, size, savedAt, recordingId, format } of entries) {
    bytes += size;
    if (format !== KEPT_FORMAT) continue;
    const key = JSON.parse(hash) as readonly unknown[];
    hasLibrary ||= isLibrary(key);
    if (recordingId === undefined) continue;
    if (key[2] === "one") recordings.set(recordingId, savedAt);
    else if (key[2] === "transcript") whole.add(recordingId);
  }
  return {
    bytes,
    hasLibrary,
    recordings: [...recordings]
      .map(([id, savedAt]) => ({ id, savedAt, isPinned: pinned.has(id), isWhole: whole.has(id) }))
      .toSorted((a, b) => b.savedAt - a.savedAt),
  };
}
