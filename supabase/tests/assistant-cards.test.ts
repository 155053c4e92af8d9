import { expect, it } from "vitest";
import type { Lecture } from "@lectern/transcript/source";
import { estimateCost, countTokens } from "@lectern/supabase/functions/_shared/assistant/model/cost";
import type { Message, Model } from "@lectern/supabase/functions/_shared/assistant/model/model";
import { writeCards } from "@lectern/supabase/functions/_shared/assistant/model/write-cards";
import type { StandingCard } from "@lectern/supabase/functions/_shared/assistant/writing";

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

const pick = ({ front, back }: { readonly front: string; readonly back: string }) => ({ front, back });

const good = {
  front: "Why does the sea come back about twice a day?",
  back: "Because the earth turns below two bulges of water, and a coast passes both.",
  lines: "1",
};
const known: StandingCard[] = [];
const write = (model: Model, source: Lecture = lecture, standing = known) =>
  writeCards(model, source, { existing: standing, boundary: "b" });

it("PRC-01 keeps a card in the model's own words, with the words of its line as the quote", async () => {
  const { model, asked } = createModel(good);
  expect(await write(model)).toEqual([
    { kind: "question", ...pick(good), choices: null, quote: lines[1], first: 1, last: 1, start: 6 },
  ]);
  expect(asked.at(-1)!.content).toContain(`[1] ${lines[1]}`);
});

it.each<[unknown, number, number]>([
  ["2-3", 2, 3],
  ["[2-3]", 2, 3],
  ["1, 3", 1, 1],
  ["3, 2", 2, 3],
  ["2–3", 2, 3],
  [2, 2, 2],
  [[2, 3], 2, 3],
  ["3-2", 2, 3],
  ["4-99", 4, 5],
])("PRC-01 understands lines written as %j", async (range, first, last) => {
  const [card] = await write(createModel({ ...good, lines: range }).model);
  expect(card).toMatchObject({ first, last, quote: lines.slice(first, last + 1).join(" "), start: first * 6 });
});

it.each([
  ["words that no line has", { front: "What is osmosis?", back: "Water that moves through a membrane.", lines: "5" }],
  ["another language", { front: "¿Qué es una marea?", back: "La subida y bajada del mar.", lines: "1" }],
  ["the answer in its question", { front: "Is a tide slow?", back: "Slow", lines: "1" }],
  [
    "braces and brackets",
    { front: "What does {x} in [0, 1] mean?", back: String.raw`\\frac{a}{b} with "x"`, lines: "3" },
  ],
])("PRC-01 never drops a card for its wording: %s", async (_title, card) => {
  expect(await write(createModel(card, good).model)).toMatchObject([pick(card), pick(good)]);
});

it.each([
  ["lines that the recording doesn't have", { ...good, lines: "600" }],
  ["no lines", { front: good.front, back: good.back }],
  ["words for lines", { ...good, lines: "the second one" }],
  ["no question", { ...good, front: " " }],
  ["a number for a text", { ...good, back: 7 }],
  ["a question that is too long", { ...good, front: "x".repeat(501) }],
  ["an answer that is too long", { ...good, back: "x".repeat(1001) }],
])("PRC-01 drops a model's card with %s", async (_title, bad) => {
  const other = { front: "What is a spring tide?", back: "A very large one.", lines: "2" };
  expect(await write(createModel(bad, other).model)).toMatchObject([pick(other)]);
  expect(await write(createModel(bad).model)).toEqual([]);
});

it.each([
  ["a fence", (json: string) => `Here are your cards:\n\`\`\`json\n[${json.replaceAll("\n", ",\n")}]\n\`\`\``],
  ["an object of its own", (json: string) => `{"cards": [${json.replaceAll("\n", ", ")}]}`],
  ["thoughts", (json: string) => `<think>Something about {tides}.</think>${json}`],
  ["lines of their own for each field", (json: string) => json.replaceAll(',"', ',\n  "')],
  ["a damaged card before", (json: string) => `{"front": "a "quoted word", "back": "x", "lines": "1"}\n${json}`],
])("PRC-01 reads cards within %s", async (_title, wrap) => {
  const other = { front: "Who explained the bulges?", back: "Newton", lines: "4" };
  const { model } = createModel(wrap([good, other].map((card) => JSON.stringify(card)).join("\n")));
  expect(await write(model)).toMatchObject([pick(good), pick(other)]);
});

it("PRC-01 proposes at most ten of a model's cards, and none that asks what a standing one asks", async () => {
  const written = Array.from({ length: 14 }, (_, n) => ({ front: `Question ${n}?`, back: `Answer ${n}.`, lines: "1" }));
  const { model, asked } = createModel(...written);
  const first = await write(model);
  expect(first).toHaveLength(10);
  const standing = first.map((card) => ({ ...card, isEdited: false }));
  const second = await write(model, lecture, standing);
  expect(second.map(({ back }) => back)).toEqual(["Answer 10.", "Answer 11.", "Answer 12.", "Answer 13."]);
  expect(asked.at(-1)!.content).toContain("- Question 0?");
});

it.each([
  ["its question in other signs", { front: "why does the sea come back — about twice a day" }],
  ["its answer from the same lines", { front: "What brings the sea back?" }],
  ["an edited card's lines", { front: "Other words?", back: "Other words.", isEdited: true }],
])("PRC-01 does not propose a card again by %s", async (_title, changes) => {
  const standing = { ...pick(good), quote: lines[1]!, first: 1, last: 1, isEdited: false, ...changes };
  expect(await write(createModel(good).model, lecture, [standing])).toEqual([]);
});

it("PRC-01 quotes lines of a transcript without segments, and none across a speaker's name", async () => {
  const transcript = "Ann: A tide is slow.\n\nBob: Why is it slow?\n\nAnn: The bay is wide.\n\nBob: I see that now.";
  const { model, asked } = createModel({ ...good, lines: "0-1" });
  const [card] = await write(model, { transcript, language: "en" });
  expect(card).toMatchObject({ quote: "A tide is slow.", first: 0, last: 0, start: null });
  expect(asked.at(-1)!.content).toContain("[1] Why is it slow?");
});

it("PRC-01 reads stretches from a whole recording that is longer than the model's window", async () => {
  const many = Array.from({ length: 6000 }, (_, n) => ({
    start: n,
    end: n + 1,
    text: `Sentence ${n} about the tides.`,
  }));
  const { model, asked } = createModel({ ...good, lines: "5880" });
  const source = { transcript: "", segments: many, language: "en" };
  expect(await write(model, source)).toMatchObject([{ first: 5880, quote: "Sentence 5880 about the tides." }]);
  const { content } = asked.at(-1)!;
  expect(countTokens(content)).toBeLessThan(32_000);
  expect([content.includes("[0] "), content.includes("[5880] ")]).toEqual([true, true]);
});

it("PRC-01 if a model writes no card, making cards fails like an answer without text", async () => {
  await expect(write(createModel("I cannot do that.").model)).rejects.toMatchObject({ kind: "empty" });
});

it("SRV-08 cards cost at most the model's context window", () => {
  const long = { transcript: "The moon pulls the water. ".repeat(20_000), segments: undefined };
  const cardsCost = { output: "cards", window: 32_000 } as const;
  expect(estimateCost(long, [], cardsCost)).toBeLessThanOrEqual(32_000);
  expect(estimateCost(lecture, [], cardsCost)).toBeLessThan(5_000);
  expect(estimateCost(lecture, ["What is a tide?"], cardsCost)).toBeGreaterThan(estimateCost(lecture, [], cardsCost));
});
