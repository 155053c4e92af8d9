/**
 * Prints every numbered rule of docs/requirements.md with the tests whose titles name it. Fails when a title names a
 * rule that is not there, and, with `--kept`, when a rule of `keptRules` has lost its last test. `--quiet` prints the
 * sum only.
 */
import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const code = /\b[A-Z]{3}-\d{2}\b/g;

/** The rules that the product keeps today; a rule joins the list with the change that proves it. */
const keptRules = [
  ...numbered("AUT", 15),
  ...numbered("REC", 7),
  ...numbered("SUB", 5),
  ...numbered("REF", 5),
  ..."RDT-04 RDT-05 RDT-06 RDT-07 RDT-08 PUB-07 PUB-08 SET-04 DAT-02 QAS-02".split(" "),
  ..."SHL-01 SHL-02 SHL-03 SHL-04 SHL-11 SHL-12 REC-09 REC-10 RDT-01 RDT-02 RDT-03 DAT-03 DAT-04 DAT-05".split(" "),
  ...numbered("FOL", 9),
  ...numbered("STG", 3),
  ...numbered("TLS", 3),
  ...numbered("SUP", 4),
  ..."SHL-05 SHL-06 SHL-07 SHL-08 SHL-09 REC-08 SET-01 SET-02 SET-03 PUB-09 PUB-11 PUB-14".split(" "),
  ..."SRV-01 SRV-02 SRV-03 SRV-05 PUB-06 PUB-10 PUB-13 PUB-15".split(" "),
];

interface Rule {
  readonly code: string;
  readonly text: string;
}

/** A row of the page's tables: `| AUT-01 | what must hold |`. */
export function rulesOf(page: string): Rule[] {
  return [...page.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.+) \|$/gm)].map(([, id = "", text = ""]) => ({ code: id, text }));
}

/** Codes in the titles of `test("…")`, `it(…)` and `describe(…)`, and in a story's name. A range "AUT-01…03" counts each. */
export function codesInTitles(source: string): string[] {
  const titles = [
    ...source.matchAll(/\b(?:test|it|describe)(?:\.each\([\s\S]*?\)|\.for\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g),
  ];
  return [...new Set(titles.flatMap(([, , title = ""]) => title.match(code) ?? []))];
}

function numbered(area: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${area}-${String(index + 1).padStart(2, "0")}`);
}

export function testFiles(folder = root): string[] {
  return globSync("{packages,apps,supabase,scripts}/**/*.{test,spec}.{ts,tsx}", {
    cwd: folder,
    exclude: (path) => path.includes("node_modules"),
  }).toSorted();
}

if (import.meta.main) {
  const rules = rulesOf(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const testsOf = new Map<string, string[]>(rules.map((rule) => [rule.code, []]));
  const unknown: string[] = [];
  for (const file of testFiles()) {
    for (const named of codesInTitles(readFileSync(join(root, file), "utf8"))) {
      const tests = testsOf.get(named);
      if (tests) tests.push(relative("", file));
      else unknown.push(`${file} names ${named}, which docs/requirements.md does not have`);
    }
  }
  for (const rule of process.argv.includes("--quiet") ? [] : rules) {
    const tests = testsOf.get(rule.code) ?? [];
    console.log(`${rule.code}  ${rule.text.slice(0, 96)}${rule.text.length > 96 ? "…" : ""}`);
    for (const file of tests) console.log(`        ${file}`);
    if (tests.length === 0) console.log("        no test yet");
  }
  const without = rules.filter((rule) => testsOf.get(rule.code)?.length === 0);
  console.log(`\n${rules.length - without.length} of ${rules.length} rules have a test that names them.`);

  const missing = process.argv.includes("--kept") ? keptRules.filter((kept) => !testsOf.get(kept)?.length) : [];
  for (const line of unknown) console.error(line);
  if (missing.length > 0) console.error(`Kept rules that no test names: ${missing.join(", ")}`);
  if (missing.length + unknown.length > 0) process.exitCode = 1;
}
