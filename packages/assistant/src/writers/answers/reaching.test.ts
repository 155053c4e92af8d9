import { describe, expect, it } from "vitest";
import { getLanguage } from "../../languages/language.ts";
import { toPassages } from "../../lecture/passages.ts";
import type { RunFeatures } from "../../questions/rate-runs.ts";
import { answerQuestion } from "../answer-question.ts";
import { quotePlaces } from "./quoting.ts";

const toLecture = (language: string, lines: readonly string[]) => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text })),
  language,
});

const textOf = (answer: ReturnType<typeof answerQuestion>): string => answer.segments.map(({ text }) => text).join(" ");

/** The quotation of one place of a lecture. */
const quote = (language: string, lines: readonly string[], at: number) =>
  quotePlaces(toPassages(toLecture(language, lines)), [{ first: at, last: at }], getLanguage(language))[0]!.text;

/** So many sentences of eleven words, each with its number. */
const sentences = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `Keeper ${n} of the lighthouse counts the ships of the bay.`);

describe("a quotation whose answer is some sentences away", () => {
  it("ASK-05 has what stands around it, more behind than before", () => {
    const lines = sentences(80);
    expect(quote("en", lines, 40)).toBe(lines.slice(37, 52).join(" "));
    expect(quote("en", lines, 0)).toBe(lines.slice(0, 15).join(" "));
  });

  it("ASK-05 has one sentence before it where these are long", () => {
    const lines = sentences(80).map((line) => Array.from({ length: 6 }, () => line.slice(0, -1)).join(" "));
    expect(quote("en", lines, 40)).toBe(lines.slice(39, 42).join(" "));
  });

  it("ASK-05 has less of a short recording", () => {
    const lines = sentences(12);
    expect(quote("en", lines, 6)).toBe(lines.slice(5, 8).join(" "));
    expect(quote("en", ["The island adopted it late.", "Goats graze."], 0)).not.toContain("Goats");
  });

  it("ASK-05 is one with another that stands near, unless a heading divides them", () => {
    const lines = sentences(200);
    const passages = toPassages(toLecture("en", lines));
    const at = (...places: readonly number[]) =>
      quotePlaces(
        passages,
        places.map((place) => ({ first: place, last: place })),
        getLanguage("en"),
      ).map(({ text }) => text);
    expect(at(40, 59)).toEqual([lines.slice(37, 66).join(" ")]);
    expect(at(40, 24)).toEqual([lines.slice(23, 52).join(" ")]);
    expect(at(40, 90)).toEqual([lines.slice(37, 52).join(" "), lines.slice(89, 97).join(" ")]);
    const divided = passages.map((passage, n) => (n === 42 ? { ...passage, heading: "Gulls" } : passage));
    const both = [40, 43].map((place) => ({ first: place, last: place }));
    const [first, second] = quotePlaces(divided, both, getLanguage("en"));
    expect(first!.text.endsWith(lines[41]!)).toBe(true);
    expect(second!.text.startsWith(lines[42]!)).toBe(true);
  });

  it("ASK-05 goes on behind a question of the lecturer, and behind what says how many things come", () => {
    for (const last of ["But did any of them sink in the end?", "What the pilots ask are essentially two."]) {
      const lines = [...sentences(80)];
      // The last sentence that there is room for.
      lines[51] = last;
      const text = quote("en", lines, 40);
      expect(text).toContain(lines[51]);
      expect(text.endsWith(lines[52]!)).toBe(true);
    }
  });

  it("ASK-05 goes on behind what is said before a question is answered", () => {
    const lines = sentences(80);
    lines[50] = "Who can say what a log line is?";
    lines[51] = "Yes, sir.";
    expect(quote("en", lines, 40).endsWith(lines[52]!)).toBe(true);
  });

  it("ASK-05 has an answer from the room that a transcript writes as a line of its own", () => {
    const turns = sentences(80).map((line, n) => (n % 8 === 0 ? `PILOT: ${line}` : line));
    turns[40] = "PILOT: Who can say what a log line is?";
    turns[41] = "AUDIENCE: A rope with knots. [INAUDIBLE]";
    turns[42] = "PILOT: Right, it measures the speed of a ship.";
    turns[48] = "AUDIENCE: And the anchor? [LAUGHTER]";
    const { claims } = answerQuestion("what is a log line", { transcript: turns.join("\n\n"), language: "en" });
    expect(claims[0]?.text).toMatch(/log line is\? A rope with knots. \[INAUDIBLE\] Right, it measures/);
  });

  it.each([
    "A pilot of the inner harbour relies on two things.",
    "What the pilots of the harbour ask are essentially two.",
  ])("ASK-05 goes on where it ends with how many things come: %s", (announcement) => {
    expect(quote("en", [announcement, "How deep the mud is."], 0)).toBe(`${announcement} How deep the mud is.`);
    expect(quote("en", ["The pilots left port in groups of two men.", "Gulls breed."], 0)).not.toContain("Gulls");
  });

  it("ASK-05 begins with a definition where it is one", () => {
    const lecture = toLecture("en", ["Each reef has a plate that sinks.", "A plate is a slab of rock under the sea."]);
    expect(answerQuestion("what is a plate", lecture).segments[0]?.text).toMatch(/^A plate is a slab/);
    const long = toLecture("en", [...sentences(60), "A plate is a slab of rock under the sea.", ...sentences(60)]);
    expect(answerQuestion("what is a plate", long).segments[0]?.text).toBe("A plate is a slab of rock under the sea.");
  });

  it("ASK-05 goes on behind a definition where no full stop says that it is whole", () => {
    const passages = toPassages(toLecture("en", sentences(80)));
    const bare = passages.map((passage) => ({ ...passage, spoken: passage.spoken.slice(0, -1) }));
    const features = { preference: 1.1 } as RunFeatures;
    const quoteIn = (some: typeof passages) =>
      quotePlaces(some, [{ first: 40, last: 40, features }], getLanguage("en"))[0]!.text;
    expect(quoteIn(passages)).toBe(passages[40]!.spoken);
    expect(quoteIn(bare)).toContain(bare[44]!.spoken);
  });

  it("ASK-05 goes back two sentences for what it points at", () => {
    const lines = ["Narrow bays squeeze the tide.", "This raises the water.", "This is why the mark is so high."];
    expect(quote("en", lines, 2)).toBe(lines.join(" "));
  });

  it.each([
    ["de", "Das Riff bremst die Wellen.", "Weil dieses Bremsen wirkt, bleibt die Lagune ruhig."],
    ["fr", "Le récif freine les vagues.", "Pour en profiter, les pêcheurs ancrent derrière."],
    ["es", "El arrecife frena las olas.", "Por lo tanto, la laguna queda tranquila."],
    ["pt", "O recife freia as ondas.", "Como isso funciona, a lagoa fica calma."],
    ["en", "The reef slows the waves.", "Therefore the lagoon stays calm."],
  ])("ASK-05 takes along the sentence that it leans on (%s)", (language, before, sentence) => {
    expect(quote(language, [before, sentence], 1)).toBe(`${before} ${sentence}`);
  });

  it.each([
    [
      "en",
      "Before a large ship enters the narrow lagoon in the dark, the pilots of the harbour always check the following.",
    ],
    [
      "de",
      "Bevor ein großes Schiff im Dunkeln in die enge Lagune fährt, prüfen die Lotsen des Hafens immer wieder die folgenden.",
    ],
    [
      "fr",
      "Avant qu'un grand navire entre de nuit dans la lagune étroite, les pilotes du port vérifient toujours les suivantes.",
    ],
  ])("ASK-05 goes on behind what announces something, however long (%s)", (language, sentence) => {
    const next = "Anker 1, 2, 3.";
    expect(quote(language, [sentence, next], 0)).toBe(`${sentence} ${next}`);
  });
});

