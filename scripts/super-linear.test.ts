import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { parseAst } from "rolldown/parseAst";
import { analyse } from "scslre";
import { beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A regular expression, and where it is written or built. */
interface Expression {
  /** "packages/domain/src/search.ts:12" */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Code that reads texts of students, phones and models. */
const FOLDERS = [
  "packages/{assistant,data,domain,transcript,ui}/src/**/*.{ts,tsx}",
  "apps/{local-backend,web}/src/**/*.{ts,tsx}",
  "supabase/functions/**/*.ts",
];
/** Modules that build regular expressions from parts when they are loaded. */
const BUILDERS = ["packages/{assistant,domain,transcript}/src/**/*.ts", "supabase/functions/_shared/assistant/**/*.ts"];
const notShipped = /\.(?:test|stories|soak\.test|types)\.tsx?$|\/testing\//;

const listFiles = (root: string, patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !notShipped.test(file));

/** Finds the regular expression literals in a module. */
function findLiterals(file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex, start = 0 } = node as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex !== undefined) {
      const line = text.slice(0, start).split("\n").length;
      found.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

/** Finds the expressions that a module builds with `new RegExp` when it is loaded. */
async function findBuilt(root: string): Promise<Expression[]> {
  const found: Expression[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, parameters, newTarget) {
      const built = Reflect.construct(target, parameters, newTarget) as RegExp;
      const lines = (new Error("where").stack ?? "").split("\n");
      const line = lines.find((one) => one.includes(root) && !one.includes("super-linear"));
      // A library's own expressions aren't ours to mend: our tests measure the time of what calls them.
      const place =
        line === undefined || line.includes("node_modules")
          ? undefined
          : /(?:packages|supabase)\/[^\s:?]+:\d+/.exec(line)?.[0];
      if (place !== undefined) found.push({ place, source: built.source, flags: built.flags });
      return built;
    },
  });
  try {
    // oxlint-disable-next-line no-await-in-loop -- the constructor is watched while each module loads
    for (const file of listFiles(root, BUILDERS)) await import(/* @vite-ignore */ join(root, file));
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** Finds every regular expression in the shipped code that may read foreign text. */
async function findExpressions(root: string): Promise<Expression[]> {
  const literals = listFiles(root, FOLDERS).flatMap((file) =>
    findLiterals(file, readFileSync(join(root, file), "utf8")),
  );
  return [...literals, ...(await findBuilt(root))];
}

/** A bounded repeat with fewer iterations takes little time, whatever it tries. */
const MANY = 8;
const MOST_SAMPLES = 60;

/** Generates texts that match a part of an expression: each alternative once, and optional parts with and without. */
function toSamples(node: AST.Node): string[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the other kinds match no text of their own
  switch (node.type) {
    case "Alternative":
      return node.elements.reduce(
        (texts, element) =>
          texts.flatMap((text) => toSamples(element).map((next) => text + next)).slice(0, MOST_SAMPLES),
        [""],
      );
    case "Group":
    case "CapturingGroup":
      return node.alternatives.flatMap(toSamples).slice(0, MOST_SAMPLES);
    case "Quantifier":
      return [...(node.min === 0 ? [""] : []), ...toSamples(node.element).map((text) => text.repeat(node.min || 1))];
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterClass": {
      const [first] = node.elements;
      if (node.negate || first === undefined) return ["a"];
      return toSamples(first.type === "CharacterClassRange" ? first.min : first);
    }
    case "CharacterSet":
      return [node.kind === "space" ? " " : node.kind === "digit" ? "1" : "a"];
    default:
      return [""];
  }
}

/** Generates the first text that matches the parts before a given one. */
function toOpening(node: AST.Node): string {
  const { parent } = node;
  if (parent === null) return "";
  const before =
    parent.type === "Alternative"
      ? parent.elements.slice(0, (parent.elements as AST.Node[]).indexOf(node)).map((part) => toSamples(part)[0] ?? "")
      : [];
  return toOpening(parent) + before.join("");
}

const ROUNDS = [16, 22] as const;
const NOTICED_MS = 10;

/**
 * Whether a repeat of alternatives can match the same text in two ways, like `(?:a|b|ab)*`. Then each repetition
 * doubles the time of a failing match. scslre doesn't detect this, so it is tried with samples.
 */
function findDoubling(expression: Expression, pattern: AST.Pattern): string | undefined {
  const repeats: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (node) => {
      if (node.max >= MANY && toSamples(node.element).length > 1) repeats.push(node);
    },
  });
  for (const repeat of repeats) {
    for (const word of new Set(toSamples(repeat.element))) {
      let [short, long] = [Infinity, Infinity];
      // On a busy machine another process can make one measurement long.
      for (let time = 0; time < 20 && long > NOTICED_MS; time += 1) {
        const [first, last] = ROUNDS.map((rounds) => {
          const tried = new RegExp(expression.source, expression.flags.replaceAll(/[gy]/g, ""));
          const text = `${toOpening(repeat) + word.repeat(rounds)}\0`;
          const started = performance.now();
          tried.test(text);
          return performance.now() - started;
        });
        short = Math.min(short, first ?? 0);
        long = Math.min(long, last ?? 0);
      }
      if (long > NOTICED_MS && long > short * MANY) return `each further “${word}” doubles the time`;
    }
  }
  return undefined;
}

const parser = new RegExpParser();

/**
 * Why an expression may be slow: two repeats that match the same text (scslre), or a repeat that matches text in two
 * ways.
 */
function findCause(expression: Expression): string | undefined {
  const { source, flags } = expression;
  const [report] = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports;
  if (report !== undefined) {
    const growth = report.exponential ? "doubles with each sign" : "grows with the square of the text";
    return `the time ${growth} on a run of ${JSON.stringify(report.character.pick)}`;
  }
  return findDoubling(expression, parser.parsePattern(source, 0, source.length, { unicode: flags.includes("u") }));
}

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
