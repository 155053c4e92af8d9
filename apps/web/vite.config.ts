import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { head } from "./vite/head.ts";
import { moduleSizes } from "./vite/module-sizes.ts";
import { publicPages, publicPagesInDevelopment } from "./vite/public-pages.ts";
import { strictStyles } from "./vite/strict-styles.ts";
import { cssTarget } from "./vite/targets.ts";

/** Where `npm run dev` finds the local backend; everything that is not a page or a module goes there. */
const backend = process.env.LECTERN_BACKEND;
const backendPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/stand-in", "/healthz"];

const unusedSupabase = fileURLToPath(new URL("./vite/unused-supabase.ts", import.meta.url));

export default defineConfig({
  resolve: { alias: [{ find: /^@supabase\/(realtime|storage)-js$/, replacement: unusedSupabase }] },
  plugins: [
    strictStyles(),
    vanillaExtractPlugin(),
    react(),
    head(),
    publicPages(),
    publicPagesInDevelopment(),
    moduleSizes(),
  ],
  server: backend ? { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])) } : {},
  build: {
    target: "baseline-widely-available",
    cssTarget,
    manifest: true,
    // radix and react-aria ship "use client", and rolldown prints a warning for each file.
    rolldownOptions: {
      input: ["index.html", "src/public-pages/site.ts"],
      checks: { moduleLevelDirective: false, bundlerTimings: false },
    },
  },
});
