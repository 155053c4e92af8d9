/** Newest first; rows of the same moment by id. */
export interface PageCursor {
  readonly created_at: string;
  readonly id: string;
}

/** What a first page shows at once; a screen holds fewer. */
export const FIRST_PAGE = 60;
/** What the data API gives at most (DAT-01). */
export const FULL_PAGE = 1000;

/** The filter for rows after `cursor` in that order; `lte` beside it lets the index start at the right place. */
export const toCursorFilter = (cursor: PageCursor): string =>
  `created_at.lt."${cursor.created_at}",and(created_at.eq."${cursor.created_at}",id.lt.${cursor.id})`;

/**
 * Every page of a list, one after another; a page shorter than asked for is the last.
 *
 * @param whenIdle resolves when the pages after the first may be requested: that one is to be shown before
 */
export async function* fetchPages<Row extends PageCursor>(
  readPage: (limit: number, after: PageCursor | undefined) => Promise<readonly Row[]>,
  firstPage: number,
  whenIdle?: () => Promise<void>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let after: PageCursor | undefined;
  for (let limit = firstPage; ; limit = FULL_PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- where a page begins is known when the one before has come
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
