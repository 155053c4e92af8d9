const two = (part: number): string => String(part).padStart(2, "0");

/** Formats seconds: 754 as "12:34", 4354 as "1:12:34". */
export function formatMoment(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
