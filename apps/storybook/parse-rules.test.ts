import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { findCodes, parseRules } from "./parse-rules.ts";

const root = join(import.meta.dirname, "../..");
const rules = parseRules(readFileSync(join(root, "docs/requirements.md"), "utf8"));

it("QAS-04 finds each rule that a text names once, including ranges", () => {
  expect(findCodes("All recordings (REC-01 to REC-03, SHL-11). See REC-02.")).toEqual([
    "REC-01",
    "REC-02",
    "REC-03",
    "SHL-11",
  ]);
  expect(rules.get("REC-05")?.text).toContain("go to the recording");
});

/** The description of each screen, from the TSDoc of its View. */
const descriptions = globSync("packages/ui/src/screens/*/*View.tsx", { cwd: root }).map((file) => {
  const source = readFileSync(join(root, file), "utf8");
  const name = basename(file, ".tsx");
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport function ${name}\\b`).exec(source)?.[1] ?? "";
  return [name, comment.replaceAll(/\s+\*?\s*/g, " ").trim()] as const;
});

it("QAS-04 there is a description of every screen", () => {
  expect(descriptions.length).toBeGreaterThan(30);
});

it.each(descriptions)(
  "QAS-04 the description of %s starts with the screen's purpose, and names existing rules",
  (_, description) => {
    expect(description).toMatch(/^[A-Z][a-z']+ [^.]+[.:]/);
    const codes = findCodes(description);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !rules.has(code))).toEqual([]);
  },
);
