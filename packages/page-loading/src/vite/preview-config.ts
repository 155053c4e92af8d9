import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cascadeLayers } from "@lectern/ui/scripts/cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { InlineConfig, Plugin } from "vite";
import { compileAtOnce } from "./compile-at-once.ts";
import { cssTarget } from "./targets.ts";

const substitute = (module: string) => fileURLToPath(new URL(`../preview/${module}`, import.meta.url));

/** A preview is rendered once, so dynamic imports are removed from it, with what Vite would preload them by. */
const noDynamicImports: Plugin = {
  name: "lectern:no-dynamic-imports",
  enforce: "pre",
  resolveDynamicImport: () => ({ id: "not-in-previews", external: true }),
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (fetchCode) => fetchCode();" : undefined,
};

const ENTRY = "preview-entry";

const previewEntry = (pages: string, name: string): Plugin => {
  const entry = join(pages, name, `${ENTRY}.ts`);
  return {
    name: "lectern:preview-entry",
    resolveId: (id) => (id === ENTRY ? entry : undefined),
    load: (id) =>
      id === entry
        ? [
            `import { showPreview } from "../show-preview.ts";`,
            `import { reads } from "./${name}.reads.ts";`,
            `import { preview } from "./${name}.preview.tsx";`,
            `void showPreview(reads, preview);`,
          ].join("\n")
        : undefined,
  };
};

interface PreviewOptions {
  /** The folder with a folder a page, and `show-preview.ts`. */
  readonly pages: string;
  /** The modules that no preview shows, and the module with their empty stand-ins. */
  readonly leftOut: { readonly find: RegExp; readonly replacement: string };
}

/** Returns what builds a page's preview: its View, with `preview/react.ts` in React's place (ADR 0009). */
export const previewConfig =
  ({ pages, leftOut }: PreviewOptions) =>
  (name: string): InlineConfig => ({
    configFile: false,
    logLevel: "warn",
    plugins: [previewEntry(pages, name), noDynamicImports, vanillaExtractPlugin(), cascadeLayers(), compileAtOnce()],
    publicDir: false,
    resolve: {
      alias: [
        { find: /^react$/, replacement: substitute("react.ts") },
        { find: /^react\/jsx-runtime$/, replacement: substitute("jsx-runtime.ts") },
        { find: /^react-dom$/, replacement: substitute("react-dom.ts") },
        leftOut,
      ],
    },
    build: {
      target: "baseline-widely-available",
      cssTarget,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input: { [`${name}.preview`]: ENTRY },
        checks: { moduleLevelDirective: false },
      },
    },
  });
