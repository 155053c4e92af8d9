import { Failure } from "@lectern/domain/failure";
import { toFailure } from "./to-failure.ts";

interface Answer<Data> {
  readonly data: Data;
  readonly error: unknown;
  readonly status: number;
}

/**
 * The rows of an answer of the data API, or its failure, thrown. Text that is not JSON is an answer that nobody's
 * contract knows: supabase-js hands it on as it is.
 */
export async function fetchRows<Data>(request: PromiseLike<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, status } = await request;
  if (error) throw toFailure(error, status);
  if (typeof data !== "object" || data === null) throw new Failure("malformed");
  return data;
}

/** Like `fetchRows`, for one row that may not be there. */
export async function fetchOptionalRow<Data>(request: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw toFailure(error, status);
  return data;
}

/** A write that answers nothing. */
export async function sendWrite(request: PromiseLike<Answer<unknown>>): Promise<void> {
  const { error, status } = await request;
  if (error) throw toFailure(error, status);
}
