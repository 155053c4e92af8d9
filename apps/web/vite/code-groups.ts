const SITE = /domain\/src\/(?:brand|platform)\.ts$|close-menu-on-choice\.ts$/;
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|xstate|@xstate)\//;
const LIBRARY =
  /apps\/web\/src\/(?:main|features\/dashboard\/DashboardScreen|pages\/recordings\/RecordingsScreen)\.tsx$/;

/** Matches modules by the ends of their paths, without extensions. A path that ends with `/` is a folder. */
const modules =
  (...paths: readonly string[]) =>
  (id: string): boolean =>
    paths.some((path) =>
      path.endsWith("/") ? id.includes(`/${path}`) : id.replace(/\.tsx?$/, "").endsWith(`/${path}`),
    );

/**
 * One file for small modules that the same few screens use, which rolldown would give a file each. They may import the
 * app and each other, but nothing that only some of these screens need: a file brings all that it imports.
 */
const joined = (name: string, ...paths: readonly string[]) => ({
  name,
  test: modules(...paths),
  priority: 1,
  includeDependenciesRecursively: false,
});

/** The groups of modules that share a file (ADR 0008). A module in no group is with those that the same screens use. */
export const codeGroups = [
  // What the public pages' script shares with the app must not bring the app along.
  { name: "site", test: SITE, priority: 4, includeDependenciesRecursively: false },
  // What changes with our dependencies alone stays in the browser's cache when we deploy.
  { name: "vendor", test: VENDOR, priority: 3 },
  // The library's page is what a student opens most: with all it needs, one file. The rest comes by screen.
  { name: "app", test: LIBRARY, priority: 2 },
  joined(
    "common",
    "ui/src/feedback/error-region/",
    "ui/src/forms/field-message/",
    "ui/src/forms/field/characters-left",
    "ui/src/navigation/back-link/",
    "domain/src/max-lengths",
    "web/src/flows/use-flow",
  ),
  joined(
    "drafts",
    "ui/src/theme/draft",
    "data/src/device/drafts",
    "web/src/flows/use-drafts",
    "web/src/platform/copy-text",
  ),
  // For pages on which a lecture or a guide is read.
  joined(
    "reading",
    "domain/src/chat",
    "ui/src/recording/chosen-moment",
    "ui/src/recording/lecture-language",
    "ui/src/recording/transcript/timestamp",
    "ui/src/recording/markdown/moment-href",
    "ui/src/recording/markdown/Markdown.css",
    "ui/src/screens/recording/RecordingView.css",
    "web/src/commands/page-commands",
    "web/src/commands/page-search",
    "web/src/commands/single-keys",
    "web/src/copy/export-copy",
  ),
  joined("functions", "valibot/", "data/src/functions", "domain/src/assistant-timeouts", "domain/src/contracts/limits"),
  joined(
    "primitives",
    "@radix-ui/primitive/",
    "@radix-ui/react-compose-refs/",
    "@radix-ui/react-context/",
    "@radix-ui/react-primitive/",
    "@radix-ui/react-slot/",
    "@radix-ui/react-use-controllable-state/",
    "@radix-ui/react-use-effect-event/",
    "@radix-ui/react-use-layout-effect/",
  ),
  joined(
    "keeping",
    "web/src/features/keeping/LazyKeeping",
    "web/src/features/keeping/use-is-not-kept",
    "web/src/features/keeping/use-shows-kept",
  ),
  joined(
    "outlines",
    "data/src/recordings/outline.api",
    "data/src/recordings/outline.queries",
    "domain/src/headings",
    "domain/src/outline",
    "domain/src/text-hash",
  ),
  joined(
    "search",
    "data/src/search/search.api",
    "data/src/search/search.queries",
    "domain/src/search",
    "ui/src/recording/marked-words/",
  ),
  joined(
    "preferences",
    "data/src/user-info/user-info.api",
    "data/src/user-info/user-info.queries",
    "domain/src/summary-style",
    "web/src/flows/use-client-flags",
  ),
  joined(
    "reader-bar",
    "ui/src/recording/reader-bar/",
    "ui/src/recording/on-scroll-frame",
    "ui/src/recording/transcript/segment-at-line",
  ),
];
