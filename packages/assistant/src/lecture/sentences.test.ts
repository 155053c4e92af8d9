import { describe, expect, it } from "vitest";
import { getDigest } from "../chapters/digest.ts";
import { standsAlone } from "../chapters/ranking.ts";
import { getLanguage } from "../languages/language.ts";
import { choosePlain, quotePoints } from "../writers/answers/whole/choose-points.ts";
import { cleanSentence } from "./clean.ts";
import { toSentences } from "./sentences.ts";

const toLecture = (language: string, lines: readonly string[]) => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text })),
  language,
});

describe("a cleaned sentence", () => {
  it.each([
    ["de", "Wir beginnen mit der der Flut ähnlichen Welle."],
    ["de", "Was dort passiert ist, ist bekannt."],
    ["fr", "Les ponts que nous nous représentons en en parlant tiennent."],
    ["es", "Lo que es, es lo que vemos."],
    ["pt", "O que a maré é, é o que vemos."],
    ["en", "What it is, it is because of the moon."],
    ["en", "We had had a storm, and that that was strong is known."],
  ])("ASK-05 keeps a word that is repeated by grammar (%s): %s", (code, text) => {
    expect(cleanSentence(text, getLanguage(code))).toBe(text);
  });

  it("ASK-05 drops an English stutter", () => {
    expect(cleanSentence("The tide is a a wave of the the sea.", getLanguage("en"))).toBe(
      "The tide is a wave of the sea.",
    );
  });

  it.each(["ĵ landet auf der Achse.", "x wächst mit der Zeit.", "e^x wächst am schnellsten."])(
    "ASK-05 gives a sign no capital: %s",
    (text) => {
      expect(cleanSentence(text, getLanguage("de"))).toBe(text);
    },
  );
});

const cut = toLecture("en", [
  "Tides are waves that the moon pulls over the oceans of the earth.",
  "The moon pulls the water on its own side of the earth most.",
  "correspond to the tides that the moon and the sun pull over the oceans together.",
  "Spring tides are highest when the sun and the moon pull in one line.",
  "Neap tides are lowest when the sun and the moon stand at right angles.",
]);

describe("a sentence that was cut", () => {
  it("ASK-05 keeps the small letter that shows it", () => {
    expect(toSentences(cut)[2]).toMatchObject({ isCut: true, text: expect.stringMatching(/^correspond to/) });
  });

  it("AST-05 is no point", () => {
    const digest = getDigest(cut);
    for (const points of [quotePoints(digest, { points: 4 }), choosePlain(digest, 4), quotePoints(digest, {})])
      expect(points.map(({ text }) => text).join(" ")).not.toContain("correspond to");
  });

  it("ASK-05 is an ordinary one where no sentence begins with a capital", () => {
    const small = { ...cut, segments: cut.segments.map((one) => ({ ...one, text: one.text.toLowerCase() })) };
    expect(toSentences(small).some(({ isCut }) => isCut)).toBe(false);
  });
});

describe("a sentence that leans on the one before", () => {
  it.each([
    ["de", "Ebenso wird die zweite Spalte bestimmt."],
    ["de", "Auf diesem Weg findet man die Wurzel."],
    ["de", "Solange sie schneller rechnet, gewinnt sie."],
    ["fr", "La mettre à zéro annule la pente."],
    ["fr", "La première est celle des aires."],
    ["fr", "Pour en tenir compte, on divise par deux."],
    ["es", "En el que la luz se divide en colores."],
    ["es", "Del mismo modo se suman las funciones."],
    ["es", "Corresponden a las mareas vivas de la costa."],
    ["es", "Es porque la luna tira del agua."],
    ["pt", "Correspondem às marés vivas da costa."],
    ["pt", "Por outro lado, a lua puxa a água."],
    ["de", "Andererseits zieht der Mond das Wasser an."],
    ["fr", "D’autre part, la lune attire les eaux."],
    ["pt", "Da mesma forma somamos as áreas."],
    ["en", "Likewise, the second column is found."],
  ])("AST-05 is known by its beginning (%s): %s", (code, text) => {
    expect(standsAlone({ text }, getLanguage(code))).toBe(false);
  });

  it.each([
    ["de", "Das Herz pumpt das Blut durch den Körper."],
    ["de", "Der Schlüssel öffnet beide Schlösser."],
    ["fr", "La mer est salée depuis toujours."],
    ["fr", "De plus en plus de termes s'ajoutent."],
    ["es", "La primera ley de Newton trata de la inercia."],
  ])("AST-05 is not one that names its subject (%s): %s", (code, text) => {
    expect(standsAlone({ text }, getLanguage(code))).toBe(true);
  });
});
