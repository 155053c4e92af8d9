import { separateFonts } from "./build-output.ts";
import type { Plugin } from "vite";

/**
 * Moves the font faces that must be downloaded from the app's stylesheet to a separate one. On a first visit, fonts
 * would otherwise compete with the code for bandwidth and delay the page (ADR 0008).
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
