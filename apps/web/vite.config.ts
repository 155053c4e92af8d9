import { fileURLToPath } from "node:url";
import { brand } from "@lectern/domain/brand";
import { documents } from "@lectern/page-loading/documents/plugin";
import { cascadeLayers } from "@lectern/ui/scripts/cascade-layers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { readBackend } from "./src/platform/backend.ts";
import { inline } from "@lectern/page-loading/inline/inline-scripts";
import { codeGroups } from "./vite/code-groups.ts";
import { compileAtOnce } from "@lectern/page-loading/vite/compile-at-once";
import { fetchBeforeImport } from "@lectern/page-loading/vite/fetch-before-import";
import { previewConfig } from "@lectern/page-loading/vite/preview-config";
import { strictStyles } from "@lectern/page-loading/vite/strict-styles";
import { tableConfig } from "@lectern/page-loading/vite/table-config";
import { cssTarget } from "@lectern/page-loading/vite/targets";

/** Where `npm run dev` finds the local backend; everything that is not a page or a module goes there. */
const backend = process.env.LECTERN_BACKEND;
const backendPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/stand-in", "/healthz"];

const toFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package's exports name its development build alone, with warnings in the console. */
const builtRouter = {
  find: /^react-router(?:-dom)?$/,
  replacement: toFile("../../node_modules/react-router/dist/production/index.mjs"),
};

/** Constants of the build, so that a build without these variables leaves out the reporter and a server of one's own. */
const toConstants = (mode: string): Record<string, string> => {
  const names = ["VITE_REPORT_URL", "VITE_ACCOUNTS", "VITE_PLANS"];
  // Whole names serve as the prefixes that loadEnv takes.
  const env = loadEnv(mode, toFile("."), names);
  return Object.fromEntries(names.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? "")]));
};

export default defineConfig(({ command, mode }) => ({
  define: toConstants(mode),
  resolve: {
    alias: [
      { find: /^@supabase\/(realtime|storage)-js$/, replacement: toFile("./vite/unused-supabase.ts") },
      ...(command === "build" ? [builtRouter] : []),
    ],
  },
  plugins: [
    strictStyles(),
    vanillaExtractPlugin(),
    cascadeLayers(),
    react(),
    documents({
      root: toFile("."),
      main: "src/main.tsx",
      table: "src/documents.tsx",
      tableConfig: tableConfig("src/documents.tsx"),
      previewConfig: previewConfig({
        pages: toFile("./src/pages"),
        leftOut: {
          find: /.*\/(?:CreateFolderDialog|DeleteDialog|RecordingChat|RecordingCustomize|to-failure)\.tsx?$/,
          replacement: toFile("./vite/empty-parts.ts"),
        },
      }),
      site: {
        name: brand.name,
        tagline: brand.tagline,
        url: brand.siteUrl,
        disallowed: ["/dashboard", "/auth/"],
      },
      readBackend,
      workers: {
        storing: toFile("../../packages/page-loading/src/service-worker/worker.ts"),
        unregistering: toFile("../../packages/page-loading/src/service-worker/unregister.ts"),
      },
      // What needs the network to be of use fetches its code when it is opened: a Word file is written from what the server has, formulas are read as TeX, signing in needs
      // the auth service, a plan needs Stripe, cards are proposed and added by the server, and so are tags.
      notStored: [
        "../../packages/export/src/docx.ts",
        "../../packages/ui/src/recording/markdown/draw-formula.ts",
        "../../node_modules/@noble/hashes/esm/sha2.js",
        "src/features/tags/TagRecordings.tsx",
        "src/features/tags/ManageTags.tsx",
        "src/features/recording-list/FilterRecordings.tsx",
        "src/pages/login/LoginScreen.tsx",
        "src/pages/sign-up/SignUpScreen.tsx",
        "src/pages/forgot-password/ForgotPasswordScreen.tsx",
        "src/pages/new-password/NewPasswordScreen.tsx",
        "src/pages/callback/CallbackScreen.tsx",
        "src/pages/oauth-consent/OauthConsentScreen.tsx",
        "src/pages/connect/ConnectScreen.tsx",
        "src/pages/manage-subscription/ManageSubscriptionScreen.tsx",
        "src/pages/subscription/SubscriptionScreen.tsx",
        "src/pages/pricing/PricingScreen.tsx",
        "src/pages/referrals/ReferralsScreen.tsx",
        "src/features/first-run/FirstRunPanel.tsx",
        "src/pages/contact-support/ContactSupportScreen.tsx",
        "src/pages/feature-request/FeatureRequestScreen.tsx",
        "src/pages/bug-report/BugReportScreen.tsx",
        "src/pages/tools/ToolsScreen.tsx",
        "src/pages/experimental/ExperimentalScreen.tsx",
        "src/pages/lecture-cards/LectureCardsScreen.tsx",
        "src/features/filing/FileRecording.tsx",
        "src/features/folder-editing/EditFolder.tsx",
        "src/features/folder-editing/EditExam.tsx",
        "src/features/folder-editing/EditCourseEnd.tsx",
        "../../packages/ui/src/screens/recording/RecordingChat.tsx",
        "../../packages/data/src/assistant/read-answer.ts",
        "src/commands/Palette.tsx",
        "src/pages/recording/NewCard.tsx",
        "src/pages/recording/KeepQuiz.tsx",
        "src/pages/folder/UnitRegions.tsx",
        "src/pages/kept-data/KeptDataScreen.tsx",
        "src/features/course-ends/FolderNotices.tsx",
        "src/features/course-ends/HomeNotices.tsx",
        "../../packages/domain/src/calendar/exam-calendar.ts",
      ],
      // All colours and fonts are compiled, and the drawings are ours to write as paths (packages/ui/scripts/draw-glyphs.ts).
      shippedAssets: {
        packages: [
          "@fontsource-variable/atkinson-hyperlegible-next",
          "@fontsource-variable/hanken-grotesk",
          "@fontsource-variable/lexend",
          "@fontsource-variable/newsreader",
          "@radix-ui/colors",
        ],
        works: [
          {
            name: "Lucide",
            version: "1.62.0",
            license: "ISC AND MIT",
            file: toFile("../../packages/ui/src/elements/icon/LICENSE.lucide.txt"),
          },
        ],
      },
      boot: inline.applyTheme,
      insertRest: inline.insertRest,
    }),
    fetchBeforeImport(),
    compileAtOnce(),
  ],
  server: backend ? { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])) } : {},
  // The page's worker loads its parts as they are needed.
  worker: { format: "es" },
  build: {
    target: "baseline-widely-available",
    cssTarget,
    manifest: true,
    // One stylesheet: 13 kB, and no page waits for another one.
    cssCodeSplit: false,
    // The policy allows fonts from this site only, not as addresses of their data.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // radix and react-aria ship "use client", and rolldown prints a warning for each file.
    rolldownOptions: {
      input: "src/main.tsx",
      checks: { moduleLevelDirective: false, bundlerTimings: false },
      // Only a server of one's own has it; as a module of the app it would count as having side effects.
      treeshake: { moduleSideEffects: [{ test: /\/PasswordEntry\.tsx$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: codeGroups,
        },
      },
    },
  },
}));
