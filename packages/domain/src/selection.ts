/** The selected recordings of a list, and the start of a range. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The recording that was toggled last. */
  readonly anchor: string | undefined;
}

export const noSelection: Selection = { ids: new Set(), anchor: undefined };

/** Selects or deselects one recording. */
export function toggle({ ids }: Selection, id: string, isSelected: boolean): Selection {
  const next = new Set(ids);
  if (isSelected) next.add(id);
  else next.delete(id);
  return { ids: next, anchor: id };
}

/**
 * Sets all recordings from the last toggled one to this one to the new state of this one.
 *
 * @param order the ids of the list as shown
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
  for (const orderedId of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelected) next.add(orderedId);
    else next.delete(orderedId);
  }
  return { ids: next, anchor: id };
}

export const selectAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: order.at(-1) });

/** Returns the selected recordings that are shown, because a change must not affect invisible ones. */
export const findSelected = <Item extends { readonly id: string }>(
  { ids }: Selection,
  items: readonly Item[],
): readonly Item[] => (ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id)));
