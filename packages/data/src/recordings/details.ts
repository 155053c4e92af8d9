import { toExcerpt } from "./excerpt.ts";
import { Failure } from "@lectern/domain/failure";
import type { RecordingDetails } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { fetchData } from "../request.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** Cards that appear within this time share one request, in ms. */
const COLLECT_MS = 20;
/** An id takes 37 characters of the request's URL. */
const MOST_IDS = 100;

/** Reads the one row beside a recording: servers differ in whether it comes in a list. */
const toWave = (rows: { wave: string | null } | readonly { wave: string | null }[]): string | null =>
  [rows].flat()[0]?.wave ?? null;

async function fetchDetails(
  client: LecternClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordingDetails>> {
  const rows = await fetchData(
    client
      .from("recordings")
      .select("id,minutes,summary_opening,recording_segments(wave)")
      .in("id", [...ids]),
  );
  return new Map(
    rows.map(({ id, minutes, summary_opening, recording_segments: segments }) => [
      id,
      { minutes, excerpt: toExcerpt(summary_opening ?? ""), wave: toWave(segments) },
    ]),
  );
}

/** The cards that wait for a client's next request. */
interface Batch {
  readonly ids: string[];
  readonly details: Promise<ReadonlyMap<string, RecordingDetails>>;
}
const batches = new WeakMap<LecternClient, Batch>();

function createBatch(client: LecternClient): Batch {
  const ids: string[] = [];
  const details = new Promise<void>((resolve) => setTimeout(resolve, COLLECT_MS)).then(() => {
    if (batches.get(client)?.ids === ids) batches.delete(client);
    return fetchDetails(client, ids);
  });
  const batch = { ids, details };
  batches.set(client, batch);
  return batch;
}

/**
 * Fetches the fields that a card shows in addition to its list's row, when the card is near the screen. Cards that
 * appear together share one request.
 *
 * @throws Failure, the same for every card of a request; `not-found` if the recording was deleted meanwhile
 */
export async function getRecordingDetails(client: LecternClient, id: string): Promise<RecordingDetails> {
  const waiting = batches.get(client);
  const batch = waiting !== undefined && waiting.ids.length < MOST_IDS ? waiting : createBatch(client);
  batch.ids.push(id);
  const details = (await batch.details).get(id);
  if (details === undefined) throw new Failure("not-found");
  return details;
}

/** Fetches the fields that a recording's card shows in addition to its list's row, once the card is near the screen. */
export const recordingDetailsQuery = (client: LecternClient, userId: string, id: string) =>
  defineRead("Error fetching recordings", recordingKeys.details(userId, id), () => getRecordingDetails(client, id));
