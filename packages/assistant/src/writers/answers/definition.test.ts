import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";

const inCaptions = (lines: readonly string[]) => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text })),
  language: "en",
});

const first = (question: string, lines: readonly string[]): string | undefined =>
  answerQuestion(question, inCaptions(lines)).claims[0]?.text;

const other = "Nets are mended in winter, when the boats are on land and the fishermen have more time than they like.";

describe("a definition", () => {
  it("ASK-05 is found by the abbreviation that the lecture gives a name", () => {
    const lines = [
      "many of us feel that the patient centered harbour house or pchh provides for the pilots of this coast",
      other.toLowerCase().replaceAll(/[,.]/g, ""),
      other.toLowerCase().replaceAll(/[,.]/g, ""),
      "the college describes the pchh as a way of care that one doctor keeps together",
    ];
    expect(first("what is the patient centered harbour house", lines)).toContain("describes the pchh as a way");
  });

  it("ASK-05 comes before another place that only names the thing", () => {
    const lines = [
      "Someone buys with a limit order, and then the limit order of another one comes in.",
      other,
      other,
      "A limit price means that you don't pay more than you said.",
    ];
    expect(first("define limit order", lines)).toContain("you don't pay more");
  });

  it("ASK-05 is none of a word beside the name: “order, a market order”", () => {
    const lines = [
      "Look at one last order, a market order, below that limit.",
      other,
      other,
      "A limit is a price that you don't want to pay more than.",
    ];
    expect(first("define limit order", lines)).toContain("A limit is a price");
  });

  it("ASK-05 is of people too: “prophets are people who”", () => {
    const lines = [
      "Cassandra is a perfect example of a prophet in that she sees what a prophet sees.",
      other,
      other,
      "But prophets are people who understand what goes on.",
      other,
      other,
    ];
    expect(first("what does he mean by a prophet", lines)).toMatch(/^But prophets are people who understand/);
  });

  it("ASK-03 is of a word that is read as two, whatever these ask for otherwise", () => {
    const lines = [
      "the first layer is under complete and so it is smaller than what it is given",
      "nets are mended in winter when the boats are on land",
    ];
    const { message } = answerQuestion("what does undercomplete mean", inCaptions(lines));
    expect(message).toMatch(/^The recording says.*smaller than what it is given/su);
    expect(message).toContain("Read as: *under complete*");
  });
});
