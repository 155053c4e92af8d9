import { CLOCK, toSeconds } from "./clock.ts";
import type { RawCue } from "./cues.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a segment of Whisper, WhisperX or whisper.cpp as a caption; undefined where it isn't one. */
function toCue(value: unknown): RawCue | undefined {
  if (!isObject(value) || typeof value["text"] !== "string") return undefined;
  const { offsets, speaker, text } = value;
  const [from, to] = isObject(offsets)
    ? [Number(offsets["from"]) / 1000, Number(offsets["to"]) / 1000]
    : [Number(value["start"]), Number(value["end"])];
  if (!Number.isFinite(from) || from < 0) return undefined;
  const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const voice = typeof speaker === "string" && speaker !== "" ? `<v ${speaker.replaceAll(/[<>]/g, "")}>` : "";
  return { start: from, end: Number.isFinite(to) ? to : undefined, text: voice + words };
}

/** Reads the JSON of Whisper and the tools that follow it, and of Lectern's export; undefined where it has another form. */
export function readJson(text: string): RawCue[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const transcript = isObject(value) && isObject(value["transcript"]) ? value["transcript"] : value;
  const list = isObject(transcript)
    ? (transcript["segments"] ?? transcript["transcription"] ?? transcript["chunks"])
    : transcript;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const cues = list.map(toCue);
  return cues.every((cue) => cue !== undefined) ? cues : undefined;
}

/** Reads Whisper's table, whose columns are start and end in milliseconds, and text. */
export const readTable = (text: string): RawCue[] =>
  text.split("\n").flatMap((line) => {
    const [start = "", end = "", ...words] = line.split("\t");
    const isRow = words.length > 0 && /^\s*\d+\s*$/.test(start);
    return isRow ? [{ start: Number(start) / 1000, end: Number(end) / 1000, text: words.join(" ") }] : [];
  });

/** The frames behind the seconds are left out: "00:00:01:12". */
const ttmlClock = new RegExp(`^${CLOCK}(?::\\d+)?$`);

/**
 * Reads a time of TTML in seconds: "00:00:01.500", "1.5s", "1500ms", "15000000t".
 * @param ticksPerSecond how many "t" are a second
 */
function readTtmlTime(time: string | undefined, ticksPerSecond: number): number | undefined {
  if (time === undefined) return undefined;
  const clock = ttmlClock.exec(time);
  if (clock !== null) return toSeconds(clock[1], clock[2], clock[3], clock[4]);
  const count = /^(\d{1,15}(?:\.\d{1,9})?)(h|m|s|ms|t)$/.exec(time);
  const unit: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 0.001, t: 1 / ticksPerSecond };
  return count === null ? undefined : Number(count[1]) * unit[count[2]!]!;
}

/** "begin="00:00:01.500"" */
const ttmlTimes = /(?:^|\s)(begin|end|dur)=["']([^"']{0,40})["']/g;

/** Reads the paragraphs of TTML, and of its profiles DFXP and IMSC, with their times. */
export function readTtml(text: string): RawCue[] {
  const ticksPerSecond = Number(/tickRate="(\d{1,9})"/.exec(text.slice(0, 20_000))?.[1] ?? 1);
  return [...text.matchAll(/<(tt:)?p\b([^<>]{0,2000})>/g)].map(
    ({ 0: all, 1: prefix = "", 2: attributes = "", index }) => {
      const from = index + all.length;
      const until = text.indexOf(`</${prefix}p>`, from);
      const times = Object.fromEntries([...attributes.matchAll(ttmlTimes)].map(([, name, time]) => [name, time]));
      const start = readTtmlTime(times["begin"], ticksPerSecond);
      const length = readTtmlTime(times["dur"], ticksPerSecond);
      const words = text
        .slice(from, until < 0 ? text.length : until)
        .replaceAll(/\s+/g, " ")
        .replaceAll(/<(?:tt:)?br\s?\/?>/g, "\n")
        .replaceAll(/<\/?[A-Za-z][^<>]{0,500}>/g, "");
      const end =
        readTtmlTime(times["end"], ticksPerSecond) ?? (length === undefined ? undefined : (start ?? 0) + length);
      return { start, end, text: words };
    },
  );
}

/** "0:066 secondsThe speed": a copied line with its time twice, the second time in the words that a screen reader says. */
const spokenMoment = /^((?:\d{1,2}:)?\d{1,2}:\d{2})((?:\d{1,2} (?:hours?|minutes?|seconds?)(?:, )?){1,3})(.*)$/;

/** Reads a transcript that was copied from YouTube's page with its times for screen readers; undefined for another text. */
export function readCopiedPage(text: string): RawCue[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const matches = lines.map((line) => spokenMoment.exec(line.trim().slice(0, 5000)));
  if (lines.length < 2 || !matches.every((match) => match !== null)) return undefined;
  return matches.map(([, clock = "", , words = ""]) => {
    const parts = clock.split(":").map(Number);
    return { start: parts.reduce((sum, part) => sum * 60 + part, 0), end: undefined, text: words };
  });
}
