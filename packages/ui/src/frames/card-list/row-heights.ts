import type { VirtualItem } from "@tanstack/react-virtual";

interface Measured {
  readonly columns: number;
  readonly rows: VirtualItem[];
}

/**
 * How high the rows of a list were, for a return to it: with them its page has the length it had, and the
 * place on it is the same card. Forgotten with the list itself.
 */
const measured = new WeakMap<readonly unknown[], Measured>();

export function rememberRows(items: readonly unknown[], columns: number, rows: VirtualItem[]): void {
  if (rows.length > 0) measured.set(items, { columns, rows });
}

export function recallRows(items: readonly unknown[], columns: number): VirtualItem[] {
  const known = measured.get(items);
  return known?.columns === columns ? known.rows : [];
}
