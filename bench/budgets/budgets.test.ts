import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accepted, compare } from "./compare.ts";
import { acceptStore, compareStore, getStoredFiles } from "./stored-files.ts";
import { type Build, findCircularImport, getInitialFiles, openBuild } from "./initial-files.ts";
import { largestModules, toOrigin } from "./modules.ts";

const page = { document: "app.html", screens: ["src/Login.tsx"] };
const asset = (file: string) => `assets/${file}`;
let dist: string;
let build: Build;

const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const store = (value: unknown) => write(".vite/stored.json", JSON.stringify(value));

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "lectern-budgets-"));
  for (const folder of ["assets", ".vite"]) mkdirSync(join(dist, folder));
  write(
    "app.html",
    `<script>boot()</script><style>a{}</style><script type="module" src="/assets/main-aaaaaaaa.js"></script>
     <link rel="stylesheet" href="/assets/main-bbbbbbbb.css"><link rel="prefetch" href="/assets/later-cccccccc.js">`,
  );
  const files = [
    "main-aaaaaaaa.js",
    "main-bbbbbbbb.css",
    "shared-dddddddd.js",
    "Login-eeeeeeee.js",
    "Login-ffffffff.css",
  ];
  for (const file of [...files, "later-cccccccc.js", "unlinked-gggggggg.css"]) write(`assets/${file}`, `/* ${file} */`);
  write(
    ".vite/manifest.json",
    JSON.stringify({
      "src/main.tsx": {
        file: asset("main-aaaaaaaa.js"),
        imports: ["_shared.js"],
        dynamicImports: ["src/Login.tsx", "src/later.ts"],
        css: [asset("unlinked-gggggggg.css")],
      },
      "_shared.js": { file: asset("shared-dddddddd.js") },
      "src/Login.tsx": {
        file: asset("Login-eeeeeeee.js"),
        imports: ["_shared.js"],
        css: [asset("Login-ffffffff.css")],
      },
      "src/later.ts": { file: asset("later-cccccccc.js") },
    }),
  );
  write(
    ".vite/modules.json",
    JSON.stringify({
      [asset("Login-eeeeeeee.js")]: {
        "node_modules/@radix-ui/react-menu/dist/index.mjs": 9000,
        "packages/ui/src/screens/login/LoginView.tsx": 2000,
        "packages/ui/src/screens/login/LoginView.css.ts": 500,
      },
    }),
  );
  build = openBuild(dist);
});

afterAll(() => rmSync(dist, { recursive: true }));

describe("the initial files of a page", () => {
  test("are those that its document names, its screens, and their imports", () => {
    const { script, style } = getInitialFiles(build, page);
    expect([...script.keys()].toSorted()).toEqual(["Login.js", "app.html (inline)", "main.js", "shared.js"]);
    expect([...style.keys()].toSorted()).toEqual(["Login.css", "app.html (inline)", "main.css"]);
  });

  test("are found for a module in a chunk with another name", () => {
    const { script } = getInitialFiles(build, { ...page, screens: ["packages/ui/src/screens/login/LoginView.tsx"] });
    expect([...script.keys()].toSorted()).toEqual(["Login.js", "app.html (inline)", "main.js", "shared.js"]);
  });

  test("are an error if the build no longer has them", () => {
    expect(() => getInitialFiles(build, { ...page, screens: ["src/Gone.tsx"] })).toThrow(
      "the build has no src/Gone.tsx",
    );
    expect(() => getInitialFiles(build, { ...page, document: "gone.html" })).toThrow("the build has no gone.html");
  });
});

const toBuild = (imports: Readonly<Record<string, readonly string[]>>): Build => ({
  dist: "",
  manifest: Object.fromEntries(
    Object.entries(imports).map(([name, of]) => [name, { file: asset(`${name}-aaaaaaaa.js`), imports: [...of] }]),
  ),
});

