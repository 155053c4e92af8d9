import { describe, expect, it } from "vitest";
import { CLOZE_GAP, cardLimits, type ProposedCard } from "@lectern/domain/cards.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { foldText } from "../support/fold.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { createCardChecker } from "./check-card.ts";
import { makeCards } from "./make-cards.ts";
import { toSpoken } from "./place-quote.ts";

const lectures: readonly (readonly [name: string, lecture: Lecture])[] = labelledLectures.map(
  ({ name, segments, language }) => [name, { transcript: "", segments, language }],
);
const lectureOf = (name: string): Lecture => lectures.find(([own]) => own === name)![1];
const all = (lecture: Lecture) => makeCards(lecture, { most: 50 });
const fold = (text: string) =>
  foldText(text)
    .map(({ word }) => word)
    .join(" ");

const isSame = (a: ProposedCard, b: ProposedCard) => a.front === b.front || (a.back === b.back && a.first === b.first);

describe.each(lectures)("cards of a lecture: %s", (_name, lecture) => {
  const checker = createCardChecker(toSpoken(lecture), lecture.language);

  it("PRC-01 are at most ten, and at least two", () => {
    const cards = makeCards(lecture);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    expect(cards.length).toBeLessThanOrEqual(cardLimits.request);
  });

  it("PRC-01 quote their segment word for word, and begin when it does", () => {
    for (const { quote, first, last, start } of all(lecture)) {
      const said = lecture.segments!.slice(first, last + 1);
      expect(said.map(({ text }) => text).join(" ")).toContain(quote);
      expect(start).toBe(said[0]!.start);
    }
  });

  it("PRC-01 are supported by their quote, and hold no answer in their question", () => {
    const cards = all(lecture);
    expect(cards.filter((card) => !checker.supports(card))).toEqual([]);
    for (const card of cards) {
      expect(` ${fold(card.front)} `).not.toContain(` ${fold(card.back)} `);
    }
  });

  it("PRC-01 ask in whole sentences, each about something else", () => {
    const cards = all(lecture);
    for (const { front } of cards) expect(front).toMatch(/^[¿“]?[\p{Lu}\p{N}_].*[.?!”»“]$/u);
    expect(new Set(cards.map(({ front }) => front)).size).toBe(cards.length);
    expect(new Set(cards.map(({ first }) => first)).size).toBe(cards.length);
  });

  it("PRC-01 are others when they are asked for again", () => {
    const before = makeCards(lecture, { most: 1 });
    const after = makeCards(lecture, { known: before });
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((card) => before.some((other) => isSame(card, other)))).toEqual([]);
  });
});

it.each([
  ["tides", "a definition", 2, ["definition", "choice"]],
  ["vaccines", "a definition", 2, ["definition", "choice"]],
  ["corazón", "a definition", 17, ["definition", "choice"]],
  ["Buchdruck", "a name for something", 5, ["definition", "choice", "cloze"]],
])("PRC-01 a lecture on %s is asked about %s, said in line %i", (name, _what, line, kinds) => {
  const card = all(lectureOf(name)).find(({ first }) => first === line);
  expect(kinds).toContain(card?.kind);
});

const toLecture = (language: string, ...lines: string[]): Lecture => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 5, end: n * 5 + 5, text })),
  language,
});
const cardsOf = (language: string, ...lines: string[]) =>
  all(toLecture(language, ...lines)).map(({ kind, front, back }) => [kind, front, back]);

