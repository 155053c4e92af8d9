import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gradeMessage, readSentences } from "./grade-message.ts";
import { foldText } from "./fold.ts";
import { createSupportIndex, type Spoken } from "./support.ts";

const lines: readonly (readonly [speaker: string, text: string])[] = [
  ["Professor Lind", "Welcome back, today we look at how a cell makes its energy."],
  ["Professor Lind", "So, um, the mitochondrion makes most of the energy that a cell needs."],
  ["Professor Lind", "It has two membranes, and the inner one is folded into cristae."],
  ["Professor Lind", "Peter Mitchell proposed in 1961 that protons drive the synthesis of ATP."],
  ["Ada", "But the nucleus does not make any energy, does it?"],
  ["Professor Lind", "No, the nucleus holds the DNA and directs the synthesis of proteins."],
  ["Professor Lind", "About thirty molecules of ATP come from one molecule of glucose."],
  ["Ada", "And ribosomes, what do they do with the messenger RNA?"],
  ["Professor Lind", "Ribosomes read the messenger and join amino acids into chains."],
  ["Professor Lind", "The lysosome takes apart what the cell no longer wants."],
  ["Professor Lind", "Vesicles carry proteins from the reticulum to the membrane."],
  ["Professor Lind", "That is the end of the chapter, thank you for coming."],
];
const spoken: readonly Spoken[] = lines.map(([speaker, text], n) => ({ text, speaker, start: n * 6, end: n * 6 + 6 }));
const index = createSupportIndex(spoken);
const check = (sentence: string, quote?: string) => index.check(sentence, quote);

describe("a sentence with a quote", () => {
  it("AST-08 is quoted where its quote is a run of the transcript, whatever its case, signs and fillers", () => {
    const { grade, start, end, quote } = check(
      "Most of a cell's energy comes from the mitochondrion.",
      "so **THE mitochondrion** makes most of the energy, that a cell needs",
    );
    expect({ grade, start, end }).toEqual({ grade: "quoted", start: 6, end: 12 });
    expect(quote).toBe(spoken[1]!.text);
  });

  it("AST-08 is quoted over the border of two stretches", () => {
    const run = check("and directs the synthesis of proteins about thirty molecules of ATP");
    expect(run).toMatchObject({ grade: "quoted", start: 30, end: 42 });
  });

  it("AST-08 may differ in one run of at most 15 % of the words, and shows what was said", () => {
    const one = check("Ribosomes read the messenger and link amino acids into chains.");
    expect(one.grade).toBe("quoted");
    expect(one.quote).toBe("Ribosomes read the messenger and join amino acids into chains.");
    expect(check("Ribosomes scan the messenger and link amino acids into rows.").grade).not.toBe("quoted");
  });

  it("AST-08 is not quoted with another name at its beginning, or after a filler", () => {
    const own = createSupportIndex([{ text: "Um, Newton described how every body attracts every other body." }]);
    expect(own.check("Newton described how every body attracts every other body.").grade).toBe("quoted");
    expect(own.check("Einstein described how every body attracts every other body.").grade).not.toBe("quoted");
  });

  it.each([
    ["fewer than four words", "the inner one"],
    ["fewer than twelve characters", "is it of a"],
  ])("AST-08 is not quoted by %s", (_title, quote) => {
    expect(check("The inner membrane is folded into many layers there.", quote).grade).not.toBe("quoted");
  });

  it("AST-08 is not quoted by a true quote that says something else", () => {
    expect(check("Napoleon lost the battle of Waterloo.", spoken[9]!.text).grade).toBe("absent");
  });
});

describe("a sentence without a quote", () => {
  it("AST-08 is close where a window has its rare words, its numbers and its names", () => {
    const { grade, start } = check("Protons are what drives ATP synthesis, proposed Peter Mitchell in 1961.");
    expect({ grade, start }).toEqual({ grade: "close", start: 18 });
  });

  it("AST-08 takes a number word for its figure", () => {
    expect(check("From one glucose molecule come some 30 ATP molecules.").grade).toBe("close");
  });

  it.each([
    ["another number", "Protons are what drives ATP synthesis, proposed Peter Mitchell in 1971."],
    ["another name", "Protons are what drives ATP synthesis, proposed Peter Medawar in 1961."],
    ["a negation", "Protons are not what drives ATP synthesis, as proposed by Peter Mitchell in 1961."],
    ["another speaker", "Ada says that vesicles carry proteins from the reticulum to the membrane."],
    ["another subject", "Tariffs raise the price of imported steel for consumers."],
  ])("AST-08 is absent with %s", (_title, sentence) => {
    expect(check(sentence)).toEqual({ grade: "absent" });
  });
});

