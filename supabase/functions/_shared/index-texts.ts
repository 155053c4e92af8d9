import * as v from "valibot";
import { call } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";

/**
 * Indexes long texts for the search, a turn in a call each, until `hasTime` says no. The database does the work. Never rejects;
 * the next call goes on.
 *
 * @returns how many turns it had
 */
export async function indexTexts(deps: FunctionDeps, hasTime: () => boolean): Promise<number> {
  let turns = 0;
  try {
    // oxlint-disable-next-line no-await-in-loop -- a transaction each
    while (hasTime() && (await call(deps.database, v.boolean(), "index_next_text", {}))) turns += 1;
  } catch (error) {
    deps.log({ function: "search-index", status: 500, error: toErrorName(error) });
  }
  return turns;
}
