const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|xstate|@xstate)\//;
const LIBRARY =
  /apps\/web\/src\/(?:main|features\/dashboard\/DashboardScreen|pages\/recordings\/RecordingsScreen)\.tsx$/;

/** Matches modules by the ends of their paths, without extensions. A path that ends with `/` is a folder. */
const matchesPaths =
  (...paths: readonly string[]) =>
  (id: string): boolean =>
    paths.some((path) =>
      path.endsWith("/") ? id.includes(`/${path}`) : id.replace(/\.tsx?$/, "").endsWith(`/${path}`),
    );

/**
 * One file for small modules that the same few screens use, which rolldown would give a file each. They may import the
 * app and each other, but nothing that only some of these screens need: a file brings all that it imports.
 */
const toCodeGroup = (name: string, ...paths: readonly string[]) => ({
  name,
  test: matchesPaths(...paths),
  priority: 1,
  includeDependenciesRecursively: false,
});

/** The groups of modules that share a file (ADR 0008). A module in no group is with those that the same screens use. */
export const codeGroups = [
  // What changes with our dependencies alone stays in the browser's cache when we deploy.
  { name: "vendor", test: VENDOR, priority: 3 },
  // The library's page is what a student opens most: with all it needs, one file. The rest comes by screen.
  { name: "app", test: LIBRARY, priority: 2 },
  // For nearly every screen.
  toCodeGroup(
    "common",
    "ui/src/feedback/error-region/",
    "ui/src/forms/field-message/",
    "ui/src/forms/field/characters-left",
    "ui/src/frames/reading-header/",
    "ui/src/navigation/back-link/",
    "ui/src/screens/recording/narrow-header",
    "ui/src/theme/draft",
    "domain/src/key-passages",
    "domain/src/max-lengths",
    "domain/src/spellings",
    "device/src/drafts",
    "web/src/commands/page-commands",
    "web/src/commands/page-search",
    "web/src/commands/single-keys",
    "web/src/features/page-feature",
    "web/src/flows/use-drafts",
    "web/src/flows/use-flow",
    "web/src/platform/copy-text",
  ),
  // What the library shows after its first rows.
  toCodeGroup(
    "list-parts",
    "data/src/recordings/details",
    "data/src/recordings/excerpt",
    "data/src/recordings/plain-text",
    "data/src/recordings/rest-of-list",
    "ui/src/frames/list-filter/",
    "ui/src/frames/list-options/",
    "web/src/features/recording-list/FetchedDetails",
  ),
  // For pages on which a lecture or a guide is read.
  toCodeGroup(
    "reading",
    "domain/src/chat",
    "domain/src/headings",
    "domain/src/outline",
    "domain/src/parse-outline",
    "domain/src/search",
    "data/src/corrections/corrections.api",
    "data/src/corrections/corrections.queries",
    "data/src/recordings/outline.api",
    "data/src/recordings/outline.queries",
    "data/src/recordings/unit-terms",
    "data/src/search/search",
    "ui/src/recording/chapter-links/chapter-label",
    "ui/src/recording/chosen-moment",
    "ui/src/recording/lecture-language",
    "ui/src/recording/marked-words/",
    "ui/src/recording/transcript/lay-out",
    "ui/src/recording/transcript/timestamp",
    "ui/src/recording/markdown/Markdown.css",
    // Its style sheet, or the file would bring Markdown's code, which has it.
    "ui/src/recording/markdown/Markdown.css.ts.vanilla.css",
    "ui/src/recording/wide",
    "ui/src/screens/recording/RecordingView.css",
    "ui/src/screens/recording/use-wide-window",
    "web/src/features/keeping/LazyKeeping",
    "web/src/features/keeping/use-is-not-kept",
    "web/src/features/keeping/use-shows-kept",
    "web/src/features/reading/reading-position",
    "web/src/features/transcript/transcript.view-state",
    "web/src/flows/use-mark-read",
  ),
  toCodeGroup(
    "functions",
    "valibot/",
    "data/src/functions",
    "data/src/user-info/user-info",
    "domain/src/assistant-timeouts",
    "domain/src/contracts/limits",
    "domain/src/summary-style",
    "web/src/flows/use-client-flags",
  ),
  // What comes when a page of the app is idle.
  toCodeGroup(
    "idle",
    "sonner/",
    "ui/src/overlays/announcer/",
    "ui/src/overlays/toaster/",
    "web/src/commands/Commands",
    "web/src/commands/commands",
    "web/src/commands/shortcuts",
  ),
  toCodeGroup(
    "primitives",
    "@radix-ui/primitive/",
    "@radix-ui/react-compose-refs/",
    "@radix-ui/react-context/",
    "@radix-ui/react-id/",
    "@radix-ui/react-presence/",
    "@radix-ui/react-primitive/",
    "@radix-ui/react-slot/",
    "@radix-ui/react-use-callback-ref/",
    "@radix-ui/react-use-controllable-state/",
    "@radix-ui/react-use-effect-event/",
    "@radix-ui/react-use-layout-effect/",
  ),
  toCodeGroup(
    "transcript",
    "ui/src/recording/reader-bar/",
    "ui/src/recording/on-scroll-frame",
    "ui/src/recording/transcript/Transcript",
    "ui/src/recording/transcript/Transcript.css",
    "ui/src/recording/transcript/blocks",
    "ui/src/recording/transcript/hold-in-view",
    "ui/src/recording/transcript/hold-scroll",
    "ui/src/screens/recording/RecordingTranscript",
  ),
];
