import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { fetchKeptCounts } from "./kept-data.api.ts";

/** The query keys of what is kept. */
const keptDataKeys = {
  counts: (userId: string) => ["kept-data", userId, "counts"] as const,
};

/** Queries of what the server keeps of a student (PRV-01). */
export const keptDataQueries = (client: LecternClient, userId: string) => ({
  counts: () => defineRead("fetch-kept-data", keptDataKeys.counts(userId), () => fetchKeptCounts(client)),
});
