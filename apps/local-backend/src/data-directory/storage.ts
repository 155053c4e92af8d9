import type { Database } from "../database/database.ts";
import type { Secrets } from "../supabase/keys.ts";

/** The stored data of a backend: its rows and its keys. */
export interface Storage {
  readonly database: Database;
  readonly secrets: Secrets;
  close(): Promise<void>;
}
