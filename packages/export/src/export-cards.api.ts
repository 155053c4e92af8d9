import type { Review } from "@lectern/domain/practice";
import type { LecternClient } from "@lectern/data/client";
import type { Database } from "@lectern/data/database.types";
import { fetchData } from "@lectern/data/request";
import { toCard } from "@lectern/data/practice/card-rows";
import type { ExportedCard, ExportedReview } from "./formats/exported-card.ts";

type Tables = Database["public"]["Tables"];

interface ReviewRow extends Omit<Tables["reviews"]["Row"], "user_id" | "card_id"> {
  readonly rating: Review["rating"];
}

interface CardRow extends Omit<Tables["cards"]["Row"], "user_id" | "source_hash"> {
  readonly state: Omit<Tables["card_states"]["Row"], "user_id"> | null;
  readonly reviews: readonly ReviewRow[];
}

/** Returns the absolute address of a moment. `seconds` is null in a recording without times. */
export type ToMomentHref = (recordingId: string, seconds: number | null) => string;

const toReview = (row: ReviewRow): ExportedReview => ({
  id: row.id,
  rating: row.rating,
  reviewedAt: row.reviewed_at,
  receivedAt: row.received_at,
  elapsedMs: row.elapsed_ms,
  retention: row.retention,
  undoes: row.undoes,
});

/** Fetches all cards of recordings with their review logs, by recording id. @throws Failure */
export async function fetchCardsForExport(
  client: LecternClient,
  ids: readonly string[],
  toMomentHref: ToMomentHref,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly ExportedCard[]>> {
  const read = await fetchData(client.rpc("export_cards", { p_recording_ids: [...ids] }).abortSignal(signal));
  // The function's SQL defines the form of its answer.
  const recordings = read as unknown as readonly {
    readonly recording_id: string;
    readonly cards: readonly CardRow[];
  }[];
  return new Map(
    recordings.map(({ recording_id: id, cards }) => [
      id,
      cards.map(({ state, reviews, ...row }) => ({
        ...toCard(row, state ?? undefined),
        href: toMomentHref(id, row.start_s),
        reviews: reviews.map(toReview),
      })),
    ]),
  );
}
