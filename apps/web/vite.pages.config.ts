import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssTarget } from "./vite/targets.ts";
import { appPageModules, publicPageModules } from "./vite/public-pages.ts";

/** Builds the pages for Node, so that `vite/prerender.ts` can render them, and their styles for the browser. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    manifest: true,
    cssTarget,
    cssMinify: true,
    rolldownOptions: { input: [...publicPageModules, ...appPageModules], checks: { moduleLevelDirective: false } },
  },
});
