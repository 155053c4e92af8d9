import { expect, it } from "vitest";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { getDigest } from "./digest.ts";
import { findDefinitions } from "./terms.ts";

/** The terms of a text, with their definitions, each of its lines a sentence. */
const findTerms = (language: string, lines: readonly string[]) =>
  findDefinitions(getDigest(toLecture({ transcript: lines.join(" "), language }))).map(({ term, text }) => [
    term,
    text,
  ]);

it.each([
  [
    "an article",
    "en",
    "A moraine is a ridge of stones that ice leaves behind.",
    "A moraine lies in the valley.",
    "moraine",
  ],
  [
    "a bare noun",
    "en",
    "Semantic memory is memory for facts about the world.",
    "He lost his semantic memory.",
    "semantic memory",
  ],
  ["a relative clause", "en", "Ice carries the moraine, which is a ridge of stones.", "The moraine is old.", "moraine"],
  [
    "an apposition behind its verb",
    "en",
    "The ice surrounds a nunatak, a mountain that no glacier covers.",
    "A nunatak is dark.",
    "nunatak",
  ],
  ["'is called'", "en", "A ridge of stones at the end of the ice is called a moraine.", "Rain falls.", "moraine"],
  [
    "a name of two that 'of' joins",
    "en",
    "This ratio of speeds is called the index of refraction.",
    "Glass has an index.",
    "index of refraction",
  ],
  [
    "a noun in German",
    "de",
    "Semantisches Gedächtnis, also das Wissen über die Welt, bleibt.",
    "Das Gedächtnis lernt.",
    "Gedächtnis",
  ],
  [
    "'se llama'",
    "es",
    "La válvula izquierda se llama válvula mitral por su forma.",
    "La válvula se cierra.",
    "válvula mitral",
  ],
  ["'on appelle'", "fr", "Le mouvement de l’eau vers le sel, on l’appelle osmose.", "Le sel attire l’eau.", "osmose"],
  [
    "'chamado de'",
    "pt",
    "A razão entre as velocidades é chamada de índice de refração do meio.",
    "A luz muda.",
    "índice de refração",
  ],
])("ASK-06 finds a term that is defined by %s", (_, language, line, other, term) => {
  const found = findTerms(language, [other, line, other]).find(([name]) => name === term);
  expect(found?.[1]).toContain(line);
});

it.each([
  ["an empty noun", "The reason is a change of the weather.", "The reason is known."],
  ["what is only named", "We use something called a moraine.", "Rain falls on the town."],
  ["what something else is", "The oldest hill of the valley is a moraine.", "The moraine is old."],
  ["what points at something", "This moraine is a sight for every traveller.", "The moraine is old."],
  ["what something was once", "The winner was a farmer from the valley.", "The winner came home."],
  ["what is said by itself", "The margin is the margin that is left in the end.", "The margin grows."],
  [
    "talk of the talk",
    "Let me say that a moraine is a thing of beauty, as you can see on the slide.",
    "A moraine lies there.",
  ],
])("ASK-06 takes %s for no term", (_, line, other) => {
  expect(findTerms("en", [other, line, other, "Nothing more is told here of that."])).toEqual([]);
});

it("ASK-06 defines a term by the sentence before it as well where it leans on that", () => {
  const lines = ["At half moon the sun pulls across the line of the moon.", "That small tide is called a neap tide."];
  expect(findTerms("en", [...lines, "The neap tide comes twice a month."])).toEqual([["neap tide", lines.join(" ")]]);
});

it.each([
  ["en", "In winter is a time of rest.", "The winter is cold."],
  ["en", "Salt and water is a mixture of two things.", "The water is cold."],
  ["en", "If the carbon is a stereocenter, its configuration is inverted.", "The carbon is small."],
  ["en", "A positive sign means substitutes.", "The sign is small."],
  ["es", "Sin duda, es un contrato entre las partes.", "La duda queda."],
  ["es", "Todo el sistema, que son los bancos del país.", "El sistema crece."],
  ["fr", "La pression est ce que nous appelons la force.", "La pression monte."],
])("ASK-06 takes in %s for no definition of its first noun: %s", (language, line, other) => {
  const [first] = /winter|water|carbon|sign|duda|sistema|pression/i.exec(line)!;
  expect(findTerms(language, [other, line, other]).map(([term]) => term)).not.toContain(first);
});

it.each([
  ["en", "The moraine is a beautiful thing.", "The moraine lies there."],
  ["es", "La morrena es una cosa maravillosa y bonita.", "La morrena queda."],
  ["pt", "A morena é uma coisa muito chata e feia.", "A morena fica."],
  ["fr", "La moraine est une chose magnifique et belle.", "La moraine reste."],
  ["fr", "L’astuce est une méthode qui divise le cercle en deux.", "L’astuce marche."],
  ["es", "Cero veces es una cantidad que deja la suma igual.", "Cero veces basta."],
  ["pt", "Negativos são os números que ficam abaixo de zero.", "Negativos existem."],
])("ASK-06 takes no praise, trick, count or adjective for a term (%s): %s", (language, line, other) => {
  expect(findTerms(language, [other, line, other, other])).toEqual([]);
});

it.each([
  ["es", "Las piedras del hielo son llamadas morrenas por los guías.", "morrenas"],
  ["pt", "As pedras do gelo são chamadas de morenas pelos guias.", "morenas"],
  ["fr", "Les pierres de la glace sont appelées moraines par les guides.", "moraines"],
  ["de", "Die Steine am Rand des Eises bilden die so genannte Moräne.", "Moräne"],
])("ASK-06 finds a term that several things are called (%s): %s", (language, line, term) => {
  expect(findTerms(language, [line]).map(([name]) => name)).toContain(term);
});

it.each([
  ["is somebody's own", "en", "My engine is a machine that burns oil in the yard.", "The engine burns oil at night."],
  [
    "is somebody's own (French)",
    "fr",
    "Mon moteur est une machine qui brûle de l'huile.",
    "Le moteur brûle de l'huile.",
  ],
  ["begins a clause", "en", "What's significant is a pattern that the ridges share.", "What's significant comes next."],
  ["is supposed", "en", "Suppose Ida is a miller who owns the old mill.", "Suppose Ida comes again."],
])("AST-04 take no term from a sentence whose subject %s", (_title, language, sentence, other) => {
  expect(findTerms(language, [sentence, other, "Rain falls on the hills."]).map(([term]) => term)).toEqual([]);
});

it("ASK-06 takes no adjective of German for a term", () => {
  const terms = findTerms("de", [
    "Man unterscheidet zwischen sogenannten qualitativen und quantitativen Blicken auf das Eis.",
    "Die qualitativen Blicke zeigen die Art der Steine.",
    "Ein Gletscher trägt Steine, und qualitativen Blicken folgt das Zählen.",
  ]);
  expect(terms.map(([term]) => term)).not.toContain("qualitativen");
});

it("ASK-06 takes no phrase that begins with a preposition for a term", () => {
  const terms = findTerms("de", [
    "Per Definition ist das eine Gruppe, die von den Steinen erzeugt wird.",
    "Per Definition tragen Gletscher Steine.",
    "Die Gruppe der Steine ist alt.",
  ]);
  expect(terms.map(([term]) => term)).not.toContain("Per Definition");
});
