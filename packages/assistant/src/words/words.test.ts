import { describe, expect, it } from "vitest";
import { foldWord, tokenizeWords, splitWords } from "./split-words.ts";
import { getWords } from "./words.ts";

describe("words", () => {
  it("AST-02 gives the forms of a word one term in each language", () => {
    const pairs = [
      ["en", "cells", "cell"],
      ["de", "Zellen", "Zelle"],
      ["es", "células", "celula"],
      ["fr", "l’énergie", "énergies"],
      ["pt", "células", "célula"],
    ] as const;
    for (const [language, one, other] of pairs)
      expect([language, getWords(language).toTerm(one)]).toEqual([language, getWords(language).toTerm(other)]);
  });

  it("AST-03 reads number words as figures", () => {
    const { toTerms } = getWords("en");
    expect(toTerms("seven")).toEqual(["7"]);
    expect(toTerms("twenty-three")).toEqual(["23"]);
    expect(toTerms("nineteen sixty four")).toEqual(["1964"]);
    expect(toTerms("12,000")).toEqual(["12000"]);
    expect(getWords("de").toTerms("fünf")).toEqual(["5"]);
  });

  it("AST-02 splits scripts without spaces, and has no stop words there", () => {
    expect(splitWords("光合成は植物の働きです")).toContain("光合成");
    expect(getWords("ja").isKnown).toBe(false);
    expect(getWords("ja").isStopWord("の")).toBe(false);
    expect(tokenizeWords("the cell").map(({ offset: at }) => at)).toEqual([0, 4]);
  });

  it("tells words without content from those of the subject", () => {
    const { isStopWord, isAskingWord, isGeneralWord } = getWords("en");
    expect(["the", "dont", "don\u2019t"].every(isStopWord)).toBe(true);
    expect(["seven", "photosynthesis"].some(isStopWord)).toBe(false);
    expect(isAskingWord("explain")).toBe(true);
    expect(isGeneralWord("number")).toBe(true);
    expect(foldWord("Größe")).toBe("grosse");
  });

  it.each([
    ["en", "revolutions", "moraine"],
    ["de", "Prüfungen", "Moräne"],
    ["es", "gobiernos", "morrena"],
    ["fr", "révolutions", "moraine"],
    ["pt", "governos", "morena"],
  ])("ASK-03 knows the frequent words of %s in any form", (language, frequent, rare) => {
    expect([frequent, rare].map(getWords(language).isCommonWord)).toEqual([true, false]);
    expect(getWords("fi").isCommonWord(frequent)).toBe(false);
  });
});
