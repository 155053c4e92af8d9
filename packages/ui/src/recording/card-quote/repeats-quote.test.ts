import { expect, test } from "vitest";
import { repeatsQuote } from "./repeats-quote.ts";

const quote = "The light reactions happen in the thylakoid membrane.";
const cloze = {
  kind: "cloze",
  front: "The light reactions happen in the _____.",
  back: "thylakoid membrane",
  quote,
} as const;

test.each([
  ["the sentence that it quotes", cloze, true],
  ["the sentence without its full stop", { ...cloze, front: "The light reactions  happen in the _____" }, true],
  ["a part of what it quotes", { ...cloze, front: "They happen in the _____." }, false],
  ["another kind", { ...cloze, kind: "definition" }, false],
] as const)("PRC-01 a card repeats its quote: %s", (_, card, repeats) => {
  expect(repeatsQuote(card)).toBe(repeats);
});
