/** The median of several runs, with the smallest and the largest. */
export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Null if no run has a value. */
export function toFigure(values: readonly (number | null)[]): Figure | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (min === undefined || max === undefined || low === undefined || high === undefined) return null;
  return { min, median: (low + high) / 2, max };
}

/** Formats rows as text with aligned columns. The first column is left-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** "median [smallest-largest]" */
export const formatFigure = (figure: Figure | null) =>
  figure === null ? "never" : `${Math.round(figure.median)} [${Math.round(figure.min)}-${Math.round(figure.max)}]`;
