import * as v from "valibot";

/** The limits on what the assistant's functions read (SRV-08). Bytes of UTF-8. */
export const assistantLimits = {
  transcriptBytes: 2 * 1024 * 1024,
  summaryBytes: 256 * 1024,
  /** The messages of the conversation before a question. */
  messages: 20,
  messageBytes: 16 * 1024,
  /** The part that the student has seen of an interrupted answer. */
  begunBytes: 64 * 1024,
} as const;

/** The most recordings that are asked at once (UNT-01). */
export const unitLimits = { recordings: 200 } as const;

export const boundedText = (bytes: number) => v.pipe(v.string(), v.maxBytes(bytes));

/** A count, or a place that is counted from 0. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const uuid = v.pipe(v.string(), v.uuid());

/** An address that a browser may be sent to: never `javascript:` or `data:`. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i, "Expected a web address"));
