import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { head } from "./vite/head.ts";
import { strictStyles } from "./vite/strict-styles.ts";

/** Where `npm run dev` finds the local backend; everything that is not a page or a module goes there. */
const backend = process.env.LECTERN_BACKEND;
const backendPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/stand-in", "/healthz"];

export default defineConfig({
  plugins: [strictStyles(), vanillaExtractPlugin(), react(), head()],
  server: backend ? { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])) } : {},
  build: {
    target: "baseline-widely-available",
    // A theme is written with light-dark(), which these know; lowering it would leave a page one theme only.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    manifest: true,
    // radix and react-aria ship "use client", and rolldown prints a warning for each file.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
