import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { packageCommand } from "./commands.ts";

const root = join(import.meta.dirname, "..");

interface Planted {
  readonly room: string;
  readonly source: string;
  readonly name?: string;
}

/**
 * Creates an empty copy of the rooms with the linter's configuration, so that a planted file does not disturb other
 * steps of a test run.
 */
function copyRooms(): string {
  const copy = mkdtempSync(join(tmpdir(), "lectern-rooms-"));
  cpSync(join(root, "oxlint.config.ts"), join(copy, "oxlint.config.ts"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const app = "apps/web/src";
  mkdirSync(join(copy, app), { recursive: true });
  for (const file of readdirSync(join(root, app), { withFileTypes: true }).filter((entry) => entry.isFile()))
    writeFileSync(join(copy, app, file.name), "");
  return copy;
}

/**
 * Plants a file in each room and returns the linter's messages for each. It runs the linter once, because that takes
 * long.
 */
function lintPlanted(files: readonly Planted[]): string[] {
  const copy = copyRooms();
  try {
    const planted = files.map(({ room, source, name = "planted.ts" }) => {
      mkdirSync(join(copy, room), { recursive: true });
      const folder = mkdtempSync(join(copy, room, "planted-"));
      writeFileSync(join(folder, name), source);
      return relative(copy, folder);
    });
    const { stdout } = spawnSync(...packageCommand("oxlint", ["--format=json", ...planted], import.meta.url), {
      cwd: copy,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; message: string; help?: string }[];
    };
    return planted.map((folder) =>
      diagnostics
        .filter(({ filename }) => filename.startsWith(folder))
        .map(({ message, help }) => `${message} ${help}`)
        .join("\n"),
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
}

type Violation = [room: string, source: string, advice: string];
const violations: Violation[] = [
  ["packages/domain/src", `import "react";`, "domain is words and pure rules"],
  ["packages/domain/src", `import "@lectern/ui/theme";`, "domain knows none of our rooms"],
  ["packages/domain/src", `export const answer = fetch("/");`, "domain sends no requests"],
  ["packages/domain/src", `export const title = document.title;`, "domain knows no browser"],
  ["packages/domain/src", `export const kept = localStorage.length;`, "domain stores nothing"],
  ["packages/ui/src", `import "react-router-dom";`, "link through elements/link"],
  ["packages/ui/src", `import "@lectern/data/client";`, "ui may import domain only"],
  ["packages/ui/src", `import "@lectern/machines/auth/auth.machine";`, "ui may import domain only"],
  ["packages/ui/src", `import "@tanstack/react-query";`, "ui asks for nothing"],
  ["packages/ui/src", `import "xstate";`, "ui holds no flow"],
  ["packages/ui/src/tokens", `import "../../theme/contract.css.ts";`, "tokens are values alone"],
  ["packages/ui/src/theme", `import "../../elements/text/Text.tsx";`, "theme knows tokens only"],
  ["packages/ui/src/elements", `import "../../forms/field/Field.tsx";`, "elements build on theme alone"],
  ["packages/ui/src/elements", `import "@lectern/domain/brand";`, "the core has no words of the product"],
  ["packages/ui/src/elements", `import "xstate";`, "ui holds no flow"],
  ["packages/ui/src/forms", `import "../../overlays/menu/Menu.tsx";`, "forms knows elements and what lies below"],
  [
    "packages/ui/src/overlays",
    `import "../../screens/home/HomeView.tsx";`,
    "overlays knows elements and what lies below",
  ],
  ["packages/ui/src/navigation", `import "../../forms/field/Field.tsx";`, "navigation knows elements"],
  ["packages/ui/src/feedback", `import "../../illustrations/logo/Logo.tsx";`, "feedback knows elements"],
  ["packages/ui/src/illustrations", `import "../../cards/note-card/NoteCard.tsx";`, "a drawing knows elements"],
  ["packages/ui/src/recording", `import "../../cards/note-card/NoteCard.tsx";`, "recording stands below cards"],
  ["packages/ui/src/cards", `import "../../frames/card-grid/CardGrid.tsx";`, "a card stands in a frame"],
  ["packages/ui/src/frames", `import "../../cards/note-card/NoteCard.tsx";`, "a frame takes its content as children"],
  ["packages/machines/src", `import "react";`, "a machine knows no React"],
  ["packages/machines/src", `import "@supabase/supabase-js";`, "through a port"],
  ["packages/machines/src", `import "@lectern/data/client";`, "machines may import domain only"],
  ["packages/machines/src", `export const here = window.location;`, "a machine knows no browser"],
  ["packages/machines/src", `export const kept = localStorage.length;`, "a machine stores nothing"],
  ["packages/machines/src", `export const answer = fetch("/");`, "a machine sends no requests"],
  ["packages/data/src", `import "@lectern/machines/auth/auth.machine";`, "data does not know flows"],
  ["packages/data/src", `import "@lectern/ui/theme";`, "data may import domain and practice only"],
  ["packages/data/src", `import "@tanstack/react-query";`, "data shows and opens nothing"],
  ["packages/data/src", `import "@lectern/local-backend/testing";`, "only tests start it"],
  ["packages/data/src", `import "@lectern/device/drafts";`, "export and device use data"],
  ["packages/export/src", `import "@supabase/supabase-js";`, "only packages/data knows supabase-js"],
  ["packages/export/src", `import "@lectern/local-backend/testing";`, "only tests start it"],
  ["packages/device/src", `import "react";`, "data shows and opens nothing"],
  ["apps/web/src", `import "@supabase/supabase-js";`, "only packages/data knows supabase-js"],
  ["apps/web/src", `import "@lectern/local-backend/testing";`, "which backend it talks to"],
  ["apps/storybook/machines", `import "@lectern/machines/auth/auth.machine";`, "owns no component and no wiring"],
  ["apps/storybook/machines", `import "@lectern/web/App";`, "owns no component and no wiring"],
  ["packages/page-loading/src", `import "@lectern/web/main";`, "page-loading imports no app"],
  ["packages/page-loading/src/page", `import "@supabase/supabase-js";`, "only packages/data knows supabase-js"],
  ["packages/page-loading/src/documents", `import "@lectern/data/client";`, "build the pages of any app"],
  ["packages/browser/src", `import "@lectern/domain/brand";`, "no word of the product"],
  ["packages/browser/src", `import "xstate";`, "browser knows the browser alone"],
  ["packages/story-shots/src", `import "@lectern/scripts/chromium";`, "take what is this project's as a setting"],
  ["packages/story-shots/src", `import "../../../apps/storybook/visual/config.ts";`, "as a setting"],
  ["apps/web/src/pages", `import "@lectern/machines/auth/auth.machine";`, "a screen listens to a wired actor"],
  ["apps/web/src/features", `import "@lectern/machines/auth/auth.machine";`, "a screen listens to a wired actor"],
  ["apps/web/src/pages", `import "../../App.tsx";`, "a page does not know the app that shows it"],
  ["apps/web/src/pages", `import "../recordings/RecordingsScreen.tsx";`, "a page imports no other page"],
  ["apps/web/src/features", `import "../../pages/index.ts";`, "a feature serves several pages and knows none"],
  ["apps/web/src/commands", `import "../features/read.ts";`, "commands know no page and no feature"],
  ["apps/web/src/commands", `import "../pages/index.ts";`, "commands know no page and no feature"],
  ["apps/web/src/flows", `import "../commands/commands.ts";`, "a flow shows nothing"],
  ["apps/web/src/platform", `import "../flows/services.ts";`, "platform wraps the browser and knows no student"],
  ["apps/web/src/copy", `import "../platform/copy-text.ts";`, "words and addresses import nothing of the app"],
  [
    "apps/local-backend/src",
    `import "@lectern/ui/theme";`,
    "it may import supabase/, domain, practice, transcript and the assistant only",
  ],
  [
    "packages/assistant/src",
    `import "@lectern/data/client";`,
    "the assistant knows domain's words and transcripts only",
  ],
  ["packages/assistant/src", `import "node:fs";`, "text in, text out"],
  ["packages/assistant/src/words", `import "../search/search.ts";`, "words know no recording"],
  ["packages/assistant/src/search", `import "../writer/answers/cite.ts";`, "search knows words only"],
  ["packages/assistant/src/writer/outline", `import "../answers/cite.ts";`, "derived without answers"],
  ["packages/assistant/src/writer/summary", `import "../answers/cite.ts";`, "written without answers"],
  ["packages/assistant/src/writer/answers", `import "../unit/unit.ts";`, "answers are about one recording"],
  [
    "packages/transcript/src",
    `import "@lectern/assistant/writer/outline/outline-lecture";`,
    "transcript knows domain's words only",
  ],
  ["packages/transcript/src", `import "node:fs";`, "transcripts are read the same in Deno and in Node"],
  ["packages/transcript/src", `export const read = fetch("/");`, "transcript sends no requests"],
  ["packages/ui/src", `import "@lectern/transcript/lecture";`, "ui may import domain only"],
  ["packages/machines/src", `import "@lectern/transcript/lecture";`, "machines may import domain only"],
  ["packages/data/src", `import "@lectern/transcript/lecture";`, "data may import domain and practice only"],
  ["apps/web/src", `import "@lectern/transcript/lecture";`, "the text engine ships to no browser"],
  ["packages/assistant/src", `export const answer = fetch("/");`, "the assistant sends no requests"],
  ["packages/practice/src", `import "@lectern/data/client";`, "practice knows domain's words only"],
  ["packages/practice/src", `import "node:fs";`, "the same in Deno, in Node and in a page"],
  ["packages/practice/src", `export const answer = fetch("/");`, "practice sends no requests"],
  ["packages/ui/src", `import "@lectern/practice/replay";`, "ui may import domain only"],
  ["packages/machines/src", `import "@lectern/practice/replay";`, "machines may import domain only"],
  ["packages/ui/src", `import "@lectern/assistant/writer/answers/answer-question";`, "ui may import domain only"],
  [
    "packages/machines/src",
    `import "@lectern/assistant/writer/answers/answer-question";`,
    "machines may import domain only",
  ],
  [
    "packages/data/src",
    `import "@lectern/assistant/writer/outline/outline-lecture";`,
    "what the assistant derives is stored",
  ],
  [
    "apps/web/src",
    `import "@lectern/assistant/writer/outline/outline-lecture";`,
    "the text engine ships to no browser",
  ],
  [
    "supabase/functions",
    `import "@lectern/data/client";`,
    "a function uses domain, practice, transcript and the assistant alone",
  ],
  ["supabase/scripts", `import "@lectern/ui/theme";`, "supabase/ is the server"],
  ["supabase/functions", `import "node:fs";`, "use web standards"],
  ...["packages/machines/src", "packages/ui/src/screens", "apps/web/src/pages", "apps/web/e2e", "scripts"].flatMap(
    (room): Violation[] => [
      [room, `import "@lectern/bench/shared/stage";`, "nothing imports a benchmark"],
      [room, `import "../../bench/shared/stage.ts";`, "nothing imports a benchmark"],
    ],
  ),
];

const inATest: Planted = {
  room: "packages/data/src",
  source: `import "@lectern/local-backend/testing";`,
  name: "planted.test.ts",
};
let messages: string[] = [];
beforeAll(() => {
  messages = lintPlanted([...violations.map(([room, source]) => ({ room, source })), inATest]);
});

test.each(violations.map(([room, source, advice], index) => ({ room, source, advice, index })))(
  "the linter refuses, in $room, `$source` and says what to do instead",
  ({ advice, index }) => expect(messages[index]).toContain(advice),
);

test("a test in packages/data may start the local backend", () => {
  expect(messages.at(-1)).not.toContain("only tests start it");
});

test("npm run lint refuses a circle of imports that a dynamic import closes", () => {
  const folder = mkdtempSync(join(tmpdir(), "circle-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "circle", type: "module", main: "index.ts" }));
    writeFileSync(join(folder, "index.ts"), `export const table = () => import("./page.ts");`);
    writeFileSync(join(folder, "page.ts"), `import { table } from "./index.ts"; export const page = table;`);
    const { status, stdout } = spawnSync(
      ...packageCommand(
        "knip",
        ["--directory", folder, "--config", join(root, "knip.jsonc"), "--reporter=json"],
        import.meta.url,
      ),
      { cwd: root, encoding: "utf8" },
    );
    const { issues } = JSON.parse(stdout) as { issues: { cycles: { name: string }[][] }[] };
    const circles = issues.flatMap(({ cycles }) => cycles).map((circle) => circle.map(({ name }) => name).toSorted());
    expect(circles).toEqual([["index.ts", "page.ts"]]);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every import of another room is declared in the room's package.json", () => {
  const { stdout, stderr } = spawnSync(...packageCommand("turbo", ["boundaries"], import.meta.url), {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain("no issues found");
});