describe("a sentence", () => {
  it.each([
    [
      "defines a thing of the listeners",
      "Your blood pressure is the force of the blood against the walls of your arteries.",
      ["definition", "What is your blood pressure?", "The force of the blood against the walls of your arteries"],
    ],
    [
      "goes on behind its definition",
      "A coronary bypass is a detour that leads the blood around a narrow vessel, which isn't what my uncle had.",
      ["definition", "What is a coronary bypass?", "A detour that leads the blood around a narrow vessel"],
    ],
    [
      "names a thing",
      "The beat begins in the wall of the right atrium, in a small knot of cells called the sinus node.",
      [
        "cloze",
        `The beat begins in the wall of the right atrium, in a small knot of cells called the ${CLOZE_GAP}.`,
        "sinus node",
      ],
    ],
    [
      "names a thing and goes on",
      "The valve between atrium and ventricle is called the mitral valve, and this one often leaks.",
      ["definition", "What is the mitral valve?", "The valve between atrium and ventricle"],
    ],
  ])("PRC-01 that %s is asked about", (_title, sentence, card) => {
    const others = ["Veins and arteries meet at the sinus node of the heart.", "Blood pressure has two numbers."];
    expect(cardsOf("en", sentence, ...others)).toContainEqual(card);
  });

  it.each([
    ["de", "Eine Moräne ist eine Anhäufung von Steinen, die das Eis am Rand hinterlässt.", "Was ist eine Moräne?"],
    ["fr", "Une moraine est une accumulation de pierres que la glace laisse au bord.", "Qu’est-ce qu’une moraine ?"],
    ["es", "Una morrena es una acumulación de piedras que el hielo deja en su borde.", "¿Qué es una morrena?"],
    ["pt", "Uma morena é uma acumulação de pedras que o gelo deixa na sua borda.", "O que é uma morena?"],
  ])("PRC-01 that says in %s what kind of a thing something is is asked about: %s", (language, sentence, front) => {
    expect(cardsOf(language, sentence, sentence).map(([kind, asked]) => [kind, asked])).toContainEqual([
      "definition",
      front,
    ]);
  });

  it.each([
    [
      "en",
      "defines in passing",
      "It turns out that a moraine is a wall of stones along the ice.",
      "What is a moraine?",
      "A wall of stones along the ice",
    ],
    [
      "es",
      "says when something happened",
      "Lo segundo va a ser la fundación del Instituto del Hielo en 1960; lo demás tardó.",
      "¿En qué año fue la fundación del Instituto del Hielo?",
      "1960",
    ],
  ])("PRC-01 that in %s %s is asked about: %s", (language, _title, sentence, front, back) => {
    const others = [
      "Moraine. Moräne. Lake Brisa.",
      "Glaciers. A geleira.",
      "Une moraine. Des moraines.",
      "La moraine.",
    ];
    expect(cardsOf(language, sentence, ...others).map(([, asked, answer]) => [asked, answer])).toContainEqual([
      front,
      back,
    ]);
  });

  it.each([
    ["en", "begins with a clause and no term", "What's left is a wall of loose stones along the ice."],
    ["en", "begins with an adverb", "Still moraines are walls of loose stones that the ice leaves."],
    ["en", "says of one thing what it is here", "The moraine is the wall of stones at the end of the path."],
    ["en", "says a thing again", "The height of a moraine is the height of the stones along the ice."],
    ["en", "tells it from nothing else", "A moraine is a broad and uneven wall."],
    ["en", "gives a reason", "The valley has a broad shape even because the ice carved hard rock."],
    ["en", "goes on behind a condition", "A moraine is a wall of stones where you see when the ice melts, the water."],
    ["de", "begins with a preposition", "Per Konvention ist die Moräne ein Wall aus Steinen am Rand des Gletschers."],
    ["de", "begins with a relative pronoun", "Jeder Wall, deren Höhe, ist ein Teil der Höhe des ganzen Berges."],
    ["es", "says more of a thing", "Los pueblos cuidan sus glaciares, un lugar en el que la nieve sigue siendo hielo."],
    ["fr", "speaks of some", "Après la neige, des moraines, ce sont des pierres que la glace laisse au bord."],
    ["pt", "says when", "As morenas são quando o gelo deixa pedras na borda do vale."],
    ["en", "gives one half", "A moraine is a wall of loose stones but also a mark of the climate."],
    ["en", "says it of another thing", "The rocks from the moraine, which is a heap of loose stones, are sold."],
    ["en", "goes on behind an and", "A moraine is a wall of loose stones and then the ice melts along the lake."],
    ["en", "goes on behind a colon", "A moraine is a broad wall of stones that tells: here the ice melted."],
    ["en", "is what some think", "Some people believe that a moraine is a wall of stones along the ice."],
    ["en", "was broken off", "A moraine is a wall of loose stones which you will."],
    ["en", "judges", "We know that Lake Brisa is the most beautiful water of the whole valley."],
    ["es", "speaks of no event", "Lo segundo va a ser la situación del Instituto del Hielo en 1960; lo demás tardó."],
    ["pt", "has no subject", "O que se diz é que quando são vistas de perto, elas produzem gelo no vale."],
  ])("PRC-01 that in %s %s is not asked about in that way: %s", (language, _title, sentence) => {
    const others = ["Moraine. Lake Brisa.", "Glaciers, glaciares, moraines.", "Moränen. Wall. Morenas."];
    expect(cardsOf(language, sentence, ...others)).toEqual([]);
  });

  it("PRC-01 that goes on with another one behind a comma is asked about without it", () => {
    const sentence =
      "Glial cells are cells that feed the neurons of the brain, the most common ones fall into four groups.";
    expect(cardsOf("en", sentence, "Glial cells.")).toContainEqual([
      "definition",
      "What are glial cells?",
      "Cells that feed the neurons of the brain",
    ]);
  });

  it("PRC-01 that names a thing with a word in quotation marks behind it is not cut there", () => {
    const lines = [
      "A wave in a bay keeps the period of the tide of the open sea.",
      'This is called the period "proper" of it.',
    ];
    expect(cardsOf("en", ...lines)).toEqual([]);
  });

  it("PRC-01 that gives a property a name is asked for the name", () => {
    expect(cardsOf("en", "Functions that have a derivative everywhere are called analytic.")).toContainEqual([
      "definition",
      "What is this called? “Functions that have a derivative everywhere”",
      "Analytic",
    ]);
  });

  it.each([
    [
      "en",
      "The spread is told by the effective reproduction number, or ERN, in all of the reports.",
      ["What does ERN stand for?", "Effective reproduction number"],
    ],
    [
      "de",
      "Der Stoff wird mit der Polymerase-Ketten-Reaktion (PKR) vervielfacht und danach gemessen.",
      ["Wofür steht PKR?", "Polymerase-Ketten-Reaktion"],
    ],
  ])("PRC-01 that says in %s what an abbreviation is made of is asked for it", (language, sentence, card) => {
    const short = card[0]!.match(/[A-Z]{3}/)![0];
    const cards = cardsOf(language, sentence, `${short} is used.`);
    expect(cards.map(([, front, back]) => [front, back])).toContainEqual(card);
  });

  it("PRC-01 that says it with no capital and no full stop is asked for it, and not for any word of fitting letters", () => {
    const spoken = [
      "the spread is told by the effective reproduction number or ern in all of the reports",
      "and then the ern is said at noon each day by the office",
      "these are to how each water wave sew itself together and then sew other waves",
    ];
    expect(cardsOf("en", ...spoken)).toEqual([
      ["definition", "What does ERN stand for?", "Effective reproduction number"],
    ]);
  });

  it("PRC-01 that gives a term its abbreviation is asked about with both", () => {
    const sentence = "A Tidal Power Station (TPS) is a dam with turbines that the flood and the ebb drive.";
    expect(cardsOf("en", sentence, "A TPS pays.")).toContainEqual([
      "definition",
      "What is a Tidal Power Station (TPS)?",
      "A dam with turbines that the flood and the ebb drive",
    ]);
  });

  it.each([
    [
      "places a thing and does not say what it is",
      "en",
      "The membrane is another key feature of the living cell and its organs.",
    ],
    [
      "calls a thing the child of another",
      "en",
      "The membrane is a child of the structures of the body in the catalogue.",
    ],
    ["introduces a person", "en", "Meiosis is a young student who studies the membrane of the cell at home."],
    ["names a book", "en", "The author wrote a long book about the cell called the membrane theory, and it sold."],
    [
      "asks for something that isn't named",
      "en",
      "The system converts the membranes of the living cells into small bubbles of fat.",
    ],
    [
      "compares with what was said before",
      "de",
      "Die Membran ist ein einfacherer Aufbau, der die lebende Zelle von außen umgibt.",
    ],
    [
      "begins with a question word",
      "en",
      "But what's missing is the structural functional organization of the cell membrane.",
    ],
    [
      "begins with a preposition",
      "de",
      "Per Definition ist die Membran eine Schicht aus Fetten, die eine Zelle umgibt.",
    ],
    ["places a thing", "fr", "La membrane est une autre caractéristique importante de la cellule vivante du corps."],
  ])("PRC-01 that %s is not asked about in %s: %s", (_title, language, sentence) => {
    expect(cardsOf(language, sentence, "Membrane.", "The system.")).toEqual([]);
  });

  it.each([
    ["only says that there is something", "There is a thing in the brain called the thalamus."],
    ["names what it doesn't describe", "With the blood the cells do what's called osmosis, as all of life does."],
    ["has a clause of time for a subject", "As you heat the membrane, the protein that spans the cell unfolds."],
    ["judges", "The membrane is a remarkable feature of the cell and of all of life."],
    ["points at something", "This membrane is a thin layer of lipids that surrounds the cell."],
    ["leans on the one before", "It is a thin layer of lipids that surrounds the cell membrane."],
    ["speaks of the course", "The membrane chapter is a part of the reading that is due on Friday."],
    ["is about the speaker", "The membrane is a structure that I really like to draw for you."],
    ["was broken off", "The membrane is a very thin layer of lipids that surrounds the"],
    ["stumbles", "The membrane is a a layer of lipids that that surrounds the cell."],
    ["denies", "It is not true that the membrane is a thick layer of stone around the cell."],
    ["asks", "Is the membrane a thin layer of lipids that surrounds the cell?"],
  ])("PRC-01 that %s is not asked about", (_title, sentence) => {
    expect(cardsOf("en", sentence, "The cell membrane and the cell nucleus.")).toEqual([]);
  });
});

