import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";

declare const serviceRole: unique symbol;

/**
 * A client with the service role, which bypasses row-level security: pass it ids of the caller, never ids from the body. It
 * calls functions of the database, reads the tables named here and administers accounts. It is no `SupabaseClient`, so that
 * readers with a user's rights don't take it.
 */
export interface ServiceRoleClient extends Pick<SupabaseClient, "rpc"> {
  readonly from: (table: "profiles" | "recording_corrections") => ReturnType<SupabaseClient["from"]>;
  readonly auth: Pick<SupabaseClient["auth"], "admin">;
  readonly [serviceRole]: true;
}

/** Marks a client that was created with the secret key. */
export const toServiceRoleClient = (client: SupabaseClient): ServiceRoleClient =>
  client as unknown as ServiceRoleClient;

/** The database's error. Its code is for the log; its message may quote what a person sent. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string;
  constructor(code = "unknown", options: ErrorOptions = {}) {
    super(code, options);
    this.code = code;
  }

  /** Whether the request was valid, but the database or its API can't be reached at the moment. */
  get isUnavailable(): boolean {
    return UNAVAILABLE.test(this.code);
  }
}

/** The code where no database answers. */
export const NO_ANSWER = "";

/**
 * PostgREST's codes for an unavailable database; PostgreSQL's while it starts, stops or is full, and for a deadlock; the
 * code where none answers.
 */
const UNAVAILABLE = /^(?:|PGRST00[0-3]|40P01|57P0[1-3]|53.{3}|08.{3})$/;

interface Answer {
  readonly data: unknown;
  readonly error: { readonly code?: string } | null;
}

/** Waits for the data API's answer to a request, and validates it. @throws DatabaseError */
export async function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  request: PromiseLike<Answer>,
): Promise<v.InferOutput<Schema>> {
  const { data, error } = await request;
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  return v.parse(schema, data);
}

/** Calls a function of the database, and validates its answer. @throws DatabaseError */
export const call = <Schema extends v.GenericSchema>(
  database: Pick<SupabaseClient, "rpc">,
  answer: Schema,
  name: string,
  parameters: object,
): Promise<v.InferOutput<Schema>> => readRows(answer, database.rpc(name, parameters));

/** The answer of a function that returns one row. */
export const oneRow = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.array(row),
    v.length(1),
    v.transform(([first]) => first!),
  );

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A number that grows with each call of a person. */
export const turnNumber = v.pipe(v.number(), v.safeInteger());
