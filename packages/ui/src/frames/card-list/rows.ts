/** The number of rows rendered above and below the screen, so that the keyboard reaches the next card. */
export const OVERSCAN = 3;
/** Estimated heights before measuring, in pixels: a row of cards, a row of lines, a heading, and the gap. */
export const CARD_ROW = 230;
export const LINE_ROW = 53;
export const HEADING_ROW = 48;
export const ROW_GAP = 16;

/** A row of a list: adjacent cards, or the heading of those below. */
export interface Row<Item> {
  /** Stays the same as long as the row begins with the same card. */
  readonly key: string;
  /** The group's heading; undefined in a list without groups. */
  readonly group: string | undefined;
  /** Empty for a row that is a group's heading, and for one of skeletons. */
  readonly items: readonly Item[];
  /** How many skeletons a row has that stands for items that have not been read. */
  readonly skeletons?: number;
  /** The index of its first card in the whole list. */
  readonly firstIndex: number;
  /** The estimated height before it is measured, in pixels. */
  readonly estimate: number;
}

/**
 * Splits a list into rows.
 *
 * @param groupBy returns the heading of a card's group; the cards of a group must be consecutive. Without it there are
 * no headings.
 */
export function toRows<Item extends { readonly id: string }>(
  items: readonly Item[],
  columns: number,
  estimate: number,
  groupBy?: (item: Item) => string,
): Row<Item>[] {
  const rows: Row<Item>[] = [];
  let firstIndex = 0;
  while (firstIndex < items.length) {
    const group = groupBy?.(items[firstIndex] as Item);
    let end = group === undefined ? items.length : firstIndex + 1;
    while (end < items.length && groupBy?.(items[end] as Item) === group) end += 1;
    if (group !== undefined) {
      rows.push({ key: `above ${group}`, group, items: [], firstIndex, estimate: HEADING_ROW });
    }
    for (; firstIndex < end; firstIndex += columns) {
      const beside = items.slice(firstIndex, Math.min(firstIndex + columns, end));
      rows.push({ key: beside[0]?.id ?? "", group, items: beside, firstIndex, estimate });
    }
    firstIndex = end;
  }
  return rows;
}

/** How many items follow that have not been read; `unknown` while a search has not seen all. */
export type Rest = number | "unknown";

/**
 * Returns the rows of skeletons for items that have not been read. With their share of headings and incomplete rows, the page is about as
 * long as with the items.
 *
 * @param before the rows of the items that have been read
 * @param read how many these are
 */
export function toRestRows(rest: Rest, before: readonly Row<unknown>[], read: number, columns: number): Row<never>[] {
  const count = rest === "unknown" ? columns : rest;
  const height = before.reduce((sum, row) => sum + row.estimate + ROW_GAP, 0);
  const estimate = read === 0 ? CARD_ROW : Math.round((height / read) * columns) - ROW_GAP;
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => ({
    key: `rest ${row}`,
    group: undefined,
    items: [],
    skeletons: Math.min(columns, count - row * columns),
    firstIndex: read + row * columns,
    estimate,
  }));
}

/** The rendered rows, and the height of the rows above and below them, in pixels. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[];
  readonly before: number;
  readonly after: number;
}

/** The estimated height of the rows after the first `count`, in pixels. */
export const heightAfter = (rows: readonly Pick<Row<unknown>, "estimate">[], count: number): number =>
  rows.slice(count).reduce((sum, { estimate }) => sum + estimate + ROW_GAP, 0);

export interface DrawnRow {
  readonly index: number;
  /** The position in the list of a distant row that stays; undefined for rows in the flow. */
  readonly heldAt?: number;
}

/**
 * Returns the first rows, which fill the screen until the row window has measured them. Only these are rendered first,
 * because they are laid out three times while the page loads (by its preview, by the app, with its fonts).
 */
export function firstRows(rows: readonly Pick<Row<unknown>, "estimate">[], screen: number): DrawnRow[] {
  const drawn: DrawnRow[] = [];
  let height = 0;
  for (const [index, { estimate }] of rows.entries()) {
    if (height >= screen) break;
    drawn.push({ index });
    height += estimate + ROW_GAP;
  }
  return drawn;
}
