/** The recordings of a list that are selected, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The one that was toggled last. */
  readonly anchor: string | undefined;
}

export const noSelection: Selection = { ids: new Set(), anchor: undefined };

/** One more, or one less. */
export function toggle({ ids }: Selection, id: string, isSelected: boolean): Selection {
  const next = new Set(ids);
  if (isSelected) next.add(id);
  else next.delete(id);
  return { ids: next, anchor: id };
}

/**
 * All from the one that was toggled last to this one become as this one.
 *
 * @param order the ids of the list as it is shown
 */
export function toggleRange(
  selection: Selection,
  order: readonly string[],
  id: string,
  isSelected: boolean,
): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id, isSelected);
  const next = new Set(selection.ids);
  for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelected) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

export const selectAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: order.at(-1) });

/** Without those that are no longer shown: what can't be seen is not changed. */
export const findSelected = <Item extends { readonly id: string }>(
  { ids }: Selection,
  items: readonly Item[],
): readonly Item[] => (ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id)));
