import { expect, test } from "vitest";
import { toCourseEndCalendar } from "./course-end-calendar.ts";

const end = {
  folderId: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
  folder: "Biology, part 1",
  day: "2026-12-12",
  url: "https://lectern.example/dashboard/folders/3f0f2b7e",
  now: new Date("2026-11-24T18:04:05Z"),
};

const uid = (text: string) => /^UID:(.*)$/m.exec(text)?.[1];

test("END-01 the last day is an event of its whole day, with alarms 14 days and one day before, and an id that stays", () => {
  const lines = toCourseEndCalendar(end).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART;VALUE=DATE:20261212",
      `UID:course-end-${end.folderId}@lectern`,
      String.raw`SUMMARY:Recordings will be deleted after today: Biology\, part 1`,
    ]),
  );
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual(["TRIGGER:-P14D", "TRIGGER:-P1D"]);
  expect(uid(toCourseEndCalendar({ ...end, day: "2027-01-31" }))).toBe(uid(toCourseEndCalendar(end)));
});