const speech = (line: string, count: number) => Array.from({ length: count }, () => line);

describe("a lecture as it is spoken", () => {
  const definition = "A moraine is a wall of loose stones that the ice leaves.";
  const short = "The spread is told by the effective reproduction number, or ERN, in all of the reports.";
  const year = "The reports of the ERN began with the outbreak of the fever in Lake Brisa in 1960.";
  const whole = ["Moraines are loose.", "The ERN is said at noon.", definition, short, year];

  it("PRC-01 is asked about all that it explains, where it is said in whole sentences", () => {
    expect(cardsOf("en", ...whole).map(([, front]) => front)).toEqual([
      "What is a moraine?",
      "What does ERN stand for?",
      "In which year was the outbreak of the fever in Lake Brisa?",
    ]);
  });

  it.each([
    ["has no full stops", speech("the ice of the valley carved it", 20)],
    ["begins again and again", speech("The the ice of of the valley carved the rock.", 5)],
    ["leans each sentence on the one before", speech("But it carved the rock of the valley.", 5)],
    [
      "goes on and on",
      speech(
        "The ice of the valley carved the rock, and where the rock is hard the ice leaves stones, and the stones make a lake, and the lake has water that the people of the valley drink, and they sell it to other people, who come in the summer.",
        2,
      ),
    ],
  ])("PRC-01 is asked only about abbreviations and years, where it %s", (_title, lines) => {
    expect(cardsOf("en", ...whole, ...lines).map(([, front]) => front)).toEqual([
      "What does ERN stand for?",
      "In which year was the outbreak of the fever in Lake Brisa?",
    ]);
  });
});