describe("planted falsehoods", () => {
  const statements = spoken.filter(({ text }) => !text.includes("?"));

  it("AST-08 are never quoted: a changed number, a name, a negation, foreign words", () => {
    const foreign = "Elephants from Nairobi paint seventeen violins without hesitation every autumn".split(" ");
    const change = fc.constantFrom<(words: string[], at: number) => string[]>(
      (words, at) => words.toSpliced(at, 0, "not"),
      (words, at) => words.toSpliced(at, 0, "88"),
      (words, at) => words.toSpliced(Math.max(1, at), 0, "Winterbottom"),
      (words, at) => words.toSpliced(at, 4, ...foreign.slice(0, 4)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...statements), change, fc.nat(), ({ text }, falsify, place) => {
        const words = text.split(" ");
        const sentence = falsify(words, place % (words.length - 3)).join(" ");
        expect(check(sentence, sentence).grade).not.toBe("quoted");
      }),
      { numRuns: 500 },
    );
  });

  it("AST-08 a model that makes up 30 % of its quotes gets none of them shown as quoted, in 1,000 answers", () => {
    const vocabulary = [...new Set(lines.flatMap(([, text]) => text.split(" ")))];
    const madeUp = fc
      .array(fc.constantFrom(...vocabulary), { minLength: 6, maxLength: 14 })
      .map((words) => words.join(" "));
    const transcript = foldText(spoken.map(({ text }) => text).join(" "))
      .map(({ word }) => word)
      .join(" ");
    fc.assert(
      fc.property(fc.constantFrom(...statements), madeUp, fc.nat(9), (own, made, chance) => {
        const isMadeUp = chance < 3;
        const [sentence, quote] = isMadeUp ? [made, made] : [own.text, own.text];
        const folded = foldText(made).map(({ word }) => word);
        // By chance some words stand together as they were said.
        fc.pre(!isMadeUp || !transcript.includes(folded.slice(0, 4).join(" ")));
        expect(check(sentence, quote).grade === "quoted").toBe(!isMadeUp);
      }),
      { numRuns: 1000 },
    );
  });

  it("AST-08 leave every true sentence quoted at its own line", () => {
    fc.assert(
      fc.property(fc.constantFrom(...statements), ({ text, start }) => {
        expect(check(text.toUpperCase())).toMatchObject({ grade: "quoted", start, quote: text });
      }),
    );
  });
});

describe("a message", () => {
  it("AST-08 is read into its sentences, without Markdown and moments", () => {
    expect(
      readSentences(
        "## Energy\n\n- The **mitochondrion** makes energy [0:06]. Yes.\n1. See [the cell](https://x.test) now.\n> It is *folded*.",
      ),
    ).toEqual(["The mitochondrion makes energy .", "See the cell now.", "It is folded."]);
  });

  it("AST-08 has each sentence graded, by the words in its quotation marks where there are any", () => {
    const grades = gradeMessage(
      'The cell needs it: "the mitochondrion makes most of the energy that a cell needs" [0:06]. The moon is made of cheese.',
      spoken,
    ).map(({ grade }) => grade);
    expect(grades).toEqual(["quoted", "absent"]);
  });

  it.each([
    ["es", "El glaciar no baja por el valle en invierno.", "El glaciar baja por el valle en invierno."],
    ["de", "Der Gletscher trägt keine Steine aus den Bergen.", "Der Gletscher trägt Steine aus den Bergen."],
    [
      "fr",
      "Le glacier ne porte pas de pierres depuis les montagnes.",
      "Le glacier porte des pierres depuis les montagnes.",
    ],
  ])("AST-08 in the language %s is not quoted without its negation", (_language, spokenText, sentence) => {
    const own = createSupportIndex([{ text: spokenText }]);
    expect(own.check(spokenText).grade).toBe("quoted");
    expect(own.check(sentence).grade).toBe("absent");
  });
});
