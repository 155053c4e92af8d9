import type { Database } from "../database/database.ts";
import type { Secrets } from "../supabase/keys.ts";

/** The stored data of a backend: its rows and its keys. */
export interface Storage {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Prepares the data for the migrations that it lacks, and tells the operator in one line. */
  beforeMigrating?(missing: number): Promise<void>;
  close(): Promise<void>;
}
