import { describe, expect, it } from "vitest";
import type { ProposedCard } from "@lectern/domain/cards.ts";
import { type GoodCard, goodCards } from "../testing/good-cards.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { spoilCard } from "../testing/spoil-cards.ts";
import { createCardChecker } from "./check-card.ts";

const byName = new Map(labelledLectures.map((lecture) => [lecture.name, lecture]));
const toCard = ({ lecture, line, kind, front, back, choices }: GoodCard): ProposedCard => {
  const { text, start } = byName.get(lecture)!.segments[line]!;
  return { kind, front, back, choices: choices ?? null, quote: text, first: line, last: line, start };
};
const checkers = new Map(
  labelledLectures.map(({ name, segments, language }) => [name, createCardChecker(segments, language)]),
);
const cards = goodCards.map((good) => ({ ...good, card: toCard(good) }));

describe("a card about a labelled lecture", () => {
  it("PRC-01 is accepted when it is true: at most 5 % of the good ones are refused", () => {
    expect(cards.length).toBeGreaterThanOrEqual(40);
    const refused = cards.filter(({ lecture, card }) => !checkers.get(lecture)!.supports(card));
    // What goes beyond is shown.
    expect(refused.map(({ card }) => card.front).slice(Math.floor(cards.length * 0.05))).toEqual([]);
  });

  it("PRC-01 of at least 200 spoiled cards 98 % are refused: a number, a subject, a negation, a line", () => {
    const spoiled = cards.flatMap(({ lecture, card }, seed) => {
      const { segments, language } = byName.get(lecture)!;
      const others = cards.filter((other) => other.lecture === lecture).map((other) => other.card);
      return spoilCard(card, others, { spoken: segments, language, seed }).map((one) => ({ ...one, language }));
    });
    for (const kind of ["number", "subject", "negation", "line"] as const)
      expect(spoiled.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(30);
    expect(spoiled.length).toBeGreaterThanOrEqual(200);
    const accepted = spoiled.filter(({ card, spoken, language }) => createCardChecker(spoken, language).supports(card));
    const shown = accepted.map(({ kind, card }) => `${kind}: ${card.front} ${card.back}`);
    expect(shown.slice(Math.floor(spoiled.length * 0.02))).toEqual([]);
  });
});

describe("a card that asks what an abbreviation stands for", () => {
  const line = "We read the effective reproduction number, or ERN, beside the standard error of keys, or SEK.";
  const { supports } = createCardChecker([{ text: line, start: 0 }], "en");
  const place = { kind: "definition", choices: null, quote: line, first: 0, last: 0, start: 0 } as const;

  it.each([
    ["ERN", "effective reproduction number", true],
    ["SEK", "effective reproduction number", false],
    ["ERN", "standard error of keys", false],
    ["ERN", "reproduction number", false],
    ["ERN", "endless reproduction number", false],
  ])("PRC-01 is accepted or refused by its letters: %s, %s", (short, back, isTrue) => {
    expect(supports({ ...place, front: `What does ${short} stand for?`, back })).toBe(isTrue);
  });
});

describe("a card that asks for the year of an event", () => {
  const line = "The first hut was built: the opening of the museum in 1960, the closing of the mine in 1975.";
  const { supports } = createCardChecker([{ text: line, start: 0 }], "en");
  const place = { kind: "date", choices: null, quote: line, first: 0, last: 0, start: 0 } as const;

  it.each([
    ["In which year: “The opening of the museum”?", "1960", true],
    ["In which year: “The opening of the museum”?", "1975", false],
    ["In which year: “The closing of the mine”?", "1960", false],
  ] as const)("PRC-01 is accepted or refused by what stands beside it: %s %s", (front, back, isTrue) => {
    expect(supports({ ...place, front, back })).toBe(isTrue);
  });
});

describe("a quote", () => {
  const { places } = createCardChecker(
    [
      { text: "The moon pulls the water.", start: 0 },
      { text: "It pulls hard.", start: 5 },
      { text: "The moon pulls the water.", start: 9 },
    ],
    "en",
  );

  it.each([
    ["in one segment", "The moon pulls", { first: 0, last: 0, start: 0 }],
    ["over a border, whatever its spaces", "the water.  It\npulls", { first: 0, last: 1, start: 0 }],
  ])("PRC-01 is placed %s", (_title, quote, place) => {
    expect(places.find(quote)).toMatchObject(place);
  });

  it("PRC-01 is placed where it was said next to a time", () => {
    expect(places.find("The moon pulls the water.", 8)).toMatchObject({ first: 2, start: 9 });
  });

  it.each(["The sun pulls", "e moon pulls", ""])("PRC-01 that was not said has no place: %j", (quote) => {
    expect(places.find(quote)).toBeUndefined();
  });
});
