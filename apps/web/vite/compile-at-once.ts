import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Tells V8 to compile all functions of a built script at once, off the main thread, while the script loads: otherwise
 * each is compiled on the main thread when it is first called (ADR 0008). For other engines it is a comment.
 */
export const compileAtOnce = (): Plugin => ({
  name: "lectern:compile-at-once",
  apply: "build",
  // The hint is part of the hash: a file that is cached for good must not change under its name.
  augmentChunkHash: () => HINT,
  generateBundle: {
    // It must be the first line, and Vite puts lists of files before a banner.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = `${HINT}\n${file.code}`;
        if (file.map) file.map.mappings = `;${file.map.mappings}`;
      }
    },
  },
});
