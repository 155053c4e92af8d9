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
  test("a recording with segments, and one with plain text", () => {
    expect(accepts(request)).toBe(true);
    expect(accepts({ ...request, transcript: { text: "Good morning." }, icon: "book", color: "#3b82f6" })).toBe(true);
  });

  test("names are trimmed, and text becomes storable: no NUL, no half surrogates, one kind of line end", () => {
    const read = v.parse(ingestRecordingRequest, { ...request, transcript: { text: "a\u0000b\ud800c\r\nd" } });
    expect(read.name).toBe("Biology 101");
    expect(read.transcript).toEqual({ text: "ab\ufffdc\nd" });
  });

  test.each([
    ["no client id", { clientId: "" }],
    ["a blank name", { name: "   " }],
    ["a date without a zone", { startedAt: "2026-11-20 09:30" }],
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
