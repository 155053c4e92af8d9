import { expect, test } from "vitest";
import { emptyOutline } from "./outline.ts";
import { parseOutline } from "./parse-outline.ts";

const timed = { segment: 3, start: 12.5 };
const untimed = { segment: 3, start: null };
const createOutline = (place: object) => ({
  chapters: [{ ...place, title: "Cells" }],
  questions: ["What does “cell” mean?"],
  terms: [
    { ...place, term: "cell" },
    { ...place, term: "cell", definition: "A cell is the smallest unit of life." },
  ],
  points: [{ ...place, text: "Cells divide.", isImportant: true }],
  tasks: [{ ...place, text: "Read chapter two." }],
  dates: [{ ...place, text: "Read it by Friday.", date: "Friday" }],
  forms: [{ ...place, term: "ATP", form: "adenosine triphosphate" }],
  thesis: { ...place, text: "Cells are small." },
});

test.each([
  ["with times", timed],
  ["without times", untimed],
])("UNT-08 reads what is stored of a lecture %s", (_, place) => {
  const outline = createOutline(place);
  expect(parseOutline(outline)).toEqual(outline);
});

test("UNT-08 reads fields that an earlier version lacks, or that were not read, as empty lists", () => {
  expect(parseOutline({})).toEqual(emptyOutline);
  expect(parseOutline({ points: null, tasks: null, dates: null, forms: null })).toEqual(emptyOutline);
});

test.each([
  ["a list that is none", { points: {} }],
  ["a list that is missing", { terms: null }],
  ["a thesis that is no sentence", { thesis: { ...timed, title: "Cells" } }],
  ["an item without a place", { points: [{ text: "Cells divide." }] }],
  ["a place without a start", { points: [{ segment: 1, text: "Cells divide." }] }],
  ["a start before the lecture", { points: [{ segment: 1, start: -1, text: "Cells divide." }] }],
  ["a term without its name", { terms: [timed] }],
  ["a definition that is no text", { terms: [{ ...timed, term: "cell", definition: 1 }] }],
  ["a question that is no text", { questions: [1] }],
])("UNT-08 refuses %s", (_, stored) => {
  expect(() => parseOutline(stored)).toThrow("malformed");
});
