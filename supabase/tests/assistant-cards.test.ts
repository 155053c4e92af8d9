import { expect, it } from "vitest";
import type { ProposedCard } from "@lectern/domain/cards";
import type { Lecture } from "@lectern/transcript/lecture";
import { costOfCards } from "@lectern/supabase/functions/_shared/assistant/model/cost";
import type { Message, Model } from "@lectern/supabase/functions/_shared/assistant/model/model";
import { writeCards } from "@lectern/supabase/functions/_shared/assistant/model/write-cards";

const lines = [
  "Good morning, today we look at the tides.",
  "A tide is the slow rise and fall of the sea that returns about twice a day.",
  "Such a large tide is called a spring tide, although it has nothing to do with spring.",
  "In the Bay of Fundy in Canada the water rises sixteen metres.",
  "Isaac Newton explained the two bulges in 1687.",
  "The tide is not caused by the wind.",
];
const lecture: Lecture = {
  transcript: lines.join("\n"),
  segments: lines.map((text, n) => ({ start: n * 6, end: n * 6 + 6, text })),
  language: "en",
};

/** A model that writes these lines, and records its requests. */
function createModel(...written: readonly (object | string)[]): { model: Model; asked: Message[] } {
  const asked: Message[] = [];
  const text = written.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  return {
    asked,
    model: {
      window: 32_000,
      complete: (messages, _most, onText) => {
        asked.push(...messages);
        onText?.(text);
        return Promise.resolve({ text, isCut: false });
      },
    },
  };
}

const good = {
  kind: "definition",
  front: "What is a tide?",
  back: "the slow rise and fall of the sea that returns about twice a day",
  quote: lines[1],
};

it("PRC-01 keeps a model's card whose quote is in the transcript, at the quote's place", async () => {
  const { model } = createModel(good);
  const { cards, origin, dropped } = await writeCards(model, lecture, { known: [] });
  expect({ origin, dropped }).toEqual({ origin: "model", dropped: 0 });
  expect(cards).toEqual([{ ...good, choices: null, first: 1, last: 1, start: 6 }]);
});

it("PRC-01 shows the recording's own words if a model changed their case or punctuation", async () => {
  const { model } = createModel({
    ...good,
    quote: "a tide is: the slow rise and fall of the sea, that returns about twice a day",
  });
  expect((await writeCards(model, lecture, { known: [] })).cards[0]).toMatchObject({ quote: lines[1], first: 1 });
});

it.each([
  [
    "a quote that was not said",
    { ...good, quote: "A tide is the quick rise of the sea that returns about twice a day." },
  ],
  ["an answer that its quote doesn't hold", { ...good, back: "a wave that the wind raises on the sea" }],
  [
    "another number",
    {
      kind: "number",
      front: "In the Bay of Fundy in Canada the water rises _____ metres.",
      back: "sixty",
      quote: lines[3],
    },
  ],
  [
    "another subject",
    { kind: "question", front: "Who explained the two moons in 1687?", back: "Isaac Newton", quote: lines[4] },
  ],
  ["a lost negation", { kind: "cloze", front: "The tide is caused by the _____.", back: "wind", quote: lines[5] }],
  [
    "the answer in its question",
    { ...good, front: "Is a tide the slow rise and fall of the sea that returns about twice a day?" },
  ],
  ["a kind that isn't one", { ...good, kind: "essay" }],
  ["choices of its own", { ...good, kind: "choice", choices: ["a", "b", "c", "d"] }],
  ["no question", { ...good, front: "" }],
  ["a number for a text", { ...good, back: 7 }],
])("PRC-01 drops a model's card with %s", async (_title, bad) => {
  const { model } = createModel(bad, good);
  const { cards, dropped } = await writeCards(model, lecture, { known: [] });
  expect(cards.map(({ front }) => front)).toEqual([good.front]);
  expect(dropped).toBe(1);
});

it("PRC-01 proposes none if the transcript supports none of a model's cards", async () => {
  const { model } = createModel({ ...good, quote: "The moon is made of cheese, as everybody knows." });
  expect(await writeCards(model, lecture, { known: [] })).toEqual({ cards: [], origin: "model", dropped: 1 });
});

it("PRC-01 proposes at most ten of a model's cards, and none that already exists", async () => {
  const numbered = Array.from({ length: 14 }, (_, n) => `The station number ${n + 20} has ${n + 3} large turbines.`);
  const long: Lecture = {
    transcript: numbered.join("\n"),
    segments: numbered.map((text, n) => ({ start: n, end: n + 1, text })),
    language: "en",
  };
  const written = numbered.map((quote, n) => ({
    kind: "number",
    front: quote.replace(`has ${n + 3}`, "has _____"),
    back: `${n + 3}`,
    quote,
  }));
  const { model, asked } = createModel(...written);
  const first = await writeCards(model, long, { known: [] });
  expect(first.cards).toHaveLength(10);
  const second = await writeCards(model, long, { known: first.cards });
  expect(second.cards.map(({ back }: ProposedCard) => back)).toEqual(["13", "14", "15", "16"]);
  expect(asked.at(-1)!.content).toContain(first.cards[0]!.front);
});

it("PRC-01 if a model writes no card, making cards fails like an answer without text", async () => {
  const { model } = createModel("I cannot do that.");
  await expect(writeCards(model, lecture, { known: [] })).rejects.toMatchObject({ kind: "empty" });
});

it("SRV-08 cards cost at most the model's context window", () => {
  const long = { transcript: "The moon pulls the water. ".repeat(20_000), segments: undefined };
  expect(costOfCards(long, [], 32_000)).toBeLessThanOrEqual(32_000);
  expect(costOfCards(lecture, [], 32_000)).toBeLessThan(5_000);
  expect(costOfCards(lecture, ["What is a tide?"], 32_000)).toBeGreaterThan(costOfCards(lecture, [], 32_000));
});
