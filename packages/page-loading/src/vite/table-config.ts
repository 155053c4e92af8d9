import { cascadeLayers } from "@lectern/ui/scripts/cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { cssTarget } from "./targets.ts";

/**
 * Builds the table of pages for Node, so that their documents can be rendered, and their styles for the browser.
 *
 * @param table its module, as a path in the app
 */
export const tableConfig = (table: string): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  plugins: [vanillaExtractPlugin(), cascadeLayers(), react()],
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    manifest: true,
    cssTarget,
    cssMinify: true,
    rolldownOptions: { input: [table], checks: { moduleLevelDirective: false } },
  },
});
