import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Vite's own module, which every lazy import of a build goes through. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const PRELOAD_EXPORT = "export const __vitePreload =";
const fetchWhileOffline = fileURLToPath(new URL("../../../browser/src/fetch-while-offline.ts", import.meta.url));

/** Without a network, a lazy import first fetches its files (ADR 0006). */
export const fetchBeforeImport = (): Plugin => ({
  name: "lectern:fetch-before-import",
  apply: "build",
  transform: {
    filter: { id: /preload-helper\.js$/ },
    handler(code, id) {
      if (id !== PRELOAD_HELPER) return undefined;
      if (!code.includes(PRELOAD_EXPORT))
        this.error("Vite no longer preloads as it did: look at fetch-before-import.ts");
      return {
        code: `import { fetchWhileOffline } from ${JSON.stringify(fetchWhileOffline)};
${code.replace(PRELOAD_EXPORT, "const preload =")}
export const __vitePreload = (load, files = [], importer) =>
  fetchWhileOffline(files.map((file) => assetsURL(file, importer)))?.then(() => preload(load, files, importer)) ??
  preload(load, files, importer);`,
        map: null,
      };
    },
  },
});
