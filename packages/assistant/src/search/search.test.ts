import { describe, expect, it } from "vitest";
import { getWords } from "../words/words.ts";
import { createQuoteFinder } from "./place-quote.ts";
import { createSearch } from "./search.ts";
import { collapseRuns, joinSentences, toSentences } from "./sentences.ts";
import { countTypos, findMeantWord } from "./spelling.ts";

const words = getWords("en");
const lecture = {
  language: "en",
  transcript: "",
  segments: [
    { start: 0, end: 4, text: "Welcome back. Today we look at how plants feed themselves." },
    { start: 4, end: 9, text: "Photosynthesis turns light into sugar.", speaker: "A" },
    { start: 9, end: 15, text: "It happens in the chloroplast. That is a green body in the cell." },
    { start: 15, end: 20, text: "Animals can't do this, so they eat plants." },
  ],
};
const sentences = toSentences(lecture, words);
const search = createSearch(sentences, words);
const seek = (text: string) => words.toTerms(text).map((term) => ({ term, weight: 1 }));

describe("search", () => {
  it("numbers the sentences of a recording, with their moment and line", () => {
    expect(sentences.map(({ start, line }) => [start, line])).toEqual([
      [0, 0],
      [0, 0],
      [4, 1],
      [9, 2],
      [9, 2],
      [15, 3],
    ]);
    expect(sentences[2]?.beginsTurn).toBe(true);
    expect(collapseRuns(".".repeat(5000))).toBe("...");
  });

  it("AST-03 begins a run at the sentence that has the words, and goes on behind it", () => {
    const [run] = search.find(seek("photosynthesis sugar"), { most: 1 });
    expect(run?.first).toBe(2);
    expect(joinSentences(sentences.slice(run!.first, run!.last + 1))).toContain("green body");
    expect(run?.coverage).toBe(1);
  });

  it("AST-03 begins a run at its best sentence, although an earlier one has a sought word too", () => {
    const [run] = search.find(seek("plants green body cell"), { most: 1 });
    expect(sentences[run!.first]?.text).toBe("That is a green body in the cell.");
  });

  it("finds nothing where no word was said, and no run across a border", () => {
    expect(search.find(seek("mitochondria"), { most: 2 })).toEqual([]);
    const [run] = search.find(seek("chloroplast"), { most: 1, borders: new Set([4]) });
    expect(run?.last).toBe(3);
    expect(search.countSentencesWith("plant")).toBe(2);
    expect(search.weigh("plant")).toBeLessThan(search.weigh("sugar"));
  });

  it("ASK-03 finds the word that a misspelt one means", () => {
    expect(countTypos("photosinthesis", "photosynthesis", 2)).toBe(1);
    expect(countTypos("clel", "cell", 1)).toBe(1);
    expect(findMeantWord("chloroplst", search.vocabulary())).toBe("chloroplast");
    expect(findMeantWord("quantum", search.vocabulary())).toBeUndefined();
  });

  it("finds where a quote was spoken, over the borders of sentences", () => {
    const find = createQuoteFinder(sentences);
    expect(find("in the chloroplast, that is a green")).toEqual({ first: 3, last: 4 });
    expect(find("never spoken")).toBeUndefined();
  });
});
