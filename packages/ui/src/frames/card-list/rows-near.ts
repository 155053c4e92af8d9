interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/** Returns the rows near the screen, and the focused row with its neighbours wherever it is. */
export function rowsNear({ startIndex, endIndex, overscan, count }: Range, held: number | undefined): number[] {
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (held === undefined) return near;
  const heldRows = [held - 1, held, held + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...near, ...heldRows])].toSorted((a, b) => a - b);
}