describe("a circular import between built files", () => {
  test("is found, whichever page begins it", () => {
    const circular = toBuild({ main: ["vendor"], vendor: [], Page: ["tabs", "main"], tabs: ["pane"], pane: ["tabs"] });
    expect(findCircularImport(circular)).toEqual(["tabs.js", "pane.js", "tabs.js"]);
  });

  test("is not a file that two others import", () => {
    expect(findCircularImport(toBuild({ main: ["vendor"], Page: ["main", "vendor"], vendor: [] }))).toBeUndefined();
    expect(findCircularImport(build)).toBeUndefined();
  });
});

describe("a budget", () => {
  test("allows slightly more than the accepted bytes", () => {
    const found = getInitialFiles(build, page);
    expect(compare(found, accepted(found, page)).map(({ bytes, most, grew }) => [bytes <= most, grew])).toEqual([
      [true, []],
      [true, []],
    ]);
  });

  test("names the files that grew and the new ones, largest first", () => {
    const before = accepted(
      { script: new Map(Object.entries({ "main.js": 1000, "shared.js": 500 })), style: new Map() },
      page,
    );
    const now = new Map(Object.entries({ "main.js": 1100, "shared.js": 400, "Menu.js": 900 }));
    const [script] = compare({ script: now, style: new Map() }, before);
    expect(script).toMatchObject({
      bytes: 2400,
      most: 1600,
      grew: [
        { file: "Menu.js", by: 900, isNew: true },
        { file: "main.js", by: 100, isNew: false },
      ],
    });
  });

  test("counts the files that a page needs more than were accepted", () => {
    const before = accepted({ script: new Map([["main.js", 50_000]]), style: new Map() }, page);
    const now = new Map(Object.entries({ "main.js": 50_000, "use-mark-read.js": 400 }));
    const [script] = compare({ script: now, style: new Map() }, before);
    expect(script).toMatchObject({ bytes: 50_400, most: 50_500, moreFiles: 1 });
    const [same] = compare({ script: new Map([["main.js", 50_000]]), style: new Map() }, before);
    expect(same).toMatchObject({ moreFiles: 0 });
  });

  test("names the modules of a chunk", () => {
    expect(largestModules(build, "Login.js")).toEqual([
      "@radix-ui/react-menu 9.0 kB raw",
      "packages/ui/src/screens/login 2.5 kB raw",
    ]);
    expect(toOrigin("node_modules/react-dom/cjs/react-dom.production.js")).toBe("react-dom");
  });
});

describe("what the service worker stores", () => {
  test("is measured by the files in its lists", () => {
    store({
      assets: [["/assets/main-aaaaaaaa.js"], ["/assets/Login-eeeeeeee.js"]],
      documents: [
        ["/dashboard", "/app.html"],
        ["/dashboard/*", "/app.html"],
      ],
    });
    const { code, documents } = getStoredFiles(build);
    expect([...code.keys()]).toEqual(["main.js", "Login.js"]);
    expect([...documents.keys()]).toEqual(["app.html"]);
    expect(code.get("main.js")).toBe(gzipSync("/* main-aaaaaaaa.js */", { level: 9 }).length);
  });

  test("may not exceed its limit, even if it is accepted", () => {
    const found = { code: new Map([["main.js", 735_001]]), documents: new Map([["app.html", 96_000]]) };
    const [code, documents] = compareStore(found, acceptStore(found));
    expect(code).toMatchObject({ kind: "code", bytes: 735_001, most: 735_000 });
    expect(documents).toMatchObject({ kind: "documents", bytes: 96_000, most: 96_000 });
  });

  test("names the files that grew", () => {
    const before = acceptStore({ code: new Map([["main.js", 500_000]]), documents: new Map() });
    const [code] = compareStore(
      {
        code: new Map([
          ["main.js", 500_000],
          ["engine.worker.js", 106_000],
        ]),
        documents: new Map(),
      },
      before,
    );
    expect(code).toMatchObject({ bytes: 606_000, grew: [{ file: "engine.worker.js", by: 106_000, isNew: true }] });
  });

  test("fails for a build that stores nothing", () => {
    store("none");
    expect(() => getStoredFiles(build)).toThrow("stores nothing");
  });
});
