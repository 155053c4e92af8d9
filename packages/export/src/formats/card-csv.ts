import { formatMoment } from "@lectern/domain/moment";
import type { CardOfFile } from "./exported-card.ts";

const COLUMNS = ["Front", "Back", "Choices", "Kind", "Quote", "Time", "Link", "Lecture", "Folder"];

/** Cells that a spreadsheet would run as a formula. A leading apostrophe makes them text. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

const toCell = (value: string): string => {
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes cards as CSV (RFC 4180). It begins with a byte order mark, because Excel would otherwise not detect UTF-8. */
export function toCardsCsv(items: readonly CardOfFile[]): string {
  const rows = items.map(({ card: { front, back, choices, kind, quote, start, href }, lecture, folder }) => [
    front,
    back,
    choices?.join(" | ") ?? "",
    kind,
    quote,
    start === null ? "" : formatMoment(start),
    href,
    lecture,
    folder ?? "",
  ]);
  return `\u{FEFF}${[COLUMNS, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("")}`;
}
