/** One format a zone: to make one takes longer than to draw the card that shows the date. */
function formats(month: "short" | "long"): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat("en-US", { month, day: "numeric", year: "numeric", timeZone });
    made.set(timeZone, format);
    return format;
  };
}
const short = formats("short");
const long = formats("long");

const formatted = (format: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
};

/** "Aug 9, 2025", as on cards (SHL-12). In the reader's zone unless one is given; an unreadable date is empty. */
export const shortDate = (iso: string, timeZone?: string): string => formatted(short(timeZone), iso);

/** "August 9, 2025", as on home and details (SHL-12). */
export const longDate = (iso: string, timeZone?: string): string => formatted(long(timeZone), iso);
