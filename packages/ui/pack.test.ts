import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { packageCommand } from "@lectern/scripts/commands";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Entry, entries, exportsOfManifest, toEntry } from "./scripts/exports.ts";
import { out } from "./scripts/pack/layout.ts";
import { toPackageName } from "./scripts/pack/modules.ts";
import { packUi } from "./scripts/pack/pack.ts";

interface Packed {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const app = mkdtempSync(join(tmpdir(), "lectern-app-"));
const ours = join(app, "node_modules/@lectern/ui");
let tarball: string;
let packed: Packed;

/** A project that has nothing but what the package says that it needs. */
beforeAll(async () => {
  tarball = await packUi();
  mkdirSync(ours, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", ours]);
  packed = JSON.parse(readFileSync(join(ours, "package.json"), "utf8")) as Packed;
  const needed = Object.keys({ ...packed.dependencies, ...packed.peerDependencies });
  for (const name of [...needed, "@types/react", "@types/react-dom", "csstype"]) {
    const link = join(app, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(import.meta.dirname, "../../node_modules", name), link);
  }
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "bare", private: true, type: "module" }));
  writeFileSync(join(app, "index.html"), `<div id="root"></div><script type="module" src="/main.tsx"></script>`);
  writeFileSync(
    join(app, "main.tsx"),
    `import { createRoot } from "react-dom/client";
import "@lectern/ui/theme";
import { Button } from "@lectern/ui/elements/button";
createRoot(document.body).render(<Button variant="primary">Generate notes</Button>);
`,
  );
}, 240_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

it("needs nothing private", () => {
  const needed = Object.keys({ ...packed.dependencies, ...packed.peerDependencies });
  expect(needed.filter((name) => name.startsWith("@lectern/"))).toEqual([]);
  expect(needed).toContain("react");
});

it("passes publint", async () => {
  const { messages } = await publint({ pkgDir: out, strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, packed))).toEqual([]);
}, 60_000);

it("has types that every resolver of ES modules finds", async () => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  if (!result.types) throw new Error("no types");
  // Only ES modules are promised: what require() or a resolver without exports would find is not.
  const ignored = new Set(["node10", "node16-cjs"]);
  const problems = result.problems.filter(
    (problem) => !("resolutionKind" in problem && ignored.has(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
}, 120_000);

it("is typed for a project that installs it", () => {
  const options = { strict: true, noEmit: true, jsx: "react-jsx", lib: ["ES2024", "DOM"], target: "es2022", types: [] };
  const compilerOptions = { ...options, module: "esnext", moduleResolution: "bundler", skipLibCheck: false };
  writeFileSync(join(app, "main.css.d.ts"), `declare module "@lectern/ui/theme";\n`);
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["main.tsx"] }));
  const tsc = packageCommand("typescript", ["-p", app], import.meta.url);
  expect(() => execFileSync(...tsc, { encoding: "utf8" })).not.toThrow();
  const file = join(app, "main.tsx");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"primary"', '"shouting"'));
  expect(() => execFileSync(...tsc, { encoding: "utf8", stdio: "pipe" })).toThrow("Command failed");
  writeFileSync(file, text);
}, 120_000);

const firstClass = (place: string): string =>
  /\.([\w-]+)/.exec(readFileSync(join(ours, `${place}.css`), "utf8"))?.[1] ?? "";

it("gives a page with one button no other component", async () => {
  const built = (await build({
    root: app,
    configFile: false,
    logLevel: "silent",
    build: { write: false, cssTarget: ["chrome123", "firefox120", "safari17.5"], rolldownOptions: { treeshake: true } },
  })) as Rollup.RollupOutput;
  const modules = built.output.flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
  const fromUs = modules.filter((id) => id.includes("@lectern/ui/")).map((id) => id.split("@lectern/ui/")[1] ?? "");
  expect(fromUs).toContain("elements/button/Button.js");
  expect(fromUs.filter((id) => !/^(elements\/(button|spinner|visually-hidden)|theme|tokens)\//.test(id))).toEqual([]);
  expect(modules.filter((id) => /radix|sonner|markdown|uqr/.test(id))).toEqual([]);

  const css = built.output
    .filter(({ fileName }) => fileName.endsWith(".css"))
    .map((file) => (file.type === "asset" ? String(file.source) : ""))
    .join("");
  expect(css).toContain(`.${firstClass("elements/button/Button")}`);
  expect(css).not.toContain(`.${firstClass("cards/library-card/LibraryCard")}`);
  expect(css).toContain("light-dark(");
}, 120_000);

it("brings a component's styles with it", () => {
  expect(readFileSync(join(ours, "cards/library-card/LibraryCard.js"), "utf8")).toContain("./LibraryCard.css.js");
  expect(readFileSync(join(ours, "cards/library-card/LibraryCard.css.js"), "utf8")).toContain('"./LibraryCard.css"');
});

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const listSubpaths = (entry: Entry): string[] =>
  Object.keys(exportsOfManifest()).filter((path) => toEntry(path) === entry);

/** What the subpaths of an entry bring with them: modules and declarations of the package, and other packages. */
function reach(entry: Entry): { readonly folders: Set<string>; readonly packages: Set<string> } {
  const targets = listSubpaths(entry).map((subpath) => packed.exports[subpath] as { types: string; default: string });
  const open = targets.flatMap((target) => [target.types, target.default]).map((file) => normalize(file));
  const seen = new Set<string>();
  const packages = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const here = dirname(file);
    for (const [, id = ""] of readFileSync(join(ours, file), "utf8").matchAll(specifiers)) {
      if (!id.startsWith(".")) packages.add(toPackageName(id));
      else open.push(join(here, file.endsWith(".d.ts") ? id.replace(/\.js$/, ".d.ts") : id));
    }
  }
  return { folders: new Set([...seen].map((file) => file.split("/")[0] ?? "")), packages };
}

it("gives a project that installs the core nothing of the product", () => {
  const { folders, packages } = reach("core");
  expect([...folders].toSorted()).toEqual(entries.core.toSorted());
  expect([...packages].toSorted()).toMatchInlineSnapshot(`
    [
      "@vanilla-extract/recipes",
      "radix-ui",
      "react",
      "react-aria",
      "sonner",
      "uqr",
    ]
  `);
});

it("gives the product the core and its own folders", () => {
  const { folders, packages } = reach("product");
  expect([...folders]).toEqual(expect.arrayContaining([...entries.product, "domain", "elements"]));
  expect([...packages]).toEqual(expect.arrayContaining(["react-markdown", "@tanstack/react-virtual"]));
});

/** A frozen fact, so that a change of what others import is made on purpose (`npm test -w @lectern/ui -- -u`). */
it.each(["core", "product"] as const)("keeps the names that the %s exports", async (entry) => {
  const lines = listSubpaths(entry).map((subpath) => {
    const target = packed.exports[subpath];
    if (typeof target !== "object") throw new Error(`${subpath} is not packed`);
    const code = readFileSync(join(ours, target.default), "utf8");
    const names = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = ""]) => list.split(","));
    return `${subpath}: ${names
      .map((name) => name.trim().replace(/^.* as /, ""))
      .toSorted()
      .join(", ")}`;
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./facts/exports.${entry}.txt`);
});
