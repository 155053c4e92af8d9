import { describe, expect, it } from "vitest";
import { CLOZE_GAP, cardLimits, type ProposedCard } from "@lectern/domain/cards.ts";
import type { Lecture } from "../lecture/source.ts";
import { foldText } from "../support/fold.ts";
import { labelledLectures } from "../testing/labelled-lectures.ts";
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

  it("PRC-01 are at most ten, and at least four", () => {
    const cards = makeCards(lecture);
    expect(cards.length).toBeGreaterThanOrEqual(4);
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
    const before = makeCards(lecture, { most: 3 });
    const after = makeCards(lecture, { known: before });
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((card) => before.some((other) => isSame(card, other)))).toEqual([]);
  });
});

it.each([
  ["tides", "a definition", 2, ["definition", "choice"]],
  ["tides", "what something does", 28, ["question"]],
  ["tides", "a number", 25, ["number"]],
  ["vaccines", "a definition", 2, ["definition", "choice"]],
  ["vaccines", "a year", 17, ["date"]],
  ["corazón", "a definition", 17, ["definition", "choice"]],
  ["corazón", "a year", 23, ["date", "question"]],
  ["Buchdruck", "a name for something", 17, ["definition", "choice", "cloze"]],
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
      "counts and lists",
      "The heart wall has three layers: the endocardium, the myocardium and the epicardium.",
      ["list", `The heart wall has three layers: ${CLOZE_GAP}, the myocardium and the epicardium.`, "the endocardium"],
    ],
    [
      "tells two things apart",
      "The difference between veins and arteries is that veins carry the blood back to the heart.",
      ["contrast", "How do veins and arteries differ?", "Veins carry the blood back to the heart"],
    ],
    [
      "sets one thing against another",
      "Unlike arteries, veins have valves that keep the blood from flowing back.",
      ["contrast", "How do arteries and veins differ?", "Veins have valves that keep the blood from flowing back"],
    ],
    [
      "defines in passing",
      "The rhythm comes from the sinus node, a small group of cells that fires about seventy times a minute.",
      ["definition", "What is the sinus node?", "A small group of cells that fires about seventy times a minute"],
    ],
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
    expect(cardsOf("en", sentence, "Veins and arteries meet at the sinus node of the heart.")).toContainEqual(card);
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
      "fr",
      "defines as one speaks",
      "Alors la moraine, c'est une accumulation de pierres au bord du glacier, hein.",
      "Qu’est-ce que la moraine ?",
      "Une accumulation de pierres au bord du glacier",
    ],
    [
      "de",
      "defines as one speaks",
      "Eine Moräne, das ist ein Wall aus Steinen am Rand des Gletschers.",
      "Was ist eine Moräne?",
      "Ein Wall aus Steinen am Rand des Gletschers",
    ],
    [
      "en",
      "says why",
      "The valley has a broad shape because the ice carved hard rock.",
      "Why is that so: “The valley has a broad shape”?",
      "Because the ice carved hard rock",
    ],
    [
      "de",
      "says why",
      "Das Tal behält die Form, weil das Eis harten Fels geschliffen hat.",
      "Warum ist das so: „Das Tal behält die Form“?",
      "Weil das Eis harten Fels geschliffen hat",
    ],
    [
      "es",
      "says why",
      "El valle tiene forma de artesa porque el hielo produce una roca dura.",
      "¿Por qué es así: «El valle tiene forma de artesa»?",
      "Porque el hielo produce una roca dura",
    ],
    [
      "fr",
      "says why",
      "La vallée a une forme large parce que la glace forme une roche dure.",
      "Pourquoi est-ce ainsi : « La vallée a une forme large » ?",
      "Parce que la glace forme une roche dure",
    ],
    [
      "pt",
      "says why",
      "O vale tem forma de calha porque o gelo produz uma rocha dura.",
      "Por que é assim: “O vale tem forma de calha”?",
      "Porque o gelo produz uma rocha dura",
    ],
    [
      "en",
      "says how",
      "The glacier makes a wide valley by grinding the rock into fine flour.",
      "How: “The glacier makes a wide valley”?",
      "By grinding the rock into fine flour",
    ],
    [
      "de",
      "says what follows",
      "Wenn der Schnee des Winters früh fällt, verliert der Gletscher viel Masse.",
      "Was geschieht, wenn der Schnee des Winters früh fällt?",
      "Verliert der Gletscher viel Masse",
    ],
    [
      "es",
      "says what follows",
      "Si la nieve del invierno termina pronto, el glaciar produce poco hielo nuevo.",
      "¿Qué ocurre si la nieve del invierno termina pronto?",
      "El glaciar produce poco hielo nuevo",
    ],
    [
      "fr",
      "says what follows",
      "Si la neige de l'hiver disparaît tôt, le glacier perd une grande partie de sa masse.",
      "Que se passe-t-il si la neige de l'hiver disparaît tôt ?",
      "Le glacier perd une grande partie de sa masse",
    ],
    [
      "pt",
      "says what follows",
      "Se a neve do inverno termina cedo, a geleira produz pouco gelo novo.",
      "O que acontece se a neve do inverno termina cedo?",
      "A geleira produz pouco gelo novo",
    ],
    [
      "en",
      "says of what a thing is the most",
      "We know that Lake Brisa is the oldest water of the whole valley.",
      `${CLOZE_GAP} is the oldest water of the whole valley.`,
      "Lake Brisa",
    ],
    [
      "es",
      "says when something happened",
      "Lo segundo va a ser la fundación del Instituto del Hielo en 1960; lo demás tardó.",
      "¿En qué año: «La fundación del Instituto del Hielo»?",
      "1960",
    ],
    [
      "en",
      "says what a thing does",
      "Mountain glaciers produce fine flour that stays in the lakes.",
      "What do mountain glaciers produce?",
      "Fine flour that stays in the lakes",
    ],
    [
      "pt",
      "says what a thing does",
      "A geleira produz uma farinha fina de pedra para o lago.",
      "O que a geleira produz?",
      "Uma farinha fina de pedra para o lago",
    ],
  ])("PRC-01 that in %s %s is asked about: %s", (language, _title, sentence, front, back) => {
    const others = ["Moraine. Moräne. Lake Brisa.", "Glaciers. A geleira."];
    expect(cardsOf(language, sentence, ...others).map(([, asked, answer]) => [asked, answer])).toContainEqual([
      front,
      back,
    ]);
  });

  it.each([
    ["en", "holds for a pronoun", "It has a broad shape because the ice carved hard rock."],
    ["en", "gives no reason", "The reason is that the valley has its shape because the ice carved hard rock."],
    ["en", "invites", "If you want to look at the snow of the winter, the glacier is the place for its study."],
    ["en", "gives one half", "A moraine is a wall of loose stones but also a mark of the climate."],
    ["en", "is what some think", "Some people believe that a moraine is a wall of stones along the ice."],
    ["en", "was broken off", "A moraine is a wall of loose stones which you will."],
    ["en", "judges", "We know that Lake Brisa is the most beautiful water of the whole valley."],
    ["es", "speaks of no event", "Lo segundo va a ser la situación del Instituto del Hielo en 1960; lo demás tardó."],
    ["pt", "has no subject", "O que se diz é que quando são vistas de perto, elas produzem gelo no vale."],
  ])("PRC-01 that in %s %s is not asked about in that way: %s", (language, _title, sentence) => {
    expect(cardsOf(language, sentence, "Moraine. Lake Brisa.", "Glaciers.")).toEqual([]);
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

  it("PRC-01 that runs into the next one, with no full stop, is asked about without it", () => {
    const line = "donc un itérable est un objet que l'on peut parcourir de multiples fois ouvrons notre fichier";
    expect(cardsOf("fr", line, "un itérable et son parcours")).toContainEqual([
      "definition",
      "Qu’est-ce qu’un itérable ?",
      "Un objet que l'on peut parcourir de multiples fois",
    ]);
  });

  it("PRC-01 that gives a property a name is asked for the name", () => {
    expect(cardsOf("en", "Functions that have a derivative everywhere are called analytic.")).toContainEqual([
      "definition",
      "What is this called? “Functions that have a derivative everywhere”",
      "Analytic",
    ]);
  });

  it("PRC-01 that names what the one before describes is asked about with it", () => {
    const lines = [
      "The lens of the eye grows stiff with age and cannot focus on near objects.",
      "This is called presbyopia.",
    ];
    const [card] = all(toLecture("en", ...lines));
    expect(card).toMatchObject({ back: "Presbyopia", first: 0, last: 1, quote: lines.join(" ") });
  });

  it("PRC-01 that says which effect the one before describes is asked about with it", () => {
    const lines = [
      "A heart that fills with more blood beats with more force at the next stroke.",
      "That is the Starling effect, and surgeons know it well.",
    ];
    expect(cardsOf("en", ...lines)).toContainEqual([
      "definition",
      "What is this called? “A heart that fills with more blood beats with more force at the next stroke.”",
      "Starling effect",
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

  it("PRC-01 that defines in passing, with no comma, is asked about", () => {
    const sentence = "Signing it involves the hash function which is a transformation of a text into a short number.";
    expect(cardsOf("en", sentence, "The hash function is quick.")).toContainEqual([
      "definition",
      "What is the hash function?",
      "A transformation of a text into a short number",
    ]);
  });

  it("PRC-01 whose verb comes first in the question is asked about", () => {
    const sentence = "Die Bilanz umfasst alle Werte, die ein Betrieb am Ende des Jahres besitzt.";
    expect(cardsOf("de", sentence, "Die Bilanz und der Betrieb.")).toContainEqual([
      "definition",
      "Was umfasst die Bilanz?",
      "Alle Werte, die ein Betrieb am Ende des Jahres besitzt",
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
    ["counts", "The output of the hash function is a chain of fixed length, of 256 bits.", 1],
    ["counts in an example", "The output of the hash function is a chain of fixed length, such as 256 bits.", 0],
    ["counts what speaker and listeners have", "We give the hash function a chain of fixed length, of 256 bits.", 0],
  ])("PRC-01 that %s is asked about or not: %s", (_title, sentence, count) => {
    const others = ["The hash function.", "A hash function.", "That hash function."];
    expect(cardsOf("en", sentence, ...others)).toHaveLength(count);
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
    expect(cards.length).toBeGreaterThanOrEqual(4);
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
