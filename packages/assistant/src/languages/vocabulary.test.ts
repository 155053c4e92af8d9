import { describe, expect, it } from "vitest";
import { getVocabulary } from "./vocabulary.ts";

describe("the words of a language", () => {
  it.each([
    ["en", "glaciers", "glacier"],
    ["es", "montañas", "montaña"],
    ["de", "Gletschern", "Gletscher"],
    ["fr", "l’énergie", "énergies"],
    ["pt", "geleiras", "geleira"],
  ])("AST-02 have one stem for the forms of a word: %s", (language, one, other) => {
    const { stem } = getVocabulary(language);
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["en", "the they've would because really gonna"],
    ["es", "entonces porque también está nosotros bueno"],
    ["de", "nicht werden eigentlich dass natürlich eine"],
    ["fr", "c’est parce qu’il donc vous très d’accord"],
    ["pt", "então porque também está você não"],
  ])("AST-02 have stop words: %s", (language, words) => {
    const { isStopWord } = getVocabulary(language);
    expect(words.split(" ").filter((word) => !isStopWord(word))).toEqual([]);
  });

  it("AST-02 are themselves in a language without a word list", () => {
    const { stem, isStopWord } = getVocabulary("fi");
    expect([stem("Jäätikön"), isStopWord("ja")]).toEqual(["jäätikön", false]);
  });

  it("AST-02 survive names of an object's own properties", () => {
    const { stem, isStopWord } = getVocabulary("en");
    expect([stem("__proto__"), stem("constructor"), isStopWord("constructor")]).toEqual([
      "__proto__",
      "constructor",
      false,
    ]);
  });
});
