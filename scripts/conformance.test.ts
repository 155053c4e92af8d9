import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countEvidence, type Criterion, criteria } from "@lectern/domain/conformance";
import axe from "axe-core";
import { expect, test } from "vitest";
import { findCodesInTitles, parseRules, listTestFiles } from "./requirements.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The numbers of WCAG 2.2 at a level, as its table of contents has them; 4.1.1 is obsolete. */
const published = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
} as const;

test.each(["A", "AA"] as const)("ACC-03 the report has every criterion of level %s once, in order", (level) => {
  const numbers = criteria.filter((criterion) => criterion.level === level).map(({ number }) => number);
  expect(numbers.join(" ")).toBe(published[level]);
});

test("ACC-03 what applies is proven by tests, or was judged by a person", () => {
  const bare = criteria.filter((criterion) => {
    const { tests, byHand, both } = countEvidence([criterion]);
    return criterion.result !== "not-applicable" && tests + byHand + both !== 1;
  });
  expect(bare.map(({ number }) => number)).toEqual([]);
});

/** What the criteria name that is not there, each with the criterion that names it. */
const listMissing = (
  toNames: (criterion: Criterion) => readonly string[] | undefined,
  isThere: (name: string, criterion: Criterion) => boolean,
): string[] =>
  criteria.flatMap((criterion) =>
    (toNames(criterion) ?? [])
      .filter((name) => !isThere(name, criterion))
      .map((name) => `${criterion.number} names ${name}`),
  );

test("ACC-03 each rule that the report names stands and has a test", () => {
  const standing = new Set(
    parseRules(read("docs/requirements.md"))
      .filter(({ planned }) => !planned)
      .map(({ code }) => code),
  );
  const tested = new Set(listTestFiles().flatMap((file) => findCodesInTitles(read(file))));
  expect(
    listMissing(
      ({ rules }) => rules,
      (code) => standing.has(code) && tested.has(code),
    ),
  ).toEqual([]);
});

test("ACC-03 each test that the report names exists", () => {
  expect(
    listMissing(
      ({ tests }) => tests,
      (path) => /\.(?:test|spec|stories)\.tsx?$/.test(path) && existsSync(join(root, path)),
    ),
  ).toEqual([]);
});

const skipped = /\b(?:test|it|describe)\.(?:skip|todo|fixme|only)\b/;

test("ACC-03 no test that proves a criterion is skipped", () => {
  const named = new Set(criteria.flatMap(({ rules = [] }) => rules));
  const proving = listTestFiles().filter((file) => findCodesInTitles(read(file)).some((code) => named.has(code)));
  const files = [...proving, ...criteria.flatMap(({ tests = [] }) => tests)];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => skipped.test(read(file)))).toEqual([]);
});

/** About the document's element, head or all of it: in a story axe is given the body alone. */
const documentChecks = new Set(["bypass", "document-title", "html-has-lang", "html-lang-valid", "meta-viewport"]);

test("ACC-03 each check of axe's that the report names is one of its criterion and runs where it says", () => {
  const checks = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));
  const isChecked = (name: string, { number }: Criterion): boolean => {
    const tags = checks.get(name) ?? [];
    // Axe leaves out what it calls experimental or deprecated.
    const isRun = !tags.includes("experimental") && !tags.includes("deprecated");
    return isRun && tags.includes(`wcag${number.replaceAll(".", "")}`);
  };
  const missing = [
    ...listMissing(
      (criterion) => criterion.axe,
      (name, criterion) => isChecked(name, criterion) && !documentChecks.has(name),
    ),
    ...listMissing(
      (criterion) => criterion.axeOnRoutes,
      (name, criterion) => isChecked(name, criterion) && documentChecks.has(name),
    ),
  ];
  expect(missing).toEqual([]);
});
