import { Failure } from "@lectern/domain/failure";
import { failureOf } from "./failure-of.ts";

interface Answer<Data> {
  readonly data: Data;
  readonly error: unknown;
  readonly status: number;
}

/**
 * The rows of an answer of the data API, or its failure, thrown. Text that is not JSON is an answer that nobody's
 * contract knows: supabase-js hands it on as it is.
 */
export async function rowsOf<Data>(request: PromiseLike<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, status } = await request;
  if (error) throw failureOf(error, status);
  if (typeof data !== "object" || data === null) throw new Failure("malformed");
  return data;
}

/** Like `rowsOf`, for one row that may not be there. */
export async function rowIfAny<Data>(request: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw failureOf(error, status);
  return data;
}

/** A write that answers nothing. */
export async function written(request: PromiseLike<Answer<unknown>>): Promise<void> {
  const { error, status } = await request;
  if (error) throw failureOf(error, status);
}
