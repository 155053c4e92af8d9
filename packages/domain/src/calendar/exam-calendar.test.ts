import { describe, expect, test } from "vitest";
import { type ExamCalendar, toExamCalendar, toReminderCalendar } from "./exam-calendar.ts";

const exam: ExamCalendar = {
  folderId: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
  folder: "Biology",
  name: "",
  date: "2026-12-12",
  today: "2026-11-24",
  url: "https://lectern.example/dashboard/folders/3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
  now: new Date("2026-11-24T18:04:05Z"),
};

/** Parses a calendar file (RFC 5545): joins folded lines and unescapes texts. */
function readCalendar(file: string): ReadonlyMap<string, string> {
  expect(file.endsWith("\r\n") || file.endsWith("END:VCALENDAR")).toBe(true);
  for (const line of file.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    // Decoding would replace a character that was cut in two.
    expect(line).not.toContain("\uFFFD");
  }
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? ["", "", ""];
      return [name, value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign))];
    }),
  );
}

describe("UNT-06 calendar files of an exam", () => {
  test("UNT-06 the exam is an all-day event with a timestamp and a stable id", () => {
    const fields = readCalendar(toExamCalendar(exam));
    expect(fields.get("DTSTART;VALUE=DATE")).toBe("20261212");
    expect(fields.get("DTSTAMP")).toBe("20261124T180405Z");
    expect(fields.get("SUMMARY")).toBe("Exam: Biology");
    expect(fields.get("UID")).toBe(`exam-${exam.folderId}@lectern`);
    const later = readCalendar(toExamCalendar({ ...exam, date: "2026-12-14", now: new Date("2026-12-01T00:00:00Z") }));
    expect(later.get("UID")).toBe(fields.get("UID"));
    expect(fields.get("VERSION")).toBe("2.0");
  });

  test("UNT-06 the reminder repeats on each day from today until the day before the exam", () => {
    const fields = readCalendar(toReminderCalendar(exam));
    expect(fields.get("DTSTART;VALUE=DATE")).toBe("20261124");
    expect(fields.get("RRULE")).toBe("FREQ=DAILY;COUNT=18");
    expect(fields.get("SUMMARY")).toBe("20 cards: Biology");
    expect(fields.get("UID")).not.toBe(readCalendar(toExamCalendar(exam)).get("UID"));
  });

  test("UNT-06 the reminder says what to do, and rings at nine", () => {
    const file = toReminderCalendar(exam);
    // By its end it would ring on the next morning.
    expect(file).toMatch(/TRIGGER(?:;RELATED=START)?:PT9H/);
    expect(file.replaceAll("\r\n ", "")).toContain(
      "DESCRIPTION:Practice up to 20 due cards of Biology for the exam on December 12\\, 2026: https://lectern.example/",
    );
  });

  test.each([
    ["a comma, a semicolon; a back\\slash and a colon: all of them"],
    ["👩🏽‍🔬".repeat(40)],
    ["اختبار علم الأحياء ".repeat(14).trim()],
    ["Prüfung über Elektrizität ".repeat(11).trim()],
    ["x".repeat(300)],
    ["BEGIN:VEVENT"],
    ["\\n\\, \\;"],
  ])("UNT-06 keeps the characters of a name: %s", (folder) => {
    for (const file of [toExamCalendar({ ...exam, folder }), toReminderCalendar({ ...exam, folder })]) {
      const summary = readCalendar(file).get("SUMMARY");
      expect(summary?.endsWith(`: ${folder}`)).toBe(true);
    }
  });

  test("UNT-06 a line end in a name does not start a new line of the file", () => {
    const file = toExamCalendar({ ...exam, name: "Mid\r\nEND:VCALENDAR\u2028\u0000term", folder: "A\nB" });
    expect(readCalendar(file).get("SUMMARY")).toBe("Mid END:VCALENDAR term: A B");
    expect(file.match(/END:VCALENDAR\r?\n?$/gm)).toHaveLength(1);
  });
});
