import { describe, expect, it } from "vitest";
import { answerQuestion } from "../../writers/answer-question.ts";
import { getRelated, isEnglishRoot } from "./related-words.ts";

const toLecture = (...lines: readonly string[]) => ({ transcript: lines.join("\n"), language: "en" });

const pond = toLecture(
  "The physician of the village walked to the pond each morning.",
  "An infant crawls before it walks, at about nine months.",
  "Herons vanish from the pond when the water freezes.",
  "Its reeds are cut in autumn and dried in the barn.",
);

const toRelated = (word: string): string[] => getRelated(word).map(([root]) => root);

describe("related words", () => {
  it.each([
    ["babi", "infant"],
    ["doctor", "physician"],
    ["disappear", "vanish"],
    ["mistak", "error"],
  ])("ASK-05 has %s for %s, both ways", (word, other) => {
    expect(toRelated(word)).toContain(other);
    expect(toRelated(other)).toContain(word);
  });

  it("ASK-05 has no opposites", () => {
    expect(toRelated("hot")).not.toContain("cold");
    expect(toRelated("increas")).not.toContain("decreas");
  });

  it("ASK-05 has nothing for a word that is none", () => {
    expect(isEnglishRoot("xqzzy")).toBe(false);
    expect(getRelated("xqzzy")).toEqual([]);
  });
});

describe("a question in other words than the lecture's", () => {
  it.each([
    ["when do babies crawl", "An infant crawls"],
    ["where did the doctor walk each morning", "The physician of the village"],
    ["when do the herons disappear", "Herons vanish"],
  ])("ASK-05 finds what says it: %s", (question, start) => {
    const { claims } = answerQuestion(question, pond);
    expect(claims[0]?.text).toContain(start);
  });

  it("ASK-03 reads a word of English as itself, though the lecture has one like it", () => {
    const lecture = toLecture(
      "The manned station was built in the north.",
      "Its crew was small.",
      "Snow fell all year.",
    );
    expect(answerQuestion("who managed the station", lecture).message).not.toContain("Read as");
  });
});
