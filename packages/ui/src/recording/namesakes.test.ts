import { expect, test } from "vitest";
import { findNamesakes } from "./namesakes.ts";

const lecture = (id: string, name: string, createdAt: string) => ({ id, name, createdAt });

test("REC-04 two recordings with the same name and day are namesakes, others are not", () => {
  const found = findNamesakes([
    lecture("1", "Biology", "2026-03-02T10:00:00Z"),
    lecture("2", "Biology ", "2026-03-02T15:00:00Z"),
    lecture("3", "Biology", "2026-03-04T10:00:00Z"),
    lecture("4", "Chemistry", "2026-03-02T10:00:00Z"),
  ]);
  expect([...found]).toEqual(["1", "2"]);
});

test("REC-04 two recordings without a name are namesakes too", () => {
  const found = findNamesakes([lecture("1", "", "2026-03-02T10:00:00Z"), lecture("2", "", "2026-03-02T15:00:00Z")]);
  expect(found.size).toBe(2);
});
