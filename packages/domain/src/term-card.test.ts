import { expect, test } from "vitest";
import { toTermCard } from "./term-card.ts";

const segment = (start: number, text: string) => ({ start, end: start + 5, text });
const transcript = (...lines: readonly string[]) => ({
  segments: lines.map((line, at) => segment(at * 5, line)),
  text: null,
  isComplete: true,
});
const term = { term: "osmosis", definition: "Osmosis is the movement of water through a membrane.", segment: 1 };

test("PRC-01 a key term becomes a card whose quote is its definition", () => {
  expect(toTermCard(term, transcript("Good morning.", `So. ${term.definition}`, "Bye."), "en")).toEqual({
    front: "What is osmosis?",
    back: term.definition,
    quote: term.definition,
    first: 1,
    last: 1,
  });
});

test("PRC-01 a definition across lines is quoted from all of them", () => {
  const lines = transcript("Good morning.", "Osmosis is the movement of", "water through  a membrane.", "Bye.");
  expect(toTermCard(term, lines, "en")).toMatchObject({ quote: term.definition, first: 1, last: 2 });
});

test("PRC-01 words that were said in another way are quoted as whole lines", () => {
  const lines = transcript("Good morning.", "um so osmosis it's the movement of", "water through, a membrane", "bye");
  expect(toTermCard(term, lines, "en")).toMatchObject({
    quote: "um so osmosis it's the movement of water through, a membrane",
    first: 1,
    last: 2,
  });
});

test("PRC-01 a lecture without times is quoted by its line", () => {
  const text = { segments: [], text: `Good morning.\n\n${term.definition}`, isComplete: true };
  expect(toTermCard(term, text, "en")).toMatchObject({ quote: term.definition, first: 1, last: 1 });
  expect(toTermCard(term, { ...text, text: "Something else." }, "en")).toBeUndefined();
});

test.each([
  ["en", "What is osmosis?"],
  ["de", "Was ist osmosis?"],
  ["es", "¿Qué es osmosis?"],
  ["fr", "Qu’est-ce que osmosis ?"],
  ["pt-BR", "O que é osmosis?"],
  ["ja", "osmosis?"],
  [null, "osmosis?"],
])("PRC-01 asks in the lecture's language, %s", (language, front) => {
  expect(toTermCard(term, transcript("", term.definition), language)?.front).toBe(front);
});

test.each([
  ["enzyme", "An enzyme is a protein.", "What is an enzyme?"],
  ["active site", "The active site is a small pocket.", "What is the active site?"],
  ["antigen", "Something arrives that fits, and we call it an antigen.", "What is an antigen?"],
  ["cell", "A tissue is made of a cell and its neighbors.", "What is cell?"],
])("PRC-01 asks for %s with the article that its definition begins or ends with", (name, definition, front) => {
  const text = { segments: [], text: definition, isComplete: true };
  expect(toTermCard({ term: name, definition, segment: 0 }, text, "en")?.front).toBe(front);
});
