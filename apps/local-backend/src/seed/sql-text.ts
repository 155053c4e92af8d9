import { createHash } from "node:crypto";

/** Writes a value as SQL. */
export function literal(value: string | number | boolean | null): string {
  if (value === null) return "null";
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

export const jsonLiteral = (value: unknown): string => `${literal(JSON.stringify(value))}::jsonb`;

/** Derives an id from a name, so that it is the same whenever the seed is generated. */
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

/** A time relative to the day on which the seed runs, never in the future. */
export const momentAgo = (days: number, at: string, minutesBefore = 0): string =>
  `least((date_trunc('day', now() at time zone 'UTC') - interval '${days} days' + interval '${at}') at time zone 'UTC', now() - interval '${minutesBefore} minutes')`;

/** A row's values as SQL, by column. */
export type Row = Readonly<Record<string, string>>;

/** Writes an insert statement with each row on its own line. All rows have the columns of the first, in its order. */
export function insert(table: string, rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return "";
  const values = rows.map((row) => `  (${Object.values(row).join(", ")})`).join(",\n");
  return `insert into ${table} (${Object.keys(first).join(", ")}) values\n${values};\n`;
}
