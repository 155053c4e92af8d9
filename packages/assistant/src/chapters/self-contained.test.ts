import { expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { toSentences } from "../lecture/sentences.ts";
import { rateSelfContained } from "./self-contained.ts";

const rate = (text: string, code: string): number => {
  const language = getLanguage(code);
  const [sentence] = toSentences({ transcript: text, language: code }, language);
  return rateSelfContained(sentence!, { language });
};

it.each([
  ["en", "points at something", "These glaciers carry stones into the valley over many years."],
  ["en", "speaks of its speaker", "I carry stones from glaciers into the valley over many years."],
  ["en", "begins with a pronoun's verb", "They carry stones into the valley, and glaciers melt over many years."],
  ["en", "was broken off", "Glaciers carry stones into the valley over many years of the."],
  ["en", "says little", "What glaciers carry is what is important."],
  ["de", "points at something", "Diese Gletscher tragen über viele Jahre Steine ins Tal."],
  ["es", "points at something", "Estos glaciares llevan piedras al valle durante muchos siglos."],
  ["fr", "points at something", "Ces glaciers portent des pierres vers la vallée pendant des siècles."],
  ["pt", "points at something", "Estes glaciares levam pedras para o vale durante muitos séculos."],
])("AST-05 a sentence in %s that %s is worth less as a point", (code, _what, text) => {
  const whole = {
    en: "Glaciers carry stones, gravel and sand into the valley over many years.",
    de: "Gletscher tragen über viele Jahre Steine ins Tal.",
    es: "Los glaciares llevan piedras al valle durante muchos siglos.",
    fr: "Les glaciers portent des pierres vers la vallée pendant des siècles.",
    pt: "Os glaciares levam pedras para o vale durante muitos séculos.",
  }[code]!;
  expect(rate(text, code)).toBeLessThan(rate(whole, code));
});

it("AST-05 a sentence of a language whose words aren't known is rated as it is", () => {
  expect(rate("Ghiacciai portano pietre nella valle.", "it")).toBe(1);
});
