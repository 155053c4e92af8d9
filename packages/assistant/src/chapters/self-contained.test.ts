import { expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { toSentences } from "../lecture/sentences.ts";
import { isSelfContained, rateSelfContained } from "./self-contained.ts";

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

const canStand = (text: string, code: string, subjects: readonly string[] = []): boolean => {
  const language = getLanguage(code);
  const [sentence] = toSentences({ transcript: text, language: code }, language);
  return isSelfContained(sentence!, {
    language,
    subjects: subjects.map((name) => ({ text: name, key: language.vocabulary.stem(name), uses: 4, weight: 1 })),
  });
};

it.each([
  ["en", "When the ice of the glacier melts in the spring."],
  ["en", "By carrying stones, gravel and sand over many years."],
  ["en", "Studies done in the valley, although the ice is thick."],
  ["en", "To carry the stones, to melt the ice, to fill the valley."],
  ["en", "Maybe the glaciers carry stones into the valley."],
  ["de", "Wenn das Eis der Gletscher im Frühling schmilzt."],
  ["de", "Vergleicht den Gletscher mit einem Fluss aus Eis."],
  ["de", "Massen großer Gletscher Bis dahin!"],
  ["de", "Die Steine, der Kies und der Sand, die man im Tal finden darf."],
  ["de", "Um den Unterschied zu zeigen, dass nämlich Gletscher fließen, in einem gewissen Sinne."],
  ["de", "Wo das Eis des Gletschers über den Fels fließt."],
  ["en", "Glaciers carry stones stones into the valley over many years."],
  ["es", "Cuando el hielo del glaciar llega al valle."],
  ["fr", "Lorsque la glace du glacier arrive dans la vallée."],
  ["fr", "Regroupons les pierres du glacier dans la vallée."],
  ["fr", "Simplement les pierres du glacier dans la vallée."],
  ["es", "Agrupemos las piedras del glaciar en el valle."],
  ["pt", "Quando o gelo da geleira chega ao vale."],
])("AST-05 a part of a sentence in %s can't be read alone: %s", (code, text) => {
  expect(canStand(text, code)).toBe(false);
});

it.each([
  ["en", "When the ice melts, the glacier leaves stones in the valley."],
  ["en", "The field of glaciology, which Agassiz founded, is the study of ice."],
  ["de", "Gletscher tragen über viele Jahre Steine und Sand ins Tal."],
  ["de", "Das Eis, das im Winter fällt, füllt das Tal."],
  ["de", "Wenn das Eis schmilzt, bleiben die Steine im Tal liegen."],
  ["es", "Cuando el hielo llega al valle, el glaciar deja las piedras."],
  ["fr", "Lorsque la glace fond, le glacier laisse des pierres dans la vallée."],
  ["pt", "Quando o gelo derrete, a geleira deixa pedras no vale."],
])("AST-05 a whole sentence in %s can: %s", (code, text) => {
  expect(canStand(text, code)).toBe(true);
});

it("AST-05 a sentence that points inside it at what the whole is about can be read alone", () => {
  const text = "Agassiz found that these glaciers once covered the plains of Europe.";
  expect(canStand(text, "en")).toBe(false);
  expect(canStand(text, "en", ["glaciers"])).toBe(true);
});

it.each([
  ["begins with a small word", "the glacier carries the stones of the mountain into the valley", true],
  ["begins with a subject and its verb", "glaciers carry the stones of the mountain into the valley", true],
  ["has lost its subject", "actually dates to the time of the glacier in the valley", false],
  ["begins with an object's end", "successful glaciers had been carrying stones for years", false],
  ["goes on with another", "the glacier carries the stones of the mountain it is a body of ice", false],
  ["goes on with another name", "the ice was lacking Agassiz had the glacier in mind", false],
])("AST-05 a sentence without a full stop that %s can be read alone: %s", (_, text, is) => {
  expect(canStand(text, "en", ["glaciers"])).toBe(is);
});
