import { Failure } from "@lectern/domain/failure";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/query-core";
import type { LecternClient } from "./client.ts";
import { toFailure } from "./to-failure.ts";

/** An answer of the data API: a row, rows or null, and the number of rows if requested. */
interface Answer<Body> {
  readonly data: Body;
  readonly count: number | null;
}

type PendingAnswer<Body> = PromiseLike<Answer<Body> & { readonly error: unknown; readonly status: number }>;

/** A read that takes one request, with the decoder of its answer. */
export interface DataRequest<Data> {
  readonly send: (client: LecternClient) => PendingAnswer<unknown>;
  /** @throws Failure `malformed` */
  readonly decode: (answer: Answer<unknown>) => Data;
}

/** A request for several rows. */
export const rowsRequest = <Row, Data>(
  send: (client: LecternClient) => PendingAnswer<readonly Row[] | null>,
  decode: (rows: readonly Row[]) => Data,
): DataRequest<Data> => ({
  send,
  decode: ({ data }) => {
    if (!Array.isArray(data)) throw new Failure("malformed");
    return decode(data);
  },
});

/** A request for one row. It fails if the row is missing. */
export const rowRequest = <Row extends object, Data>(
  send: (client: LecternClient) => PendingAnswer<Row | null>,
  decode: (row: Row) => Data,
): DataRequest<Data> => ({
  send,
  decode: ({ data }) => {
    if (typeof data !== "object" || data === null) throw new Failure("malformed");
    // The request names the columns, and the database's types describe them.
    return decode(data as Row);
  },
});

/** A request for the exact number of rows, without the rows. */
export const countRequest = (send: (client: LecternClient) => PendingAnswer<unknown>): DataRequest<number> => ({
  send,
  decode: ({ count }) => {
    if (count === null) throw new Failure("malformed");
    return count;
  },
});

/** Sends a request with the client's session. @throws Failure */
export async function sendRequest<Data>(client: LecternClient, { send, decode }: DataRequest<Data>): Promise<Data> {
  const { data, count, error, status } = await send(client);
  if (error) throw toFailure(error, status);
  return decode({ data, count });
}

/**
 * Decodes the HTTP response to a request that was sent without the client.
 *
 * @throws Error for a status other than 2xx, SyntaxError for a body that is not JSON
 */
export async function decodeResponse<Data>({ decode }: DataRequest<Data>, response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`the data API answered ${response.status}`);
  const text = await response.text();
  const [, count] = response.headers.get("content-range")?.split("/") ?? [];
  return decode({ data: text === "" ? null : JSON.parse(text), count: count === undefined ? null : Number(count) });
}

/** A query whose first request the document can send before the app's code has loaded. */
export interface FirstRead<Data> {
  readonly queryKey: QueryKey;
  /** Decodes to undefined if the answer alone is not enough to show. */
  readonly firstRequest: DataRequest<Data | undefined>;
  /** Reads into the cache, unless its data is fresh. Never rejects. */
  readonly prefetch: (cache: QueryClient) => Promise<void>;
}

/** Adds a query's first request to its options. It is the one that its `queryFn` sends first. */
export const withFirstRequest = <
  Data,
  Key extends QueryKey,
  Options extends FetchQueryOptions<Data, Failure, Data, Key>,
>(
  firstRequest: DataRequest<Data | undefined>,
  options: Options & FetchQueryOptions<Data, Failure, Data, Key>,
): Options & FirstRead<Data> => ({
  ...options,
  firstRequest,
  prefetch: (cache) => cache.prefetchQuery<Data, Failure, Data, Key>(options),
});
