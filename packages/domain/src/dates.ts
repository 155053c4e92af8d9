// A table, because creating an Intl.DateTimeFormat takes 130 ms on a slow phone, before the first card renders.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const formatDate = (iso: string, monthName: (month: string) => string): string => {
  const date = new Date(iso);
  const month = months[date.getMonth()];
  return month === undefined ? "" : `${monthName(month)} ${date.getDate()}, ${date.getFullYear()}`;
};

/** "Aug 9, 2025", as on cards (SHL-12). In the reader's time zone. Empty for an unreadable date. */
export const formatShortDate = (iso: string): string => formatDate(iso, (month) => month.slice(0, 3));

/** "August 9, 2025", as on home and details (SHL-12). */
export const formatLongDate = (iso: string): string => formatDate(iso, (month) => month);

const two = (value: number): string => String(value).padStart(2, "0");

/** "2025-08-09", for names of files. In the reader's time zone. */
export function toDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