describe("a value in bold", () => {
  const coins = toLecture("en", [
    "The bonus of the baker is paid at every fair.",
    "Perhaps 10 coins come out of nowhere for the baker at an ordinary market.",
    "The weather decides how many people visit the stalls in spring.",
  ]);
  it("ASK-04 stands in the sentence that holds what is asked for, or there is none", () => {
    expect(answerQuestion("How many coins is the bonus of the baker at the fair?", coins).message).not.toMatch(
      /^\*\*10/,
    );
    expect(answerQuestion("How many coins does the baker get at an ordinary market?", coins).message).toMatch(
      /^\*\*10/,
    );
  });
});

describe("a sign of a formula", () => {
  const circle = toLecture("en", [
    "A tank is filled in many short pulses of the pump.",
    "The rise of the water in one pulse is written dr on the drawing.",
    "The volume of one pulse is dV, a small part of the whole.",
    "The mark k7 shows where the float of the tank begins to rise.",
    "Children play with old barrels behind the tower every winter.",
  ]);
  it.each([
    ["what does dV mean", "is dV, a small part"],
    ["where is dr", "is written dr"],
    ["k7", "The mark k7 shows"],
  ])("ASK-01 is a subject: %s", (question, quote) => {
    const answer = answerQuestion(question, circle);
    expect(answer.segments).toHaveLength(1);
    expect(textOf(answer)).toContain(quote);
  });

  it("ASK-04 is one in a question that goes on", () => {
    const history = [
      { role: "user" as const, content: "where is dr" },
      { role: "assistant" as const, content: answerQuestion("where is dr", circle).message },
    ];
    expect(textOf(answerQuestion("and dV?", circle, history))).toContain("is dV, a small part");
  });
});

describe("a heading of a question that goes on", () => {
  const lecture = toLecture("en", [
    "The pump of hall(a) runs all through the night in winter.",
    "Far from there, the pump of hall(b) runs at noon.",
    "Gardens need water in summer and shade at noon.",
  ]);
  const history = [
    { role: "user" as const, content: "does the pump of hall(a) run all through the night" },
    {
      role: "assistant" as const,
      content: answerQuestion("does the pump of hall(a) run all through the night", lecture).message,
    },
  ];
  it("ASK-04 closes its bracket", () => {
    expect(answerQuestion("and the one of hall(b)?", lecture, history).message).toMatch(/\*\*hall\\?\(b\\?\)\*\*/);
  });

  it("ASK-03 is no word that the recording lacks", () => {
    expect(answerQuestion("and the shiqqes of gadrns?", lecture, history).message).not.toMatch(/\*\*[^*]*qqes/);
  });
});

it.each([
  [
    "pt",
    ["A ilha que os barcos visitam é Aruna.", "As ondas vêm.", "A segunda ilha do mapa é Belmar.", "O pão é bom."],
    "qual ilha os barcos visitam",
    "e a segunda?",
    "Belmar",
  ],
  [
    "en",
    ["The island that ships visit is Aruna.", "Waves come.", "The second island on the map is Belmar.", "Bread."],
    "which island do ships visit",
    "and the second one?",
    "Belmar",
  ],
])("ASK-04 finds the second thing that the last answer lacks (%s)", (language, lines, first, next, value) => {
  const lecture = toLecture(language, lines);
  const { message } = answerQuestion(first, lecture);
  const history = [
    { role: "user" as const, content: first },
    { role: "assistant" as const, content: message },
  ];
  expect(answerQuestion(next, lecture, history).message).toContain(value);
  expect(
    answerQuestion(next, { ...lecture, segments: lecture.segments.filter((_, n) => n !== 2) }, history).message,
  ).not.toContain(value);
});
