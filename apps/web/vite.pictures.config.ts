import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { compileAtOnce } from "./vite/compile-at-once.ts";
import { cssTarget } from "./vite/targets.ts";

const drawnOnce = (module: string) => fileURLToPath(new URL(`src/first-picture/${module}`, import.meta.url));

/** What comes later is not in a picture: it is drawn once. */
const nothingLater: Plugin = {
  name: "lectern:nothing-later",
  resolveDynamicImport: () => ({ id: "nothing-later", external: true }),
};

/** Builds what draws a page's first picture: its View, with `first-picture/react.ts` in React's place (decision 0147). */
export default defineConfig({
  plugins: [nothingLater, vanillaExtractPlugin(), compileAtOnce()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react$/, replacement: drawnOnce("react.ts") },
      { find: /^react\/jsx-runtime$/, replacement: drawnOnce("jsx-runtime.ts") },
      { find: /^react-dom$/, replacement: drawnOnce("react-dom.ts") },
      { find: /^radix-ui$/, replacement: drawnOnce("radix-ui.tsx") },
      {
        find: /.*\/(?:CreateFolderDialog|DeleteDialog|RecordingChat|RecordingCustomize)\.tsx$/,
        replacement: drawnOnce("not-in-pictures.ts"),
      },
    ],
  },
  build: {
    target: "baseline-widely-available",
    cssTarget,
    manifest: true,
    modulePreload: false,
    // Which one to build, `builtPages` says.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
