import * as v from "valibot";
import { maxLengths } from "../max-lengths.ts";
import { hexColor, line, storableText } from "./text.ts";

/** The limits on what the phone sends (SRV-05). */
export const ingestLimits = {
  bodyBytes: 10 * 1024 * 1024,
  recordingMinutes: 8 * 60,
  /** Faster than anybody speaks: such a transcript does not belong to a recording of that length. */
  wordsPerMinute: 400,
  /** 15 for each of those words: room for any script's marks, for speakers' names and for moments between the lines. */
  charactersPerMinute: 6_000,
  segments: 50_000,
  /** Some twenty minutes of one person's speech. */
  segmentCharacters: 20_000,
  /** Of the transcript and its segments, as the JSON in which they go to the database: the API takes 10 MB. */
  storedBytes: 9 * 1024 * 1024,
  studyGuideCharacters: 1_000_000,
} as const;

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

export const transcriptSegment = v.pipe(
  v.object({
    start: seconds,
    end: seconds,
    speaker: v.optional(line(120)),
    text: storableText,
  }),
  v.check((segment) => segment.end >= segment.start, "A segment ends before it starts"),
);

/** Whether the day of an ISO 8601 time is in the calendar, and the instant in the years that a library shows. */
function isInstant(iso: string): boolean {
  const isInCalendar = new Date(iso.slice(0, 10)).getUTCDate() === Number(iso.slice(8, 10));
  const instant = Date.parse(iso);
  return isInCalendar && instant >= 0 && instant < Date.UTC(10_000, 0);
}

/** POST /functions/v1/ingest-recording, called by the phone with the student's bearer token. */
export const ingestRecordingRequest = v.object({
  /** Made by the phone, once a recording: the same one stores once, however often it is sent. */
  clientId: line(100),
  name: line(maxLengths.recordingTitle),
  /** ISO 8601 with zone, in the years 1970 to 9999: when the recording started. */
  startedAt: v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant, "There is no such time")),
  /** Length of the recording. */
  minutes: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(ingestLimits.recordingMinutes)),
  icon: v.optional(line(40)),
  color: v.optional(hexColor),
  transcript: v.union([
    v.strictObject({ text: storableText }),
    v.strictObject({ segments: v.pipe(v.array(transcriptSegment), v.maxLength(ingestLimits.segments)) }),
  ]),
});

const ingestRecordingResponse = v.object({
  id: v.pipe(v.string(), v.uuid()),
  status: v.picklist(["processing", "completed"]),
});

export type IngestRecordingRequest = v.InferOutput<typeof ingestRecordingRequest>;
export type IngestRecordingResponse = v.InferOutput<typeof ingestRecordingResponse>;
