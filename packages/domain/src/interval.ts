const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The same length of a month as for a plan's label (SUB-04). */
const MONTH = 30.4375 * DAY;
const YEAR = 12 * MONTH;

const count = (many: number, singular: string): string => `${many} ${singular}${many === 1 ? "" : "s"}`;

/**
 * Formats the time until a card is due: "10 min", "5 h", "3 days", "2 months", "1 year". Less than a minute is "1 min".
 */
export function formatInterval(milliseconds: number): string {
  if (milliseconds < HOUR - MINUTE / 2) return `${Math.max(1, Math.round(milliseconds / MINUTE))} min`;
  if (milliseconds < DAY - HOUR / 2) return `${Math.round(milliseconds / HOUR)} h`;
  if (milliseconds < MONTH) return count(Math.round(milliseconds / DAY), "day");
  if (milliseconds < YEAR - MONTH / 2) return count(Math.round(milliseconds / MONTH), "month");
  return count(Math.round(milliseconds / YEAR), "year");
}

/** Formats the same time for a sentence: "10 minutes", "5 hours", "3 days". */
export function formatIntervalInWords(milliseconds: number): string {
  if (milliseconds < HOUR - MINUTE / 2) return count(Math.max(1, Math.round(milliseconds / MINUTE)), "minute");
  if (milliseconds < DAY - HOUR / 2) return count(Math.round(milliseconds / HOUR), "hour");
  return formatInterval(milliseconds);
}
