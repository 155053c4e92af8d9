/** Rows rendered above and below the screen, so that the keyboard reaches the next card. */
export const OVERSCAN = 3;
/** A row of cards before it was measured, one of lines, a heading, and the space between two; pixels. */
export const ROW = 220;
export const LINE_ROW = 53;
export const HEADING_ROW = 48;
export const GAP = 16;

/** A row of a list: cards beside each other, or the heading of those below. */
export interface Row<Item> {
  /** The same as long as the row begins with the same card. */
  readonly key: string;
  /** The words above its group; undefined in a list without groups. */
  readonly group: string | undefined;
  /** Empty for the row that is the group's heading. */
  readonly items: readonly Item[];
  /** The place of the first card in the whole list. */
  readonly firstIndex: number;
  /** Before it was measured; pixels. */
  readonly estimate: number;
}

/**
 * The rows of a list.
 *
 * @param groupBy the words above a card's group; the cards of a group follow each other. Without it there are no headings.
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

/** The rows in the page, and the space that the rows above and below take, in pixels. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[];
  readonly before: number;
  readonly after: number;
}

export interface DrawnRow {
  readonly index: number;
  /** Where in the list a row lies that is far away and stays; undefined for those in the flow. */
  readonly heldAt?: number;
}

/**
 * The first rows that fill the screen, until the window has measured them and renders more: they are laid out three times
 * while the page loads (by its preview, by the app, with its fonts), which rows out of view need not be.
 */
export function firstRows(rows: readonly Pick<Row<unknown>, "estimate">[], screen: number): DrawnRow[] {
  const drawn: DrawnRow[] = [];
  let height = 0;
  for (const [index, { estimate }] of rows.entries()) {
    if (height >= screen) break;
    drawn.push({ index });
    height += estimate + GAP;
  }
  return drawn;
}
