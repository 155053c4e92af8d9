import type { VirtualItem } from "@tanstack/react-virtual";

interface Measured {
  readonly layout: string;
  readonly rows: VirtualItem[];
}

/**
 * How high the rows of a list were, for a return to it: with them its page has the length it had, and the
 * place on it is the same card. Forgotten with the list itself.
 */
const measured = new WeakMap<readonly unknown[], Measured>();

export function rememberRows(items: readonly unknown[], layout: string, rows: VirtualItem[]): void {
  if (rows.length > 0) measured.set(items, { layout, rows });
}

export function recallRows(items: readonly unknown[], layout: string): VirtualItem[] {
  const known = measured.get(items);
  return known?.layout === layout ? known.rows : [];
}
