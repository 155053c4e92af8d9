import type { VirtualItem } from "@tanstack/react-virtual";

interface Measured {
  readonly layout: string;
  readonly rows: VirtualItem[];
}

/**
 * The row heights of each list. When the reader returns to a list, its page then has the same length, and the same
 * scroll position shows the same card. They are garbage-collected with the list.
 */
const measured = new WeakMap<readonly unknown[], Measured>();

export function rememberRows(items: readonly unknown[], layout: string, rows: VirtualItem[]): void {
  if (rows.length > 0) measured.set(items, { layout, rows });
}

export function recallRows(items: readonly unknown[], layout: string): VirtualItem[] {
  const heights = measured.get(items);
  return heights?.layout === layout ? heights.rows : [];
}
