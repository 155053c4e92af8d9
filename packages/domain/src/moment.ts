const padTwo = (part: number): string => String(part).padStart(2, "0");

/** Formats seconds: 754 as "12:34", 4354 as "1:12:34". */
export function formatMoment(seconds: number): string {
  const wholeSeconds = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  return hours > 0
    ? `${hours}:${padTwo(minutes)}:${padTwo(wholeSeconds % 60)}`
    : `${minutes}:${padTwo(wholeSeconds % 60)}`;
}
