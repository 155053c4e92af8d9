import { execFileSync, spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { npmCommand, packageCommand } from "@lectern/scripts/commands";
import { chromium } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { layerOrder } from "./scripts/cascade-layers.ts";
import { type Entry, entries, exportsOfManifest, toEntry } from "./scripts/exports.ts";
import { out } from "./scripts/pack/layout.ts";
import { toPackageName } from "./scripts/pack/modules.ts";
import { packUi } from "./scripts/pack/pack.ts";
import type { Token, TokenGroup } from "./scripts/pack/tokens.ts";

interface Packed {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly engines: object;
  readonly repository: object;
  readonly sideEffects: readonly string[];
}

const isLong = process.env["LECTERN_SOAK"] === "1";
const app = mkdtempSync(join(tmpdir(), "lectern-app-"));
const ours = join(app, "node_modules/@lectern/ui");
let tarball: string;
let packed: Packed;

const listNeeded = (): string[] => Object.keys({ ...packed.dependencies, ...packed.peerDependencies });

function unpackOurs(project: string): void {
  const folder = join(project, "node_modules/@lectern/ui");
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
}

function link(project: string, names: readonly string[]): void {
  for (const name of names) {
    const place = join(project, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(import.meta.dirname, "../../node_modules", name), place);
  }
}

/** A project with only the dependencies that the package declares. */
beforeAll(async () => {
  vi.stubEnv("GITHUB_SERVER_URL", "https://github.example");
  vi.stubEnv("GITHUB_REPOSITORY", "students/lectern");
  tarball = await packUi();
  vi.unstubAllEnvs();
  unpackOurs(app);
  packed = JSON.parse(readFileSync(join(ours, "package.json"), "utf8")) as Packed;
  link(app, [...listNeeded(), "@types/react", "@types/react-dom", "csstype"]);
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
afterAll(() => rmSync(app, { recursive: true, force: true }), 60_000);

it("needs no private package", () => {
  const needed = listNeeded();
  expect(needed.filter((name) => name.startsWith("@lectern/"))).toEqual([]);
  expect(needed).toContain("react");
});

it("says where it comes from and where it runs", () => {
  const { engines, repository, sideEffects } = packed;
  expect({ engines, repository, sideEffects }).toEqual({
    engines: { node: ">=20.19" },
    repository: { type: "git", url: "git+https://github.example/students/lectern.git", directory: "packages/ui" },
    sideEffects: ["**/*.css", "**/*.css.js"],
  });
});

it("contains the licence of every third-party work in it", () => {
  const notices = readFileSync(join(ours, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const families = new Set(globSync("*.woff2", { cwd: join(ours, "fonts") }).map((file) => file.split(/-latin|_/)[0]));
  expect(families).toEqual(new Set(["KaTeX", "atkinson-hyperlegible-next", "hanken-grotesk", "lexend", "newsreader"]));
  expect(notices).toContain("katex 0.19.1 (MIT)");
  families.delete("KaTeX");
  for (const family of families) expect(notices).toContain(`@fontsource-variable/${family} `);
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(4);
  expect(notices).toContain("@radix-ui/colors 3.0.0 (MIT)");
  expect(notices).toContain("Lucide");
});

it("contains its changelog and its readme", () => {
  expect(readFileSync(join(ours, "CHANGELOG.md"), "utf8")).toContain("## 0.1.0");
  expect(readFileSync(join(ours, "README.md"), "utf8")).toMatch(/^# @lectern\/ui\n/);
});

/** Reads the declarations of `:root` in the packed theme: the first of each variable, which is in no media query. */
function readVariables(): Map<string, string> {
  const sheet = readFileSync(join(ours, "theme/theme.css"), "utf8");
  const variables = new Map<string, string>();
  for (const [, name = "", value = ""] of sheet.matchAll(/(--lectern-[\w-]+): ([^;]+);/g))
    if (!variables.has(name)) variables.set(name, value);
  return variables;
}

/** Writes a token's value as the theme's style sheet does. */
function toCss({ $type, $value, $extensions }: Token): string {
  const value = $value as { hex: string; components: number[]; alpha: number; value: number; unit: string };
  if ($extensions["lectern.css"] !== undefined) return $extensions["lectern.css"];
  if ($type === "dimension" && value.value === 0) return "0";
  if ($type === "dimension" || $type === "duration") return `${value.value}${value.unit}`;
  if ($type === "cubicBezier") return `cubic-bezier(${String($value).replaceAll(",", ", ")})`;
  if ($type !== "color") return String($value);
  if (value.alpha === 1) return value.hex;
  return `rgb(${value.components.map((part) => Math.round(part * 255)).join(" ")} / ${value.alpha})`;
}

const listTokens = (group: TokenGroup): Token[] =>
  Object.values(group).flatMap((each) => ("$type" in each ? [each as Token] : listTokens(each)));

it("DSG-05 has the theme's tokens in light and dark, with the values of its style sheet", () => {
  const tokens = JSON.parse(readFileSync(join(ours, "tokens.json"), "utf8")) as {
    readonly color: Record<"light" | "dark", TokenGroup>;
    readonly family: Record<string, Token>;
  } & TokenGroup;
  const { color, family, ...shared } = tokens;
  const night = new Map(listTokens(color.dark).map((token) => [token.$extensions["lectern.variable"], toCss(token)]));
  const written = [
    ...listTokens(color.light).map((token) => {
      const name = token.$extensions["lectern.variable"];
      const [day, dark = ""] = [toCss(token), night.get(name)];
      return [name, day === dark ? day : `light-dark(${day}, ${dark})`] as const;
    }),
    ...listTokens(shared).map((token) => [token.$extensions["lectern.variable"], toCss(token)] as const),
  ];
  const variables = readVariables();
  for (const { $value, $extensions } of Object.values(family)) {
    const [first = ""] = $value as string[];
    expect(variables.get($extensions["lectern.variable"])).toContain(first);
    variables.delete($extensions["lectern.variable"]);
  }
  // The reader sets this one, not the design (ACC-01).
  for (const name of variables.keys()) if (name.startsWith("--lectern-reader-")) variables.delete(name);
  // The format has no type for a width in characters or for whether an animation runs.
  for (const name of ["--lectern-size-measure", "--lectern-motion-endless"]) expect(variables.delete(name)).toBe(true);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(variables));
});

it("passes publint", async () => {
  const { messages } = await publint({ pkgDir: out, strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, packed))).toEqual([]);
}, 60_000);

it.runIf(isLong)(
  "has types that every resolver of ES modules finds",
  async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    if (!result.types) throw new Error("no types");
    // The package promises only ES modules, so findings about require() or resolvers without `exports` are ignored.
    const ignored = new Set(["node10", "node16-cjs"]);
    const problems = result.problems.filter(
      (problem) => !("resolutionKind" in problem && ignored.has(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  },
  120_000,
);

it("has types that work in a project that installs it", () => {
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
  /^\.([\w-]+)/m.exec(readFileSync(join(ours, `${place}.css`), "utf8"))?.[1] ?? "";

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

it("includes a component's styles with it", () => {
  expect(readFileSync(join(ours, "cards/library-card/LibraryCard.js"), "utf8")).toContain("./LibraryCard.css.js");
  expect(readFileSync(join(ours, "cards/library-card/LibraryCard.css.js"), "utf8")).toContain(
    '"#styles/cards/library-card/LibraryCard.css"',
  );
});

it("DSG-02 puts every style sheet but the toaster's into the cascade layer of its folder", () => {
  const sheets = globSync("**/*.css", { cwd: ours });
  const misplaced = sheets.filter((sheet) => {
    const [folder = ""] = sheet.split("/");
    return !readFileSync(join(ours, sheet), "utf8").startsWith(`${layerOrder}\n@layer lectern.${folder} {`);
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect(misplaced).toEqual(["overlays/toaster/Toaster.css"]);
});

it("DSG-02 an app's unlayered rule overrides a component's in a browser", async () => {
  writeFileSync(join(app, "extended.css"), ".mine { padding: 0 }");
  writeFileSync(
    join(app, "extended.tsx"),
    `import { createRoot } from "react-dom/client";
import "./extended.css";
import "@lectern/ui/theme";
import { Button } from "@lectern/ui/elements/button";
createRoot(document.body).render(<Button className="mine">Generate notes</Button>);
`,
  );
  const { output } = (await build({
    root: app,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: join(app, "extended.tsx") } },
  })) as Rollup.RollupOutput;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    for (const file of output) {
      if (file.type === "chunk") await page.addScriptTag({ type: "module", content: file.code });
      else if (file.fileName.endsWith(".css")) await page.addStyleTag({ content: String(file.source) });
    }
    const button = page.getByRole("button", { name: "Generate notes" });
    const look = await button.evaluate((element) => {
      const { padding, fontWeight } = getComputedStyle(element);
      return { padding, fontWeight };
    });
    expect(look).toEqual({ padding: "0px", fontWeight: "600" });
  } finally {
    await browser.close();
  }
}, 120_000);

const runNode = (project: string, code: string): string =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: project, encoding: "utf8" });

it("is imported and rendered by Node without configuration", () => {
  const modules = Object.keys(packed.exports).filter((subpath) => !subpath.endsWith(".json"));
  const rendered = runNode(
    app,
    `for (const subpath of ${JSON.stringify(modules)}) await import("@lectern/ui" + subpath.slice(1));
const { createElement } = await import("react");
const { renderToString } = await import("react-dom/server");
const { Badge } = await import("@lectern/ui/elements/badge");
console.log(renderToString(createElement(Badge, {}, "New")));`,
  );
  expect(rendered).toMatch(/^<span class="[^"]+">New<\/span>$/m);
}, 60_000);

const isMarked = (place: string): boolean =>
  readFileSync(join(ours, `${place}.js`), "utf8").startsWith('"use client";');

it("marks exactly the client modules for React Server Components", () => {
  const client = ["elements/button/Button", "elements/link/Link", "forms/checkbox/Checkbox", "navigation/tabs/Tabs"];
  const either = ["elements/heading/Heading", "elements/stack/Stack", "theme/theme.css", "theme/choice/theme-choice"];
  expect([...client, ...either].filter(isMarked)).toEqual(client);
});

it.runIf(isLong)(
  "builds the Vite example for the browser, and for a server that renders it",
  () => {
    const example = join(app, "examples/vite");
    cpSync(join(import.meta.dirname, "examples/vite"), example, { recursive: true });
    unpackOurs(example);
    link(example, [...listNeeded(), "vite", "@vitejs/plugin-react"]);
    const run = (...command: string[]) =>
      execFileSync(...packageCommand("vite", command, import.meta.url), {
        cwd: example,
        encoding: "utf8",
        stdio: "pipe",
      });
    run("build");
    run("build", "--ssr", "src/server.tsx", "--outDir", "dist/server");
    const [sheet = ""] = globSync("dist/assets/*.css", { cwd: example });
    expect(readFileSync(join(example, sheet), "utf8")).toContain(`.${firstClass("forms/checkbox/Checkbox")}`);
    const html = runNode(example, `console.log((await import("./dist/server/server.js")).render())`);
    expect(html).toContain(">Reading list</h1>");
    expect(html).toContain("The Origin of Species");
  },
  120_000,
);

it.runIf(isLong)(
  "builds the Next example, whose page is rendered on the server and whose form hydrates",
  async () => {
    const example = join(app, "examples/next");
    cpSync(join(import.meta.dirname, "examples/next"), example, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(example, "package.json"), "utf8")) as Packed;
    const dependencies = { ...manifest.dependencies, "@lectern/ui": `file:${tarball}` };
    writeFileSync(join(example, "package.json"), JSON.stringify({ ...manifest, dependencies }));
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
    execFileSync(...npmCommand(["install", "--no-audit", "--no-fund"]), { cwd: example, stdio: "pipe", env });
    const next = join(example, "node_modules/next/dist/bin/next");
    execFileSync(process.execPath, [next, "build"], { cwd: example, stdio: "pipe", env });
    const server = spawn(process.execPath, [next, "start", "--port", "0"], { cwd: example, env });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        server.stdout.on("data", (text: Buffer) => {
          const [found] = /http:\/\/localhost:\d+/.exec(text.toString()) ?? [];
          if (found !== undefined) resolve(found);
        });
        server.once("exit", () => reject(new Error("Next ended before it answered")));
      });
      const html = await (await fetch(address)).text();
      for (const text of ["Reading list", "The Origin of Species", "Add to the list"]) expect(html).toContain(text);
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on("pageerror", ({ message }) => problems.push(message));
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      await page.goto(address);
      const heading = page.getByRole("heading", { name: "Reading list" });
      expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("Newsreader");
      await page.getByRole("textbox", { name: "Title" }).fill("Principia");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Add to the list" }).click();
      await page.getByRole("dialog", { name: "Principia is on the list" }).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      server.kill();
    }
  },
  400_000,
);

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const listSubpaths = (entry: Entry): string[] =>
  Object.keys(exportsOfManifest()).filter((path) => toEntry(path) === entry);

/** Lists what the subpaths of an entry load: modules and declarations of the package, and other packages. */
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
      if (id.startsWith("#styles/")) continue;
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

/** A snapshot, so that a change of the exports is made on purpose (`npm test -w @lectern/ui -- -u`). */
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
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./api-snapshots/exports.${entry}.txt`);
});
