import { separateFonts } from "./build-output.ts";
import type { Plugin } from "vite";

/**
 * Takes the faces that must be fetched out of the app's stylesheet into one of their own: on a first visit fonts would
 * share the line with the code, and hold back the page that they are to dress (ADR 0008).
 */
export const separateFontsPlugin = (): Plugin => ({
  name: "documents:separate-fonts",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const { styles, faces } = separateFonts(String(file.source));
        if (faces === "") continue;
        file.source = styles;
        this.emitFile({ type: "asset", name: "fonts.css", source: faces });
      }
    },
  },
});
