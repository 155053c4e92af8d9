import { describe, expect, it } from "vitest";
import { answerQuestion } from "../writers/answer-question.ts";
import { getLanguage } from "../languages/language.ts";
import { parseQuestion } from "./parse-question.ts";
import { mayMean } from "./typing-errors.ts";

const sentences = [
  "Welcome back to the second week of our course on the cell.",
  "The mitochondrion makes most of the energy that a cell needs.",
  "It has a folded inner membrane.",
  "The folds are called cristae, and they give the membrane a large surface.",
  "The nucleus holds the DNA, and a membrane with pores surrounds it.",
  "Ribosomes read the message and build proteins from amino acids.",
  "In 1953 Watson and Crick described the double helix.",
  "Rosalind Franklin had taken the picture that they needed.",
  "The lysosome takes apart what the cell no longer wants.",
  "Vesicles carry proteins from one place to another.",
  "The skeleton of the cell is made of thin tubes.",
  "Plants have chloroplasts as well, which catch light.",
];
const segments = sentences.map((text, n) => ({
  start: n * 8,
  end: n * 8 + 8,
  speaker: n === 7 ? "Ada Byron" : "Professor Lind",
  text,
}));
const lecture = { transcript: "", segments, language: "en" };
const ask = (question: string) => answerQuestion(question, lecture);

describe("a question about a recording", () => {
  it.each([
    ["What are the folds called?", /cristae/],
    ["What happened in 1953?", /Watson and Crick/],
    ["What do ribosomes build?", /proteins from amino acids/],
  ])("AST-03 is answered with the passage that says it: %s", (question, words) => {
    const { outcome, message, segments: shown } = ask(question);
    expect(outcome).toBe("answer");
    expect(message).toMatch(words);
    expect(shown[0]?.text).toMatch(words);
  });

  it("AST-03 is answered by neighbouring sentences that say it together", () => {
    const { outcome, segments: shown } = ask("Which membrane of the mitochondrion is folded?");
    expect(outcome).toBe("answer");
    expect(shown[0]?.text).toMatch(/mitochondrion makes .* folded inner membrane/);
  });

  it.each([
    ["What does the mitochondrian make?", /energy/],
    ["What do ribosmes build?", /Ribosomes/],
    ["What holds the nuclues?", /nucleus/],
    ["What are chloroplsats?", /chloroplasts/],
  ])("AST-03 is understood with a typing error: %s", (question, words) => {
    const { outcome, segments: shown } = ask(question);
    expect(outcome).toBe("answer");
    expect(shown[0]?.text).toMatch(words);
  });

  it("AST-03 that shares a word with the recording gets the closest passages, named as such", () => {
    const { outcome, message, segments: shown } = ask("How many euros does the membrane of a cell cost?");
    expect(outcome).toBe("closest");
    expect(message).toMatch(/^I’m not sure that this answers it\. The closest passages are:\n\n/);
    expect(shown.length).toBeGreaterThan(0);
  });

  it("AST-03 that wants a discussion of what is said in passing gets the closest passage", () => {
    expect(ask("Summarise the discussion about tubes").outcome).toBe("closest");
    expect(ask("What are the tubes for?").outcome).toBe("answer");
  });

  it("AST-03 that shares nothing with the recording is told not to be in it", () => {
    const { outcome, message, segments: shown } = ask("Who won the football championship?");
    expect(outcome).toBe("absent");
    expect(message).toMatch(/^I could not find that in this recording\./);
    expect(shown).toEqual([]);
  });

  it("AST-03 that names something which looks like a short word of the recording is told not to be in it", () => {
    expect(ask("What is a dina?").outcome).toBe("absent");
    expect(ask("What is DNA?").outcome).toBe("answer");
  });

  it("AST-03 that names a speaker prefers what that speaker said", () => {
    const { segments: shown } = ask("What did Ada say about the picture?");
    expect(shown[0]?.text).toMatch(/Rosalind Franklin/);
  });

  it("AST-03 that names a speaker of a text without times prefers what that speaker said", () => {
    const transcript = segments.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n\n");
    const { claims } = answerQuestion("What does Ada say?", { transcript, language: "en" });
    expect(claims.map(({ text }) => text)).toEqual(["Rosalind Franklin had taken the picture that they needed."]);
  });

  it("AST-03 finds a number however it is written", () => {
    const text = "A pilot learns for five years.\nThe boats are painted each spring.\nThe gulls stay eight weeks.";
    const inFigures = text.replace("eight", "8");
    expect(answerQuestion("why 5 years?", { transcript: text, language: "en" }).claims[0]?.text).toContain("five");
    expect(answerQuestion("why eight weeks?", { transcript: inFigures, language: "en" }).claims[0]?.text).toContain(
      "8",
    );
  });

  it("AST-03 has no word for “vs”", () => {
    const { terms } = parseQuestion("oxygenic vs anoxygenic", getLanguage("en"));
    expect(terms).toHaveLength(2);
  });

  it("AST-03 gives the same answer each time", () => {
    expect(ask("What are the folds called?")).toEqual(ask("What are the folds called?"));
  });
});

it.each([
  ["recieve", "receive", true],
  ["glacer", "glacier", true],
  ["mitocondira", "mitochondria", true],
  ["function", "fraction", false],
  ["hat", "cat", false],
  ["sun", "run", false],
])("AST-03 takes %s for %s: %s", (typed, word, isMeant) => {
  expect(mayMean(typed, word)).toBe(isMeant);
});
