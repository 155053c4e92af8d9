import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { findAllChunks } from "./service-worker.ts";

const manifest: Manifest = {
  "main.tsx": { file: "main.js", imports: ["_shared.js"], dynamicImports: ["Page.tsx", "Dialog.tsx"] },
  "_shared.js": { file: "shared.js" },
  "Page.tsx": { file: "page.js", imports: ["_menu.js"] },
  "_menu.js": { file: "menu.js" },
  "Dialog.tsx": { file: "dialog.js", imports: ["_menu.js", "_writer.js"], dynamicImports: ["word.ts"] },
  "_writer.js": { file: "writer.js" },
  "word.ts": { file: "word.js" },
};

test("finds every chunk that the app may load", () =>
  expect(findAllChunks(manifest, "main.tsx", []).size).toBe(Object.keys(manifest).length));

test("leaves out an excluded module and the modules that only it loads", () =>
  expect([...findAllChunks(manifest, "main.tsx", ["Dialog.tsx"])]).toEqual([
    "main.tsx",
    "_shared.js",
    "Page.tsx",
    "_menu.js",
  ]));

test("refuses an excluded module that the build doesn't have", () =>
  expect(() => findAllChunks(manifest, "main.tsx", ["Gone.tsx"])).toThrow("the build has no Gone.tsx"));
