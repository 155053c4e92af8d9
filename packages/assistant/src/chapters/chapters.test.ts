import { describe, expect, it } from "vitest";
import { splitChapters } from "./chapters.ts";
import { getDigest } from "./digest.ts";
import type { Sentence } from "../lecture/sentences.ts";

/** Sentences of `count` terms each, taken by turns from those of a subject. */
const sentences = (
  terms: readonly string[],
  count = 20,
  speaker = "",
): (Pick<Sentence, "terms"> & { speaker: string })[] =>
  Array.from({ length: count }, (_, n) => ({
    terms: new Set([0, 1, 2].map((more) => terms[(n + more * 2) % terms.length]!)),
    speaker,
  }));

const lecture = (parts: ReturnType<typeof sentences>): Sentence[] =>
  parts.map(({ terms, speaker }, index) => ({
    index,
    text: [...terms].join(" "),
    spoken: [...terms].join(" "),
    length: terms.size,
    terms,
    start: index * 5,
    end: index * 5 + 5,
    line: index,
    beginsTurn: index > 0 && speaker !== parts[index - 1]!.speaker,
  }));

const cells = ["cell", "membrane", "nucleus", "protein", "enzyme", "ribosome"];
const planets = ["planet", "orbit", "moon", "gravity", "comet", "sun"];
const prices = ["price", "demand", "supply", "market", "elasticity", "income"];

/** Sentences that a person might say of things. */
const say = (things: readonly string[]) =>
  Array.from(
    { length: 18 },
    (_, n) => `We see that the ${things[n % 3]} of the ${things[(n + 1) % 3]} is what they have.`,
  );

const firstSentences = (chapters: readonly (readonly Sentence[])[]) => chapters.map(([first]) => first!.index);

describe("the chapters of a lecture", () => {
  it("AST-04 begin where the subject turns", () => {
    const chapters = splitChapters(lecture([...sentences(cells), ...sentences(planets, 30), ...sentences(prices, 24)]));
    expect(firstSentences(chapters)).toEqual([0, 20, 50]);
  });

  it("AST-04 hold every sentence once, in its order", () => {
    const all = lecture([...sentences(cells), ...sentences(planets), ...sentences(cells)]);
    expect(splitChapters(all).flat()).toEqual(all);
  });

  it("AST-04 are one where the subject stays, and one of a few sentences", () => {
    expect(splitChapters(lecture(sentences(cells, 120)))).toHaveLength(1);
    expect(splitChapters(lecture([...sentences(cells, 3), ...sentences(planets, 3)]))).toHaveLength(1);
    expect(splitChapters([])).toEqual([]);
  });

  it("AST-04 begin rather with a new speaker than some sentences beside", () => {
    const mixed = [
      ...sentences(cells, 20, "Ada"),
      ...sentences([...cells, ...planets], 3, "Ada"),
      ...sentences(planets, 20, "Ben"),
    ];
    expect(firstSentences(splitChapters(lecture(mixed)))).toEqual([0, 23]);
  });

  it("AST-04 have titles that name what is theirs, without function words", () => {
    const transcript = [...say(["glacier", "moraine", "valley"]), ...say(["violin", "melody", "orchestra"])].join(" ");
    const { chapters } = getDigest({ transcript, language: "en" });
    expect(chapters).toHaveLength(2);
    expect(chapters[0]!.title).toMatch(/^(?:Glacier|Moraine|Valley)(?: and (?:glacier|moraine|valley))?$/);
    expect(chapters[1]!.title).toMatch(/^(?:Violin|Melody|Orchestra)(?: and (?:violin|melody|orchestra))?$/);
  });

  it("AST-04 of 30,000 sentences cost little time", () => {
    const long = lecture(
      Array.from({ length: 60 }, (_, n) =>
        sentences(
          [cells, planets, prices][n % 3]!.map((term) => term + n),
          500,
        ),
      ).flat(),
    );
    const started = performance.now();
    expect(splitChapters(long).length).toBeGreaterThan(20);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
