import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import {
  createModuleCollector,
  findPackageFolders,
  listShippedWorks,
  toBillOfMaterials,
  toNotices,
} from "./notices.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "notices-"));
  const add = (name: string, facts: object, files: Record<string, string>) => {
    const folder = join(root, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    const manifest = { name, version: "1.2.3", type: "module", main: "index.js", ...facts };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  };
  add("used", { license: "MIT" }, { "index.js": "export const word = 'used';", LICENSE: "Be kind.\n" });
  add("@scope/face", { license: "OFL-1.1" }, { "LICENSE.txt": "Keep the name.\n" });
  add("unused", { license: "MIT" }, { "index.js": "export const word = 'unused';", LICENSE: "Be kind.\n" });
  add("terse", { license: "MIT", author: "A. Writer" }, { "index.js": "" });
  add("unclear", {}, { "index.js": "export const word = 'unclear';" });
  writeFileSync(join(root, "drawings.txt"), "Draw freely.\n");
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(
    join(root, "main.js"),
    'import { word } from "used"; import { word as other } from "unused"; console.log(word);',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const assets = () => ({
  packages: ["@scope/face"],
  works: [{ name: "Drawings", version: "7", license: "ISC", file: join(root, "drawings.txt") }],
});

test("OPS-02 a build's notices name the packages whose code it ships, its fonts and its drawings, each with its licence", async () => {
  const { plugin, modules } = createModuleCollector();
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin()],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  const works = listShippedWorks(root, modules, assets());
  expect(works.map(({ name, version, license, text }) => [name, version, license, text])).toEqual([
    ["@scope/face", "1.2.3", "OFL-1.1", "Keep the name."],
    ["Drawings", "7", "ISC", "Draw freely."],
    ["used", "1.2.3", "MIT", "Be kind."],
  ]);
});

test("OPS-02 works with the same licence text share it", () => {
  const modules = ["used", "unused"].map((name) => join(root, "node_modules", name, "index.js"));
  const notices = toNotices(listShippedWorks(root, modules, { packages: [], works: [] }));
  expect(notices).toContain("unused 1.2.3 (MIT)\nused 1.2.3 (MIT)\n\nBe kind.\n");
  expect(notices.match(/Be kind/g)).toHaveLength(1);
});

test("OPS-02 the bill of materials lists the same works, packages by their package URL", () => {
  const works = listShippedWorks(root, [join(root, "node_modules/used/index.js")], assets());
  expect(JSON.parse(toBillOfMaterials("Site", works))).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "Site" } },
    components: [
      { name: "@scope/face", purl: "pkg:npm/%40scope/face@1.2.3", licenses: [{ expression: "OFL-1.1" }] },
      { name: "Drawings", version: "7" },
      { name: "used", purl: "pkg:npm/used@1.2.3" },
    ],
  });
});

test("OPS-02 a package without a licence fails the build", () => {
  const modules = [join(root, "node_modules/unclear/index.js")];
  expect(() => listShippedWorks(root, modules, { packages: [], works: [] })).toThrow(
    "unclear is shipped without a licence",
  );
  expect(() => listShippedWorks(root, [], { packages: ["absent"], works: [] })).toThrow("absent is not installed");
});

test("OPS-02 a package that names its licence without the text is listed with its author", () => {
  const [work] = listShippedWorks(root, [], { packages: ["terse"], works: [] });
  expect(work).toMatchObject({ license: "MIT", text: expect.stringMatching(/A\. Writer.*MIT/) });
});

test("OPS-02 for a package nested in another, names the inner one", () => {
  expect(
    findPackageFolders([
      "/a/node_modules/b/node_modules/@c/d/e/f.js",
      "\0/a/node_modules/g/h.js?commonjs",
      "/a/src/i.ts",
    ]),
  ).toEqual(["/a/node_modules/b/node_modules/@c/d", "/a/node_modules/g"]);
});
