const short = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone });
const long = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone });

const formatted = (format: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
};

/** "Aug 9, 2025", as on cards (SHL-12). In the reader's zone unless one is given; an unreadable date is empty. */
export const shortDate = (iso: string, timeZone?: string): string => formatted(short(timeZone), iso);

/** "August 9, 2025", as on home and details (SHL-12). */
export const longDate = (iso: string, timeZone?: string): string => formatted(long(timeZone), iso);
