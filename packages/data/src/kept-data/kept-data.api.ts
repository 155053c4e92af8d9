import { type KeptCounts, type KeptKindId, keptKinds } from "@lectern/domain/kept-data";
import type { LecternClient } from "../client.ts";
import { fetchRows } from "../fetch-rows.ts";

const ids = Object.keys(keptKinds) as readonly KeptKindId[];

/** The student's own numbers of what the server keeps (PRV-01). @throws Failure */
export async function fetchKeptCounts(client: LecternClient): Promise<KeptCounts> {
  const counted = (await fetchRows(client.rpc("kept_data_counts"))) as Readonly<Record<string, number | null>>;
  return Object.fromEntries(ids.map((id) => [id, counted[id] ?? null])) as Record<KeptKindId, number | null>;
}
