import { fileURLToPath } from "node:url";
import { cascadeLayers } from "@lectern/ui/scripts/cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { InlineConfig, Plugin } from "vite";
import { compileAtOnce } from "./compile-at-once.ts";
import { cssTarget } from "./targets.ts";

const toFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const substitute = (module: string) => toFile(`loading/preview/${module}`);

/** A preview is rendered once, so dynamic imports are removed from it, with what Vite would preload them by. */
const noDynamicImports: Plugin = {
  name: "lectern:no-dynamic-imports",
  enforce: "pre",
  resolveDynamicImport: () => ({ id: "not-in-previews", external: true }),
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (fetchCode) => fetchCode();" : undefined,
};

const ENTRY = "preview-entry";

const previewEntry = (name: string): Plugin => ({
  name: "lectern:preview-entry",
  resolveId: (id) => (id === ENTRY ? toFile(`pages/${name}/${ENTRY}.ts`) : undefined),
  load: (id) =>
    id === toFile(`pages/${name}/${ENTRY}.ts`)
      ? [
          `import { showPreview } from "../show-preview.ts";`,
          `import { reads } from "./${name}.reads.ts";`,
          `import { preview } from "./${name}.preview.tsx";`,
          `void showPreview(reads, preview);`,
        ].join("\n")
      : undefined,
});

/** Builds what renders a page's preview: its View, with `loading/preview/react.ts` in React's place (ADR 0009). */
export const previewConfig = (name: string): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  plugins: [previewEntry(name), noDynamicImports, vanillaExtractPlugin(), cascadeLayers(), compileAtOnce()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react$/, replacement: substitute("react.ts") },
      { find: /^react\/jsx-runtime$/, replacement: substitute("jsx-runtime.ts") },
      { find: /^react-dom$/, replacement: substitute("react-dom.ts") },
      {
        find: /.*\/(?:CreateFolderDialog|DeleteDialog|RecordingChat|RecordingCustomize|to-failure)\.tsx?$/,
        replacement: substitute("empty-parts.ts"),
      },
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
