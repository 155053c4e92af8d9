import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { expect, it } from "vitest";
import { entries } from "../scripts/exports.ts";

interface Property {
  /** `elements/button/Button.tsx: busy` */
  readonly name: string;
  readonly isDescribed: boolean;
}

interface Named {
  readonly start: number;
  readonly key: { readonly start: number; readonly end: number };
}

/** Lists every property of a component's types, and every variant of its recipes. */
function listProperties(file: string, source: string): Property[] {
  const { program, comments } = parseSync(file, source);
  const found: Property[] = [];
  const add = ({ start, key }: Named) => {
    const isDescribed = comments.some(
      ({ type, value, end }) =>
        type === "Block" && value.startsWith("*") && end <= start && source.slice(end, start).trim() === "",
    );
    found.push({ name: `${file}: ${source.slice(key.start, key.end)}`, isDescribed });
  };
  new Visitor({
    TSPropertySignature: add,
    TSMethodSignature: add,
    CallExpression: ({ callee, arguments: [options] }) => {
      if (callee.type !== "Identifier" || callee.name !== "recipe" || options?.type !== "ObjectExpression") return;
      for (const option of options.properties) {
        if (option.type !== "Property" || option.key.type !== "Identifier" || option.key.name !== "variants") continue;
        if (option.value.type !== "ObjectExpression") continue;
        for (const variant of option.value.properties) if (variant.type === "Property") add(variant);
      }
    },
  }).visit(program);
  return found;
}

/** Applies `read` to every module of the core. */
const readCore = <Found>(read: (file: string, source: string) => Found[]): Found[] =>
  globSync(`{${entries.core.join(",")}}/*/*.{ts,tsx}`, { cwd: import.meta.dirname })
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) => read(file, readFileSync(join(import.meta.dirname, file), "utf8")));

const spoken = new Set(["alt", "aria-label", "label", "placeholder", "title"]);

/** Lists text in the markup itself that no prop can replace. */
function listFixedWords(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (text: string) => /\p{L}/u.test(text) && found.push(`${file}: ${text.trim()}`);
  new Visitor({
    JSXText: ({ value }) => void add(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== "JSXIdentifier" || !(spoken.has(name.name) || name.name.endsWith("Label"))) return;
      if (value?.type === "Literal" && typeof value.value === "string") add(value.value);
    },
    JSXExpressionContainer: ({ expression }) => {
      if (
        expression.type === "TemplateLiteral" &&
        /\p{L} /u.test(expression.quasis.map(({ value }) => value.raw).join(""))
      )
        add(source.slice(expression.start, expression.end));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

it("DSG-03 describes every prop and every variant of the core", () => {
  const properties = readCore(listProperties);
  expect(properties.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  expect(properties.length).toBeGreaterThan(250);
});

it("finds props without a description", () => {
  const component = `/** Of all. */\nexport interface Props {\n  /** Its name. */\n  readonly label: string;\n  // not said\n  size?: 1 }`;
  expect(listProperties("A.tsx", component)).toEqual([
    { name: "A.tsx: label", isDescribed: true },
    { name: "A.tsx: size", isDescribed: false },
  ]);
  const styles = `recipe({ variants: { /** The look. */ tone: {}, size: { /** Small. */ s: {} } } })`;
  expect(listProperties("A.css.ts", styles)).toEqual([
    { name: "A.css.ts: tone", isDescribed: true },
    { name: "A.css.ts: size", isDescribed: false },
  ]);
});

const productWords =
  /\b(lectures?|recordings?|study guides?|transcripts?|premium|students?|(?!UTF)[A-Z]{3}-\d\d|product decision)\b/i;

it("DSG-07 the core contains no names of the product", () => {
  const named = readCore((file, source) =>
    source
      .split("\n")
      .filter((line) => !/^elements\/icon\/.*glyphs\.ts$/.test(file) && productWords.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

it("DSG-04 the markup of the core contains no fixed text", () => {
  expect(readCore(listFixedWords)).toEqual([]);
});

it("finds fixed text", () => {
  const markup =
    '<p title={t}>Try <b aria-label="Close">{x}</b>{`More for ${x}`}{`${a} ${b}`}<i className="big" /></p>';
  expect(listFixedWords("A.tsx", markup)).toEqual(["A.tsx: Try", "A.tsx: Close", "A.tsx: `More for ${x}`"]);
});
