import { expect, test } from "vitest";
import { type CourseCorrection, findFirstOffer } from "./corrections.ts";

const shown = ["It is Smershikov.", "Smershikov left.", "So it is."].map((text, index) => ({
  text,
  speaker: "SPEAKER_00",
  start: index,
  end: index + 1,
}));
const vocabulary: readonly CourseCorrection[] = [
  { id: "a", kind: "word", from: "Raskolnikow", to: "Raskolnikov" },
  { id: "b", kind: "word", from: "Smershikov", to: "Smerdyakov" },
  { id: "c", kind: "word", from: "Smer", to: "Smir" },
  { id: "d", kind: "speaker", from: "SPEAKER_00", to: "Dr. Okafor" },
];

test("COR-04 offers what a folder remembers and a lecture has, with the number of its places", () => {
  expect(findFirstOffer(shown, vocabulary, () => false)).toMatchObject({ id: "b", places: 2 });
});

test("COR-04 offers the next after an answer, and no part of a word", () => {
  expect(findFirstOffer(shown, vocabulary, (id) => id === "b")).toMatchObject({ id: "d", places: 3 });
});

test("COR-04 offers nothing that the lecture doesn't have", () => {
  expect(findFirstOffer(shown, vocabulary, (id) => id === "b" || id === "d")).toBeUndefined();
  expect(findFirstOffer([], vocabulary, () => false)).toBeUndefined();
});
