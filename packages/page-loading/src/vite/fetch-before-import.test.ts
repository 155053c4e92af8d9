import { onlineManager } from "@tanstack/query-core";
import { build, type Rollup } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { fetchWhileOffline } from "@lectern/browser/fetch-while-offline";
import { fetchBeforeImport } from "./fetch-before-import.ts";

const sources: Readonly<Record<string, string>> = {
  "entry.js": "import('part.js').then(console.log); import('other.js').then(console.log);",
  "part.js": "import 'shared.js'; export const part = 1;",
  "other.js": "import 'shared.js'; export const other = 1;",
  "shared.js": "globalThis.shared = 1;",
};

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test("a lazy import of a build fetches its files first, without a network", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "sources", resolveId: (id) => (id in sources ? id : undefined), load: (id) => sources[id] },
      fetchBeforeImport(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "entry.js" } },
  })) as Rollup.RollupOutput;
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
  expect(code).toContain("__vitePreload = (load, files = [], importer) => fetchWhileOffline(");
  expect(code).toMatch(/__vitePreload\(\(\) => import\("\.\/part-/);
});

test("REC-09 an import that failed without a network succeeds when it is back, since no browser has kept the failure", async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", send);
  expect(fetchWhileOffline(["/assets/menu.js"])).toBeUndefined();
  onlineManager.setOnline(false);
  await expect(fetchWhileOffline(["/assets/menu.js"])).rejects.toThrow("Failed to fetch");
  // The device has stored the file.
  send.mockResolvedValue(new Response("export {}"));
  await expect(fetchWhileOffline(["/assets/menu.js"])).resolves.toBeDefined();
  send.mockResolvedValue(new Response("", { status: 504 }));
  await expect(fetchWhileOffline(["/assets/menu.js"])).rejects.toThrow("/assets/menu.js could not be fetched");
});
