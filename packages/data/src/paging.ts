import { fetchData, type PendingAnswer } from "./request.ts";

/** A row's position in a list, which is sorted newest first and by id for equal times. */
export interface PageCursor {
  readonly created_at: string;
  readonly id: string;
}

/** The rows of a first page. It is more than a screen shows. */
export const FIRST_PAGE = 60;
/** The most rows that the data API returns (DAT-01). */
export const FULL_PAGE = 1000;

/** The filter for rows after `cursor`. */
const toCursorFilter = ({ created_at: time, id }: PageCursor): string =>
  `created_at.lt."${time}",and(created_at.eq."${time}",id.lt.${id})`;

/** The part of a select builder that paging uses. */
interface PageableQuery {
  lte(column: "created_at", value: string): this;
  or(filters: string): this;
  order(column: "created_at" | "id", options: { readonly ascending: false }): this;
  limit(count: number): this;
}

/** Narrows a select to one page: the newest `limit` rows, or those after `after`. */
export function requestPage<Query extends PageableQuery>(query: Query, limit: number, after?: PageCursor): Query {
  // The `lte` lets the index scan start at the right position.
  const rest = after === undefined ? query : query.lte("created_at", after.created_at).or(toCursorFilter(after));
  return rest.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit);
}

/**
 * Yields every page of a list. A page shorter than requested is the last.
 *
 * @param whenIdle resolves when the later pages may be requested, so that the first one shows before
 * @param start the row after which the first page begins; by default, the list's beginning
 */
export async function* fetchPages<Row extends PageCursor>(
  readPage: (limit: number, after: PageCursor | undefined) => Promise<readonly Row[]>,
  firstPage: number,
  whenIdle?: () => Promise<void>,
  start?: PageCursor,
): AsyncGenerator<readonly Row[], void, undefined> {
  let after = start;
  for (let limit = firstPage; ; limit = FULL_PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ended
    const rows = await readPage(limit, after);
    yield rows;
    after = rows.at(-1);
    if (rows.length < limit || after === undefined) return;
    // oxlint-disable-next-line no-await-in-loop -- once, after the first
    if (limit === firstPage) await whenIdle?.();
  }
}

/** Fetches every row of a list. @param select is called for each page */
export async function fetchAllRows<Row extends PageCursor>(
  select: () => PageableQuery & PendingAnswer<readonly Row[] | null>,
): Promise<readonly Row[]> {
  const readPage = (limit: number, after?: PageCursor) => fetchData(requestPage(select(), limit, after));
  const rows: Row[] = [];
  for await (const page of fetchPages(readPage, FULL_PAGE)) rows.push(...page);
  return rows;
}