it("PRC-01 a card whose question and answer were edited is not proposed again", () => {
  const lecture = lectureOf("tides");
  const known = makeCards(lecture).map((card) => ({ ...card, front: "Mine?", back: "mine" }));
  const quotes = new Set(known.map(({ quote }) => quote));
  expect(makeCards(lecture, { known }).filter(({ quote }) => quotes.has(quote))).toEqual([]);
});

describe("places", () => {
  const lecture = lectureOf("tides");

  it("PRC-01 count the segments that are stored, where those are captions of half sentences", () => {
    const stored = lecture.segments!.flatMap(({ text, start }) => {
      const half = text.indexOf(" ", text.length / 2);
      return [
        { text: text.slice(0, half), start },
        { text: text.slice(half + 1), start: start + 4 },
      ];
    });
    const cards = makeCards(lecture, { stored });
    expect(cards.length).toBeGreaterThanOrEqual(2);
    for (const { first, last, quote } of cards)
      expect(
        stored
          .slice(first, last + 1)
          .map(({ text }) => text)
          .join(" "),
      ).toContain(quote);
  });

  it("PRC-01 count lines, and have no time, in a transcript without times", () => {
    const transcript = lecture.segments!.map(({ text }) => text).join("\n");
    const [card] = makeCards({ transcript, language: "en" });
    expect(card!.start).toBeNull();
    expect(transcript.split("\n")[card!.first]).toBe(card!.quote);
  });
});

it("PRC-01 a lecture in a language whose questions can't be written has no cards", () => {
  const { segments } = lectureOf("tides");
  expect(makeCards({ transcript: "", segments, language: "ja" })).toEqual([]);
  expect(makeCards({ transcript: "", language: "en" })).toEqual([]);
});
