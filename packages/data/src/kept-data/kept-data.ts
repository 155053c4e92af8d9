import { type KeptCounts, type KeptKindId, keptKinds } from "@lectern/domain/kept-data";
import type { LecternClient } from "../client.ts";
import { fetchData } from "../request.ts";
import { defineRead } from "../options.ts";

const ids = Object.keys(keptKinds) as readonly KeptKindId[];

/** The student's own numbers of what the server keeps (PRV-01). @throws Failure */
async function fetchKeptCounts(client: LecternClient): Promise<KeptCounts> {
  const counted = (await fetchData(client.rpc("kept_data_counts"))) as Readonly<Record<string, number | null>>;
  return Object.fromEntries(ids.map((id) => [id, counted[id] ?? null])) as Record<KeptKindId, number | null>;
}

/** The query keys of what is kept. */
const keptDataKeys = {
  counts: (userId: string) => ["kept-data", userId, "counts"] as const,
};

/** Queries of what the server keeps of a student (PRV-01). */
export const keptDataQueries = (client: LecternClient, userId: string) => ({
  counts: () => defineRead("Error fetching what is kept", keptDataKeys.counts(userId), () => fetchKeptCounts(client)),
});
