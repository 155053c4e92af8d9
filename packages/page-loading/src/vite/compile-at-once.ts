import type { Plugin } from "vite";

const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** A source map for the same code after one line more. */
const skipLine = (json: string): string => {
  const map = JSON.parse(json) as { readonly mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
};

/**
 * Tells V8 to compile all functions of a built script at once, off the main thread, while the script loads: otherwise
 * each is compiled on the main thread when it is first called (ADR 0008). For other engines it is a comment.
 */
export const compileAtOnce = (): Plugin => ({
  name: "lectern:compile-at-once",
  apply: "build",
  // The hint is part of the hash: a file that is cached for good must not change under its name.
  augmentChunkHash: () => COMPILE_HINT,
  generateBundle: {
    // It must be the first line, and Vite puts lists of files before a banner.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = `${COMPILE_HINT}\n${file.code}`;
        // rolldown has written the maps by now: a change of `chunk.map` would come too late.
        else if (file.fileName.endsWith(".js.map")) file.source = skipLine(String(file.source));
      }
    },
  },
});
