import { toDay } from "@lectern/domain/dates";

interface Named {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}

/**
 * Finds items with the same name and day as another, whose cards therefore show the time of day too. Days are in the
 * reader's time zone.
 *
 * @returns their ids
 */
export function findNamesakes(things: readonly Named[]): ReadonlySet<string> {
  const found = new Set<string>();
  // Days are computed only for the few that share a name, because a library has thousands.
  for (const sameName of Map.groupBy(things, ({ name }) => name.trim()).values()) {
    if (sameName.length < 2) continue;
    for (const sameDay of Map.groupBy(sameName, ({ createdAt }) => toDay(createdAt)).values())
      if (sameDay.length > 1) for (const { id } of sameDay) found.add(id);
  }
  return found;
}
