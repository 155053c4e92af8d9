import type { Database } from "../database/database.ts";
import type { Secrets } from "../supabase/keys.ts";

/** What a backend keeps: its rows, and its keys. */
export interface Storage {
  readonly database: Database;
  readonly secrets: Secrets;
  close(): Promise<void>;
}
