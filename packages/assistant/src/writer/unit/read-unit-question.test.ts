import { describe, expect, test } from "vitest";
import { readUnitQuestion } from "./read-unit-question.ts";
import type { UnitLecture } from "./unit.ts";

const create = (names: readonly string[], language = "en"): UnitLecture[] =>
  names.map((name, at) => ({
    id: name,
    name,
    createdAt: new Date(Date.UTC(2025, 9, 6 + 7 * at, 8)).toISOString(),
    language,
  }));
const lectures = create(["Cells", "Energy in the cell", "Plants", "Heredity"]);
const today = "2025-10-29T12:00:00Z";
const read = (query: string, of = lectures) => readUnitQuestion(query, { lectures: of, today });
const names = (query: string, of = lectures) => read(query, of).lectures.map(({ name }) => name);

describe("the lectures that a question is asked of", () => {
  test.each([
    ["What did lecture 3 say about sugar?", ["Plants"]],
    ["Compare lectures 1 and 4", ["Cells", "Heredity"]],
    ["What do lectures 2 to 4 say about genes?", ["Energy in the cell", "Plants", "Heredity"]],
    ["What was the second lecture about?", ["Energy in the cell"]],
    ["Summarise the last lecture", ["Heredity"]],
    ["What did the lecture Energy in the cell say about sugar?", ["Energy in the cell"]],
    ["What is energy in the cell?", ["Cells", "Energy in the cell", "Plants", "Heredity"]],
    ["What is new since last week?", ["Heredity"]],
    ["What is new since 13 October?", ["Energy in the cell", "Plants", "Heredity"]],
    ["What did we do this week?", ["Heredity"]],
    ["What did lecture 9 say about sugar?", []],
  ])("UNT-01 finds the lectures of the question “%s”", (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  test.each([
    ["de", "Was sagen die Vorlesungen 2 bis 4 über Zellen?"],
    ["en", "What do lectures 2 to 4 say about cells?"],
    ["en", "What do lectures 2, 3, and 4 say about cells?"],
    ["es", "¿Qué dicen las clases 2 a 4 sobre las células?"],
    ["es", "¿Qué se dice de la clase 2 a la 4 sobre las células?"],
    ["fr", "Que disent les cours 2 à 4 sur les cellules ?"],
    ["pt", "O que dizem as aulas 2 a 4 sobre as células?"],
    ["pt", "O que dizem as aulas 2, 3 e 4 sobre as células?"],
  ])("UNT-01 reads a range of lectures in %s: %s", (language, query) => {
    expect(names(query, create(["Eins", "Zwei", "Drei", "Vier", "Fünf"], language))).toEqual(["Zwei", "Drei", "Vier"]);
  });

  test.each([
    ["en", "What did lecture 2 say about cells since 13 October?", ["Zwei"]],
    ["en", "What did lectures 1 and 3 say about cells since 13 October?", ["Drei"]],
    ["en", "What was the first lecture since 13 October about?", ["Zwei"]],
    ["en", "What did lecture 2 say since last week?", []],
    ["de", "Was sagt Vorlesung 2 seit dem 13. Oktober über Zellen?", ["Zwei"]],
    ["es", "¿Qué dice la clase 2 desde el 13 de octubre sobre las células?", ["Zwei"]],
    ["fr", "Que dit le cours 2 depuis le 13 octobre sur les cellules ?", ["Zwei"]],
    ["pt", "O que diz a aula 2 desde 13 de outubro sobre as células?", ["Zwei"]],
  ])(
    "UNT-01 finds the lectures that a question in %s names among those of its time: %s",
    (language, query, expected) => {
      expect(names(query, create(["Eins", "Zwei", "Drei"], language))).toEqual(expected);
    },
  );

  test("UNT-01 counts by the numbers in the names where they have some", () => {
    const numbered = create(["Lecture 2", "Lecture 3: cells", "Lecture 5"]);
    expect(names("What did lecture 3 say about sugar?", numbered)).toEqual(["Lecture 3: cells"]);
    expect(names("What did lecture 1 say about sugar?", numbered)).toEqual([]);
  });
});

describe("what a question about a unit asks for", () => {
  test.each([
    ["Where was osmosis introduced?", "first", ["osmosis"]],
    ["When did we first hear of osmosis?", "first", ["osmosis"]],
    ["In which lecture was osmosis first mentioned?", "first", ["osmosis"]],
    ["Which lecture introduced osmosis?", "first", ["osmosis"]],
    ["Which lectures mention osmosis?", "which", ["osmosis"]],
    ["In which lectures do we talk about osmosis?", "which", ["osmosis"]],
    ["Where is osmosis mentioned?", "which", ["osmosis"]],
    ["What is osmosis?", "ask", ["osmosis"]],
    ["Compare osmosis and diffusion", "ask", ["osmosis", "diffusion"]],
    ["What is this unit about?", "ask", []],
    ["Give me an overview", "ask", []],
    ["What should I learn for the exam?", "ask", []],
    ["What is Q-learning?", "ask", ["Q learning"]],
  ] as const)("UNT-01 %s", (query, kind, words) => {
    expect(read(query)).toMatchObject({ kind, words });
  });

  test.each([
    ["de", "Wo wurde Osmose eingeführt?", "first", ["osmose"]],
    ["de", "Welche Vorlesungen erwähnen Osmose?", "which", ["osmose"]],
    ["es", "¿Dónde se introdujo la ósmosis?", "first", ["ósmosis"]],
    ["fr", "Dans quels cours parle-t-on de photosynthèse ?", "which", ["photosynthèse"]],
    ["pt", "Onde foi introduzida a osmose?", "first", ["osmose"]],
  ] as const)("UNT-01 reads a range of lectures in %s: %s", (language, query, kind, words) => {
    expect(read(query, create(["Eins", "Zwei"], language))).toMatchObject({ kind, words });
  });

  test("UNT-01 goes on with the subject before", () => {
    const history = [
      { role: "user", content: "Where was osmosis introduced?" },
      { role: "assistant", content: "- Osmosis is the way of water." },
    ] as const;
    expect(readUnitQuestion("And in lecture 2?", { lectures, history, today })).toMatchObject({
      lectures: [{ name: "Energy in the cell" }],
      words: ["osmosis"],
    });
  });
});
