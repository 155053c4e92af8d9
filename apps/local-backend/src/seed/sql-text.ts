import { createHash } from "node:crypto";

/** A value as SQL spells it. */
export function literal(value: string | number | boolean | null): string {
  if (value === null) return "null";
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

export const jsonLiteral = (value: unknown): string => `${literal(JSON.stringify(value))}::jsonb`;

/** An id that is the same whenever the seed is generated. */
export function stableId(name: string): string {
  const hex = createHash("sha256").update(`lectern seed\n${name}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ];
  return parts.join("-");
}

/** A moment counted back from the day that the seed runs, and never after it. */
export const momentAgo = (days: number, at: string, minutesBefore = 0): string =>
  `least((date_trunc('day', now() at time zone 'UTC') - interval '${days} days' + interval '${at}') at time zone 'UTC', now() - interval '${minutesBefore} minutes')`;

/** One insert with a row a line. */
export function insert(table: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const values = rows.map((row) => `  (${row.join(", ")})`).join(",\n");
  return `insert into ${table} (${columns.join(", ")}) values\n${values};\n`;
}
