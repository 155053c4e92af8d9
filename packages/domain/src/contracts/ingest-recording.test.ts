import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ingestRecordingRequest } from "./ingest-recording.ts";

const request = {
  clientId: "phone-1",
  name: "  Biology 101  ",
  startedAt: "2026-11-20T09:30:00Z",
  minutes: 50,
  transcript: { segments: [{ start: 0, end: 4.5, speaker: "Dr. Osei", text: "Good morning." }] },
};
const accepts = (value: unknown) => v.safeParse(ingestRecordingRequest, value).success;

describe("SRV-05 what the phone may send", () => {
  test.each([
    ["segments", {}],
    ["plain text", { transcript: { text: "Good morning." } }],
    ["an icon and a colour", { icon: "book", color: "#3b82f6" }],
  ])("SRV-05 accepts a recording with %s", (_case, change) => expect(accepts({ ...request, ...change })).toBe(true));

  test("SRV-05 trims the name", () => {
    expect(v.parse(ingestRecordingRequest, request).name).toBe("Biology 101");
  });

  test("SRV-05 makes text storable: no NUL, no half surrogates, one kind of line end", () => {
    const read = v.parse(ingestRecordingRequest, { ...request, transcript: { text: "a\u0000b\ud800c\r\nd" } });
    expect(read.transcript).toEqual({ text: "ab\ufffdc\nd" });
  });

  test.each(["2024-02-29T23:59:59.123456789Z", "1970-01-01T00:00:00Z", "2025-09-03T23:30:00-04:00"])(
    "SRV-05 accepts the start %s",
    (startedAt) => expect(accepts({ ...request, startedAt })).toBe(true),
  );

  test.each([
    ["no client id", { clientId: "" }],
    ["a blank name", { name: "   " }],
    ["a date without a zone", { startedAt: "2026-11-20 09:30" }],
    ["31 February", { startedAt: "2025-02-31T00:00:00Z" }],
    ["29 February of no leap year", { startedAt: "2025-02-29T10:00:00+02:00" }],
    ["the year 0", { startedAt: "0000-01-01T00:00:00Z" }],
    ["a time before 1970", { startedAt: "1970-01-01T00:00:00+14:00" }],
    ["a time that is in the year 10000 by UTC", { startedAt: "9999-12-31T23:59:59-23:59" }],
    ["a time in words", { startedAt: "September 3, 2025 10:00 UTC" }],
    ["no minutes", { minutes: 0 }],
    ["negative minutes", { minutes: -1 }],
    ["endless minutes", { minutes: Number.POSITIVE_INFINITY }],
    ["more than 8 hours", { minutes: 481 }],
    ["a colour by name", { color: "red" }],
    ["no transcript", { transcript: {} }],
    ["text and segments both", { transcript: { text: "a", segments: [] } }],
    ["a segment that ends before it starts", { transcript: { segments: [{ start: 5, end: 4, text: "a" }] } }],
    ["a segment before the beginning", { transcript: { segments: [{ start: -1, end: 4, text: "a" }] } }],
    ["minutes as text", { minutes: "50" }],
  ])("SRV-05 refuses %s", (_case, change) => expect(accepts({ ...request, ...change })).toBe(false));
});
