const padTwo = (value: number): string => String(value).padStart(2, "0");

/** Formats seconds as `m:ss`, or `h:mm:ss` from an hour on. */
export function timestamp(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${padTwo(m)}:${padTwo(s)}` : `${m}:${padTwo(s)}`;
}
