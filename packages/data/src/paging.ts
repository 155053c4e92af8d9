/** The place of a row in a list: newest first, and rows of the same moment by id. */
export interface PageCursor {
  readonly created_at: string;
  readonly id: string;
}

/** Rows of a first page; a screen shows fewer. */
export const FIRST_PAGE = 60;
/** The most rows that the data API returns (DAT-01). */
export const FULL_PAGE = 1000;

/** The filter for rows after `cursor`. An `lte` on `created_at` beside it lets the index start at the right place. */
export const toCursorFilter = (cursor: PageCursor): string =>
  `created_at.lt."${cursor.created_at}",and(created_at.eq."${cursor.created_at}",id.lt.${cursor.id})`;

/**
 * Yields every page of a list. A page shorter than requested is the last.
 *
 * @param whenIdle resolves when the pages after the first may be requested, so that the first shows before
 */
export async function* fetchPages<Row extends PageCursor>(
  readPage: (limit: number, after: PageCursor | undefined) => Promise<readonly Row[]>,
  firstPage: number,
  whenIdle?: () => Promise<void>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let after: PageCursor | undefined;
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

/** Every row of a list. */
export async function fetchAllRows<Row extends PageCursor>(
  readPage: (limit: number, after: PageCursor | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of fetchPages(readPage, FULL_PAGE)) rows.push(...page);
  return rows;
}
