import { describe, expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { createCorrector } from "./correct-words.ts";
import { collectWords } from "./lecture-words.ts";
import { toPhoneticKey } from "./phonetic-key.ts";

const correctIn = (code: string, lecture: string) => {
  const language = getLanguage(code);
  const words = collectWords([{ text: lecture }], language);
  const correct = createCorrector(language, () => words);
  return (text: string) => correct(text, language);
};

const english = correctIn(
  "en",
  "The health insurance experiment of RAND. The equation of state. An inception module has parallel branches. Physics explains photosynthesis. Backpropagation of electron negativity. The mitochondrion is an organelle. Cut the card. Selling short. Picking cards by the rich prize of tricking, cue and duel.",
);

describe("typing errors", () => {
  it.each([
    ["wat was the rand helth insurence expirement", "wat was the rand health insurence experiment"],
    ["explain inceptionmodule", "explain inception module"],
    ["what is fotosynthesis", "what is photosynthesis"],
    ["how does back propagation work", "how does Backpropagation work"],
    ["electronegativity", "electron negativity"],
    ["waht are the main points", "what are the main points"],
    ["mitocondrion", "mitochondrion"],
    ["how does seling work", "how does selling work"],
    ["what is the equaton", "what is the equation"],
  ])("ASK-03 are corrected by the words of the lecture and of asking: %s", (typed, read) => {
    expect(english(typed).text.toLowerCase()).toBe(read.toLowerCase());
  });

  it.each([
    "what is a cart",
    "is pricking a card hard",
    "what is the card",
    'what is an "expirement"',
    "health insurance",
    "moraine",
    "EXP trial",
  ])("ASK-03 are not seen in %s", (typed) => expect(english(typed)).toEqual({ text: typed, corrections: [] }));

  it("ASK-03 in a subject are told from those in the words of asking", () => {
    expect(english("waht is the expirement").corrections).toEqual([
      { typed: "waht", read: "what", isAsking: true },
      { typed: "expirement", read: "experiment", isAsking: false },
    ]);
  });

  it.each([
    ["pt", "A cabeça do martelo e a corda.", "o que é cabide"],
    ["es", "Las balsas del puerto.", "que son las baldas"],
    ["de", "Die Vase steht im Garten.", "was ist ein Fase"],
    ["de", "Das ist damit gemeint, und es wurde gemeint.", "was hat er gezeigt"],
  ])("ASK-03 make no short word another one (%s): %s", (code, lecture, typed) => {
    expect(correctIn(code, lecture)(typed).corrections.filter(({ isAsking }) => !isAsking)).toEqual([]);
  });

  it("ASK-03 accents that were left out are put back", () => {
    const spanish = correctIn("es", "La fotosíntesis ocurre en la célula.");
    expect(spanish("que es la fotosintesis").text).toBe("que es la fotosíntesis");
  });
});

it.each([
  ["en", "physics", "fisiks"],
  ["en", "knowledge", "nowlege"],
  ["de", "vater", "fater"],
  ["es", "vaca", "baca"],
  ["fr", "eau", "o"],
  ["pt", "chave", "xave"],
] as const)("ASK-03 words that sound alike have one key (%s): %s, %s", (code, word, other) => {
  expect(toPhoneticKey(word, code)).toBe(toPhoneticKey(other, code));
});
