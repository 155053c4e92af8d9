/**
 * Prints every numbered rule of docs/requirements.md with the tests whose titles name it. Fails if a rule has no test,
 * if a title names an unknown rule, and if a planned rule has a test. `--quiet` prints only the totals.
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const CODE = /\b[A-Z]{3}-\d{2}\b/g;

interface Rule {
  readonly code: string;
  readonly text: string;
  /** Whether it is in the section "Planned": not built yet, and so without a test. */
  readonly planned: boolean;
}

/** Parses the rows of the page's tables: `| AUT-01 | what must hold |`. */
export function parseRules(page: string): Rule[] {
  return page.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.+) \|$/gm)].map(([, id = "", text = ""]) => ({
      code: id,
      text,
      planned: section.startsWith("Planned"),
    })),
  );
}

/** Finds codes in the titles of tests, of their steps, and of `describe`: `test.each([…])("AUT-01 …", …)`. */
export function findCodesInTitles(source: string): string[] {
  const titles = [
    ...source.matchAll(
      /\b(?:test|it|describe)(?:\.step|\.each\([\s\S]*?\)|\.for\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g,
    ),
  ];
  return [...new Set(titles.flatMap(([, , title = ""]) => title.match(CODE) ?? []))];
}

export function listTestFiles(folder = root): string[] {
  return globSync("{packages,apps,supabase,scripts,bench}/**/*.{test,spec}.{ts,tsx}", {
    cwd: folder,
    exclude: (path) => path.includes("node_modules"),
  }).toSorted();
}

if (import.meta.main) {
  const all = parseRules(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const rules = all.filter((rule) => !rule.planned);
  const planned = new Set(all.filter((rule) => rule.planned).map((rule) => rule.code));
  const testsByRule = new Map<string, string[]>(rules.map((rule) => [rule.code, []]));
  const unknown: string[] = [];
  for (const file of listTestFiles()) {
    for (const namedCode of findCodesInTitles(readFileSync(join(root, file), "utf8"))) {
      const tests = testsByRule.get(namedCode);
      if (tests) tests.push(relative("", file));
      else if (planned.has(namedCode))
        unknown.push(`${file} names ${namedCode}, which is planned: move the rule to its section`);
      else unknown.push(`${file} names ${namedCode}, which docs/requirements.md does not have`);
    }
  }
  for (const rule of process.argv.includes("--quiet") ? [] : rules) {
    const tests = testsByRule.get(rule.code) ?? [];
    console.log(`${rule.code}  ${rule.text.slice(0, 96)}${rule.text.length > 96 ? "…" : ""}`);
    for (const file of tests) console.log(`        ${file}`);
    if (tests.length === 0) console.log("        no test yet");
  }
  const without = rules.filter((rule) => testsByRule.get(rule.code)?.length === 0);
  console.log(
    `\n${rules.length - without.length} of ${rules.length} rules have a test that names them; ${planned.size} are planned.`,
  );

  for (const line of unknown) console.error(line);
  if (without.length > 0) console.error(`Rules that no test names: ${without.map((rule) => rule.code).join(", ")}`);
  if (without.length + unknown.length > 0) process.exitCode = 1;
}
