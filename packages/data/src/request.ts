import { Failure } from "@lectern/domain/failure";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/query-core";
import type { LecternClient } from "./client.ts";
import type { Database } from "./database.types.ts";
import { toFailure } from "./to-failure.ts";

type Tables = Database["public"]["Tables"] & Database["public"]["Views"];
type Names<Columns extends string> = Columns extends `${infer Name},${infer Rest}` ? Name | Names<Rest> : Columns;

/** A row with the columns of a select: `SelectedRow<"tags", "id,name">`. */
export type SelectedRow<Table extends keyof Tables, Columns extends string> = Pick<
  Tables[Table]["Row"],
  Names<Columns> & keyof Tables[Table]["Row"]
>;

/** An answer of the data API: a row, rows or null, and the number of rows if requested. */
interface Answer<Body> {
  readonly data: Body;
  readonly count: number | null;
}

/** A request of the data API; it is sent when its answer is awaited. */
export type PendingAnswer<Body> = PromiseLike<Answer<Body> & { readonly error: unknown; readonly status: number }>;

/** Waits for an answer. @throws Failure */
async function receive<Body>(request: PendingAnswer<Body>): Promise<Answer<Body>> {
  const { data, count, error, status } = await request;
  if (error) throw toFailure(error, status);
  return { data, count };
}

/**
 * Waits for the rows of a request, its one row, or the document that a function answers.
 *
 * @throws Failure; `malformed` for text that is not JSON, which supabase-js returns as it is
 */
export async function fetchData<Data>(request: PendingAnswer<Data>): Promise<NonNullable<Data>> {
  const { data } = await receive(request);
  if (typeof data !== "object" || data === null) throw new Failure("malformed");
  return data;
}

/** Like `fetchData`, for a row that may be missing, which is null, or a function's plain value. @throws Failure */
export const fetchOptionalData = async <Data>(request: PendingAnswer<Data>): Promise<Data> =>
  (await receive(request)).data;

/** Waits for a write that returns no rows. @throws Failure */
export async function sendWrite(request: PendingAnswer<unknown>): Promise<void> {
  await receive(request);
}

/** Waits for an update that returns the rows it changed. @throws Failure `not-found` if it changed none */
export async function sendUpdate(request: PendingAnswer<readonly unknown[] | null>): Promise<void> {
  if ((await fetchData(request)).length === 0) throw new Failure("not-found");
}

/** Waits for a function of the database that answers whether it knows the row. @throws Failure `not-found` */
export async function checkKnown(request: PendingAnswer<boolean | null>): Promise<void> {
  if ((await fetchOptionalData(request)) !== true) throw new Failure("not-found");
}

/**
 * Waits for a function of the database that answers what became of a change.
 *
 * @throws Failure `changed-elsewhere` if another tab or device changed the row first, `not-found`, or of the request
 */
export async function checkOutcome(request: PendingAnswer<string | null>): Promise<void> {
  const outcome = await fetchOptionalData(request);
  if (outcome === "changed-elsewhere" || outcome === "not-found") throw new Failure(outcome);
  if (outcome !== "changed") throw new Failure("malformed");
}

/**
 * Waits for an update that is restricted to what the student saw, and returns the row as stored.
 *
 * @param read sent if the update changed no row
 * @param isWritten whether the stored row has the change: then this is a repeat of a write whose answer was lost
 * @throws Failure `changed-elsewhere` if another tab or device changed the row first (COR-03), `not-found`
 */
export async function updateShown<Row>(
  update: PendingAnswer<readonly Row[] | null>,
  read: PendingAnswer<readonly Row[] | null>,
  isWritten: (stored: Row) => boolean,
): Promise<Row> {
  const [changed] = await fetchData(update);
  if (changed !== undefined) return changed;
  const [stored] = await fetchData(read);
  if (stored === undefined) throw new Failure("not-found");
  if (!isWritten(stored)) throw new Failure("changed-elsewhere");
  return stored;
}

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
  return decode(await receive(send(client)));
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
