import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const decisions = join(root, "docs/decisions");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Lists tracked files, and new ones that git does not ignore, as paths from the root. */
function listFiles(...patterns: string[]): string[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return files.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
}

const records = readdirSync(decisions).filter((name) => name.endsWith(".md") && name !== "README.md");
const toNumber = (name: string): string => name.slice(0, 4);

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);

/** Lists the index's rows. */
function listIndexed(): { name: string; title: string }[] {
  const rows = read("docs/decisions/README.md").matchAll(/^\| \[ADR (\d{4})\]\((\1-[a-z0-9-]+\.md)\) \| (.+?) \|/gm);
  return [...rows].map(([, , name = "", title = ""]) => ({ name, title }));
}

/** Lists the anchors that GitHub generates for a page's headings. */
function listAnchors(path: string): string[] {
  const headings = readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("decision records are numbered from 0001 without gaps", () => {
  const numbers = records.map((_, index) => String(index + 1).padStart(4, "0"));
  expect(records.map(toNumber).toSorted()).toEqual(numbers);
});

test.each(records)("%s has the standard form", (name) => {
  const text = readFileSync(join(decisions, name), "utf8");
  expect(text).toMatch(
    new RegExp(
      `^# ADR ${toNumber(name)}: \\S.*\\n\\nStatus: (accepted|superseded by \\d{4})\\n\\nDate: 20\\d\\d-[01]\\d-[0-3]\\d\\n\\n`,
    ),
  );
  const [, successor = toNumber(name)] = /^Status: superseded by (\d{4})$/m.exec(text) ?? [];
  expect(records.map(toNumber)).toContain(successor);
  const isSuperseded = successor !== toNumber(name);
  const sections = text.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(
    isSuperseded ? [] : ["Context", "Decision", "Consequences"],
  );
  expect(text).toContain(isSuperseded ? `[ADR ${successor}](` : "## Decision");
  const empty = sections.filter((section) => section.split("\n").slice(1).join("").trim() === "");
  expect(empty).toEqual([]);
  expect(text.split(/\s+/).length).toBeLessThan(900);
});

test("the index names each decision record once, by its title", () => {
  const expected = records.map((name) => {
    const text = readFileSync(join(decisions, name), "utf8");
    return { name, title: /^# ADR \d{4}: (.+)$/m.exec(text)?.[1] };
  });
  expect(listIndexed().toSorted(byName)).toEqual(expected.toSorted(byName));
});

test("relative links in Markdown lead to files and headings that exist", () => {
  const broken = listFiles("*.md", "*.mdx", ":!supabase/seed").flatMap((page) => {
    const text = read(page).replace(/^```[\s\S]*?^```/gm, "");
    return [...text.matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? join(root, page) : join(root, dirname(page), path);
        if (!existsSync(file)) return true;
        return anchor !== undefined && file.endsWith(".md") && !listAnchors(file).includes(anchor);
      })
      .map((target) => `${page}: ${target}`);
  });
  expect(broken).toEqual([]);
});

const textFiles = listFiles(
  ...["ts", "tsx", "mjs", "md", "mdx", "sql", "toml", "json", "css", "html", "conf"].map((ending) => `*.${ending}`),
  ":!*package-lock.json",
  ":!apps/storybook/visual/baselines*",
);

test("every ADR that code or docs name exists", () => {
  const known = new Set(records.map(toNumber));
  const missing = textFiles.flatMap((path) =>
    [...read(path).matchAll(/\bADR (\d{4})\b/g)]
      .filter(([, number = ""]) => !known.has(number))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

test("every product decision that code or docs name exists", () => {
  const [, list = ""] = read("docs/requirements.md").split("## Product decisions");
  const known = new Set([...list.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number));
  expect(known.size).toBeGreaterThan(20);
  const missing = textFiles.flatMap((path) =>
    [...read(path).matchAll(/\bproduct decision (\d+)/gi)]
      .filter(([, number]) => !known.has(number))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

test("a decision is named as an ADR or as a product decision, never by a number alone", () => {
  const bare = textFiles.flatMap((path) =>
    [...read(path).matchAll(/(?<!product )\bdecisions? \d+|decisions\/\d{4}(?!-)/gi)].map(
      ([reference]) => `${path}: ${reference}`,
    ),
  );
  expect(bare).toEqual([]);
});

test("sections of docs/product.md that code names exist", () => {
  const anchors = listAnchors(join(root, "docs/product.md"));
  const missing = textFiles.flatMap((path) =>
    [...read(path).matchAll(/docs\/product\.md#([a-z-]+[a-z])/g)]
      .filter(([, anchor = ""]) => !anchors.includes(anchor))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

test.each(["how-a-page-loads", "sign-in-and-sessions", "payments", "assistant", "testing", "data-and-cache"])(
  "the page of the area %s exists, and the list of pages links to it",
  (area) => {
    expect(existsSync(join(root, `docs/${area}.md`))).toBe(true);
    expect(read("docs/README.md")).toContain(`(${area}.md)`);
  },
);

test("the list of pages links to every page in docs", () => {
  const index = read("docs/README.md");
  const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md") && name !== "README.md");
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

const pages = listFiles("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/*.md", ":!docs/first-change.md");

/** What a build writes. */
const builtFolders = new Set(["apps/web/dist", "apps/storybook/storybook-static"]);

test("files and folders that pages name exist", () => {
  const files = listFiles();
  const known = new Set(
    files.flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))),
  );
  const isKnown = (name: string) => known.has(name) || files.some((path) => path.endsWith(`/${name}`));
  const missing = pages.flatMap((page) =>
    [
      ...read(page).matchAll(
        /`((?:(?:packages|apps|supabase|scripts|bench|docs|examples|\.github)\/[\w./@-]+|\w[\w./-]*\.(?:tsx?|sql|mjs|mdx|toml|yml|jsonc)))`/g,
      ),
    ]
      .map(([, name = ""]) => name.replace(/\/$/, ""))
      .filter((name) => !isKnown(name) && !builtFolders.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const readScripts = (path: string) =>
  JSON.parse(read(path)) as { name: string; scripts?: Readonly<Record<string, string>> };

test("commands that pages name exist", () => {
  const packages = listFiles("*package.json").map(readScripts);
  const ofRoot = readScripts("package.json").name;
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run ([\w:-]+)(?:\s+-w\s+(@lectern\/[\w-]+))?/g)]
      .filter(([, script = "", name = ofRoot]) => {
        const scripts = packages.find((each) => each.name === name)?.scripts;
        return scripts?.[script] === undefined;
      })
      .map(([command]) => `${page}: ${command}`),
  );
  expect(unknown).toEqual([]);
});
