import { Failure } from "@lectern/domain/failure";
import { toFailure } from "./to-failure.ts";

interface Answer<Data> {
  readonly data: Data;
  readonly error: unknown;
  readonly status: number;
}

/**
 * Waits for the rows of a request.
 *
 * @throws Failure; `malformed` for text that is not JSON, which supabase-js returns as it is
 */
export async function fetchRows<Data>(request: PromiseLike<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, status } = await request;
  if (error) throw toFailure(error, status);
  if (typeof data !== "object" || data === null) throw new Failure("malformed");
  return data;
}

/** Like `fetchRows`, for one row; null if it is missing. @throws Failure */
export async function fetchOptionalRow<Data>(request: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw toFailure(error, status);
  return data;
}

/** Waits for a write that returns no rows. @throws Failure */
export async function sendWrite(request: PromiseLike<Answer<unknown>>): Promise<void> {
  const { error, status } = await request;
  if (error) throw toFailure(error, status);
}

/**
 * Waits for a function of the database that answers what became of a change.
 *
 * @throws Failure `changed-elsewhere` if another tab or device changed the row first, `not-found`, or of the request
 */
export async function checkOutcome(request: PromiseLike<Answer<string | null>>): Promise<void> {
  const outcome = await fetchOptionalRow(request);
  if (outcome === "changed-elsewhere" || outcome === "not-found") throw new Failure(outcome);
  if (outcome !== "changed") throw new Failure("malformed");
}
