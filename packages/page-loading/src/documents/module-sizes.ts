import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Writes the modules of each chunk beside the manifest, so that `npm run budgets` can say which modules grew. */
export function moduleSizes(): Plugin {
  return {
    name: "documents:module-sizes",
    apply: "build",
    generateBundle(_, bundle) {
      const root = fileURLToPath(new URL("../../../..", import.meta.url));
      const sizes: Record<string, Record<string, number>> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => [
          relative(root, id.replace("\0", "")),
          renderedLength,
        ]);
        sizes[output.fileName] = Object.fromEntries(modules.filter(([, bytes]) => Number(bytes) > 0));
      }
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source: JSON.stringify(sizes) });
    },
  };
}
