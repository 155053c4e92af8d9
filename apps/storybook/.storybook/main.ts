import { join, resolve } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { cascadeLayers } from "@lectern/ui/scripts/cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { copyDeck } from "./copy-deck.ts";

const root = resolve(import.meta.dirname, "../../..");
const baselines = join(root, "apps/storybook/visual/baselines");

const config: StorybookConfig = {
  stories: [
    "../overview/*.mdx",
    "../machines/*.mdx",
    { directory: "../../../packages/ui/src", files: "**/*.@(mdx|stories.tsx)" },
    // The states of a page's or a feature's machine, next to its View.
    { directory: "../../web/src/pages", files: "**/*.stories.tsx", titlePrefix: "screens" },
    { directory: "../../web/src/features", files: "**/*.stories.tsx", titlePrefix: "screens" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), cascadeLayers(), copyDeck(baselines)],
      // List every package that a story imports: if Vite finds one late, it optimises again, and a running test loses
      // its modules.
      optimizeDeps: {
        include: [
          "@storybook/react-dom-shim",
          "@storybook/addon-docs/blocks",
          "@supabase/postgrest-js",
          "@supabase/supabase-js",
          "@tanstack/query-core",
          "@tanstack/react-query",
          "@vanilla-extract/recipes/createRuntimeFn",
          "@viz-js/viz",
          "@xstate/react",
          "axe-core",
          "radix-ui",
          "react",
          "react-dom",
          "react-dom/client",
          "react-markdown",
          "react-hook-form",
          "react-router-dom",
          "react/jsx-dev-runtime",
          "react/jsx-runtime",
          "remark-gfm",
          "sonner",
          "storybook/test",
          "valibot",
          "xstate",
          "xstate/graph",
        ],
      },
      // Radix ships "use client", and Rolldown would print a line for each file.
      build: {
        chunkSizeWarningLimit: 4000,
        // Browsers that know light-dark(). For older ones it would be compiled to a value at the root, and no part of a
        // page could be dark.
        cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    }),
};
export default config;
