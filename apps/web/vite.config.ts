import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileAtOnce } from "./vite/compile-at-once.ts";
import { head } from "./vite/head.ts";
import { moduleSizes } from "./vite/module-sizes.ts";
import { fontsApart } from "./vite/fonts-apart.ts";
import { builtPages, publicPagesInDevelopment } from "./vite/public-pages.ts";
import { noWorkerInDevelopment } from "./vite/service-worker.ts";
import { strictStyles } from "./vite/strict-styles.ts";
import { cssTarget } from "./vite/targets.ts";

/** Where `npm run dev` finds the local backend; everything that is not a page or a module goes there. */
const backend = process.env.LECTERN_BACKEND;
const backendPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/stand-in", "/healthz"];

const unusedSupabase = fileURLToPath(new URL("./vite/unused-supabase.ts", import.meta.url));

const SITE = /domain\/src\/(?:brand|platform)\.ts$|close-menu-on-choice\.ts$/;
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|xstate|@xstate)\//;
const LIBRARY =
  /apps\/web\/src\/(?:main|screens\/dashboard\/DashboardScreen|screens\/recordings\/RecordingsScreen)\.tsx$/;

export default defineConfig({
  resolve: { alias: [{ find: /^@supabase\/(realtime|storage)-js$/, replacement: unusedSupabase }] },
  plugins: [
    strictStyles(),
    vanillaExtractPlugin(),
    react(),
    head(),
    fontsApart(),
    builtPages(),
    publicPagesInDevelopment(),
    noWorkerInDevelopment(),
    moduleSizes(),
    compileAtOnce(),
  ],
  server: backend ? { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])) } : {},
  build: {
    target: "baseline-widely-available",
    cssTarget,
    manifest: true,
    // One stylesheet: 13 kB, and no page waits for another one.
    cssCodeSplit: false,
    // radix and react-aria ship "use client", and rolldown prints a warning for each file.
    rolldownOptions: {
      input: ["src/main.tsx", "src/public-pages/site.ts", "src/public-pages/download.ts"],
      checks: { moduleLevelDirective: false, bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the public pages' script shares with the app must not bring the app along.
            { name: "site", test: SITE, priority: 2, includeDependenciesRecursively: false },
            // What changes with our dependencies alone stays in the browser's cache when we deploy.
            { name: "vendor", test: VENDOR, priority: 1 },
            // The library's page is what a student opens most: with all it needs, one file. The rest comes by screen.
            { name: "app", test: LIBRARY },
          ],
        },
      },
    },
  },
});
