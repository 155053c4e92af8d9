import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Expression, findCause, findExpressions, findLiterals } from "./super-linear.ts";

const root = join(import.meta.dirname, "..");

describe("regular expressions that read foreign text", () => {
  let expressions: Expression[];
  beforeAll(async () => {
    expressions = await findExpressions(root);
  });

  test("SRV-13 take linear time", () => {
    const slow = expressions.flatMap((expression) => {
      const cause = findCause(expression);
      return cause === undefined ? [] : [`${expression.place} /${expression.source}/${expression.flags}: ${cause}`];
    });
    expect(slow).toEqual([]);
  });

  test("SRV-13 are found as literals and where they are built from parts", () => {
    const places = expressions.map(({ place }) => place);
    expect(places.filter((place) => place.includes("/normalise/markdown.ts")).length).toBeGreaterThan(10);
    expect(places.filter((place) => place.includes("/words/patterns.ts")).length).toBeGreaterThan(50);
  });
});

describe("a planted regular expression", () => {
  test.each([
    ["starts again within a run", String.raw`const end = /\s+$/;`],
    ["has two repeats that read one run", String.raw`const pair = /^\s*,?\s+is/;`],
    ["repeats a repeat", String.raw`const twice = /^(?:a+)+$/;`],
    ["repeats a word that is two of its words", String.raw`const words = /^(?:three|teen|threeteen)*$/;`],
    [
      "has an optional part that is one of its words",
      String.raw`const words = /^(?:drei|acht|(?:drei|acht)?zehn){2,}$/;`,
    ],
  ])("SRV-13 that %s is found", (_, source) => {
    expect(findLiterals("planted.ts", source).map(findCause)).toEqual([expect.stringMatching(/^the time|doubles/)]);
  });

  test.each([
    String.raw`const end = /(?<!\s)\s+$/;`,
    String.raw`const pair = /^(?:\s*,)?\s+is/;`,
    String.raw`const words = /^(?:three|teen)*$/;`,
    String.raw`const some = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/;`,
  ])("SRV-13 passes if it is linear: %s", (source) => {
    expect(findLiterals("planted.ts", source).map(findCause)).toEqual([undefined]);
  });
});
