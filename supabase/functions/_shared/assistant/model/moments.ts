import { formatMoment } from "@lectern/domain/moment.ts";

/** 12:34, 1:12:34, 00:12:34.5 */
const clock = /(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d{1,3})?/;
/** 1h 12m 34s, 12 min, 754s, t=754 */
const units =
  /(?:(\d{1,2})\s?h(?:ours?)?)?\s?(?:(\d{1,3})\s?m(?:in(?:utes?)?)?)?\s?(?:(?:t=)?(\d{1,5})\s?s(?:ec(?:onds?)?)?)?/i;
const address = /^#?t=(\d{1,5})/;

const toSeconds = ([, hours = "0", minutes = "0", seconds = "0"]: readonly (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/**
 * The moment that a text begins with, in seconds: the first of a range. Undefined when it has none.
 * @example parseMoment("12:34–13:10") // 754
 */
export function parseMoment(text: string): number | undefined {
  const trimmed = text.trim().replace(/^[[(【]\s*/, "");
  const inAddress = address.exec(trimmed);
  if (inAddress !== null) return Number(inAddress[1]);
  const onClock = clock.exec(trimmed);
  if (onClock?.index === 0) return toSeconds(onClock);
  const inUnits = units.exec(trimmed);
  return inUnits?.index === 0 && inUnits[0].trim() !== "" ? toSeconds(inUnits) : undefined;
}

const form = String.raw`(?:at\s+)?(?:(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?|#?t=\d{1,5}s?|(?:\d{1,2}\s?h\s?)?\d{1,3}\s?m(?:in)?(?:\s?\d{1,2}\s?s(?:ec)?)?|\d{1,5}\s?s(?:ec)?)`;
/** Moments in brackets, with ranges and lists of them. */
const bracketed = new RegExp(
  String.raw`\s?[[(【]\s*(${form}(?:\s*(?:-+>?|–|—|to|,|;|and)\s*${form})*)\s*[\])】](?:\(#t=\d{1,5}\))?`,
  "gi",
);

/**
 * A message in which every moment in brackets has one form, [12:34], and moments after the recording's end are left out.
 * @param end of the recording, in seconds; undefined without times
 */
export const tidyMoments = (message: string, end: number | undefined): string =>
  message.replaceAll(bracketed, (_all, list: string) => {
    const moments = list
      .split(/(?<!\s)\s*(?:,|;|\band\b)\s*/i)
      .map((one) => parseMoment(one.replace(/^at\s+/i, "")))
      .filter((moment) => moment !== undefined && end !== undefined && moment <= end) as number[];
    return moments.map((moment) => ` [${formatMoment(moment)}]`).join("");
  });

/** The moments that a message names in that form, in seconds. */
export const readMoments = (message: string): number[] =>
  Array.from(message.matchAll(/\[(\d{1,2}(?::\d{2}){1,2})\]/g), ([, moment]) => parseMoment(moment!)!);
