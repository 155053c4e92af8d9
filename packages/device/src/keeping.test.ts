import { expect, test } from "vitest";
import { createFakeStorage } from "@lectern/data/testing/fake-storage";
import { countDay, forgetKeeping, readKeeping, saveKeeping } from "./keeping.ts";

const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"];

const refuse = () => {
  throw new DOMException("not here", "SecurityError");
};

test("OFF-01 keeping is offered on the third day of use, once", () => {
  const storage = createFakeStorage();
  const offered = days.flatMap((day) => [countDay(storage, "maya", day), countDay(storage, "maya", day)]);
  expect(offered.map((isOffered, at) => (isOffered ? at : -1)).filter((at) => at !== -1)).toEqual([4]);
  expect(readKeeping(storage, "maya")).toBe("off");
});

test("OFF-01 keeping is not offered to a student who has switched it off", () => {
  const storage = createFakeStorage();
  saveKeeping(storage, "maya", "on");
  saveKeeping(storage, "maya", "off");
  expect(days.map((day) => countDay(storage, "maya", day))).toEqual(days.map(() => false));
});

test("OFF-02 the days of a student are not counted for the next one, and go with the student", () => {
  const storage = createFakeStorage();
  for (const day of days.slice(0, 2)) countDay(storage, "maya", day);
  forgetKeeping(storage, "maya");
  expect(storage.values.size).toBe(1);
  expect(countDay(storage, "ben", days[2]!)).toBe(false);
  forgetKeeping(storage, undefined);
  expect(storage.values.size).toBe(0);
});

test("OFF-01 keeping is off, and nothing is offered, where storage is blocked", () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(countDay(storage, "maya", days[0]!)).toBe(false);
  expect(saveKeeping(storage, "maya", "on")).toBe(false);
  expect(readKeeping(storage, "maya")).toBe("off");
  expect(() => forgetKeeping(storage, "maya")).not.toThrow();
});
