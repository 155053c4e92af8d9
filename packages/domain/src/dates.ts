// A table, because creating an Intl.DateTimeFormat takes 130 ms on a slow phone, before the first card renders.
export const months = [
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

/** "Aug 9", where the year is clear. In the reader's time zone. Empty for an unreadable date. */
export const formatShortDay = (iso: string): string => formatShortDate(iso).replace(/, \d+$/, "");

/** "August 9, 2025", as on home and details (SHL-12). */
export const formatLongDate = (iso: string): string => formatDate(iso, (month) => month);

/** "3:05 PM", for rows under a heading that names the day. In the reader's time zone. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  const hours = date.getHours();
  return `${hours % 12 === 0 ? 12 : hours % 12}:${padTwo(date.getMinutes())} ${hours < 12 ? "AM" : "PM"}`;
}

const padTwo = (value: number): string => String(value).padStart(2, "0");

/** "Aug 9, 3:05 PM", for a time in recent weeks. In the reader's time zone. */
export const formatMoment = (iso: string): string => `${formatShortDay(iso)}, ${formatTime(iso)}`;

/** "2025-08-09", for file names. In the reader's time zone. */
export function toDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}

/** The Monday 00:00 of the week of `moment` plus `weeks`, in the reader's time zone. */
const toMonday = (moment: Date, weeks = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - ((moment.getDay() + 6) % 7) + 7 * weeks);

/**
 * Creates a function that formats the week of a date as a heading (REC-16): "This week", "Last week", or its Monday.
 * Weeks begin on Monday (product decision 26), in the reader's time zone. A date in the future counts as this week,
 * because a clock may be wrong.
 */
export function createWeekNamer(now: Date): (iso: string) => string {
  // Numbers, since a library has thousands of dates and comparing `Date` objects takes twice as long.
  const thisWeek = toMonday(now).getTime();
  const lastWeek = toMonday(now, -1).getTime();
  let [monday, nextMonday, name] = [thisWeek, Infinity, "This week"];
  return (iso) => {
    const moment = Date.parse(iso);
    // Lists are sorted, so most dates are in the same week as the one before.
    if (moment >= monday && moment < nextMonday) return name;
    if (moment >= thisWeek) return "This week";
    const first = toMonday(new Date(moment));
    [monday, nextMonday] = [first.getTime(), toMonday(first, 1).getTime()];
    const year = first.getFullYear() === now.getFullYear() ? "" : `, ${first.getFullYear()}`;
    name = moment >= lastWeek ? "Last week" : `Week of ${months[first.getMonth()]} ${first.getDate()}${year}`;
    return name;
  };
}
