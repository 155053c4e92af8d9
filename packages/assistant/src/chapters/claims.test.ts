import { expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { toSentences } from "../lecture/sentences.ts";
import { rateClaim } from "./claims.ts";

const rate = (text: string, code = "en"): number => {
  const language = getLanguage(code);
  return rateClaim(toSentences({ transcript: text, language: code }, language)[0]!, language);
};

const plain = "The glacier lies between two mountains in the north.";

it.each([
  ["a definition", "The glacier of the valley is a body of ice in the north."],
  ["a cause", "The glacier shrinks because the summers in the north are warm."],
  ["a contrast", "The glacier shrinks, while the lake between the mountains grows."],
  ["a number", "The glacier lies at 2100 metres between two mountains in the north."],
])("AST-05 a sentence with %s is more of a point", (_, text) => {
  expect(rate(text)).toBeGreaterThan(rate(plain));
});

it.each([
  ["to the listeners", "You find the glacier between two mountains in the north."],
  ["in another person's words", "Agassiz: “The glacier lies between two mountains in the north.”"],
  ["in two sentences at once", "The glacier lies in the north, it is a body of ice in a valley."],
])("AST-05 what is said %s is less of one", (_, text) => {
  expect(rate(text)).toBeLessThan(rate(plain));
});

it("AST-05 a sentence of a language whose words aren't known is rated as it is", () => {
  expect(rate("Il ghiacciaio si ritira perché le estati sono calde.", "it")).toBe(1);
});
