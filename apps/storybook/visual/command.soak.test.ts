import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@lectern/story-shots/command";
import type { ShotsConfig } from "@lectern/story-shots/config";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { config as lectern } from "./config.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const built = join(import.meta.dirname, "../storybook-static");
const button = "elements-button-button--default";
const badge = "elements-badge-badge--default";
const work = mkdtempSync(join(tmpdir(), "lectern-visual-command-"));

/** Copies two stories of the built Storybook, and adds HTML to the head of their page. */
function copyStorybook(look: string, head: string): void {
  const folder = join(work, look);
  cpSync(built, folder, { recursive: true });
  const { entries, ...index } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, unknown>;
  };
  const kept = Object.fromEntries([button, badge].map((id) => [id, entries[id]]));
  writeFileSync(join(folder, "index.json"), JSON.stringify({ ...index, entries: kept }));
  const page = join(folder, "iframe.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("</head>", `${head}</head>`));
}

let root: string;
let config: ShotsConfig;
let printed: string;
const note = (text: string | Uint8Array): boolean => {
  printed += String(text);
  return true;
};
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
  });
/** Commits everything. In a checkout of the commit, the build produces the Storybook with this look. */
function commit(look: string): string {
  writeFileSync(join(root, "look.txt"), look);
  git("add", "--all");
  git("commit", "--quiet", "--message", `Look ${look}`);
  return git("rev-parse", "HEAD").trim();
}
async function run(look: string, ...args: string[]): Promise<number> {
  process.exitCode = 0;
  printed = "";
  // Uses one browser, because a second one starts only after the first has shown both stories.
  const fixed = ["--storybook", join(work, look), "--report", join(root, "report"), "--workers", "1"];
  await runCommand(config, [...fixed, ...args]);
  const status = process.exitCode;
  process.exitCode = 0;
  return status;
}
/** The differences in the report. */
const entries = () =>
  [
    ...readFileSync(join(root, "report/index.html"), "utf8").matchAll(
      /<article data-kind="([^"]*)" data-story="([^"]*)" data-before="([^"]*)">([^]*?)<\/article>/g,
    ),
  ].map(([, kind = "", story = "", before = "", html = ""]) => ({ kind, story, before, html }));
/** The commits from which the earlier screenshots were rendered, by story. */
const commitsBefore = (): Record<string, string> =>
  Object.fromEntries(entries().map(({ story, before }) => [story, before]));
const accept = async (look: string): Promise<void> => {
  expect(await run(look, "--update")).toBe(0);
};

beforeAll(() => {
  copyStorybook("plain", "");
  copyStorybook("tall", "<style>#storybook-root button { padding-block: 20px !important }</style>");
  copyStorybook("bold", "<style>#storybook-root > span { font-weight: 900 !important }</style>");
});
beforeEach(() => {
  root = mkdtempSync(join(work, "root-"));
  mkdirSync(join(root, "apps/storybook"), { recursive: true });
  writeFileSync(join(root, ".gitignore"), ".cache/\nreport*\n");
  config = {
    ...lectern,
    root,
    baselines: "baselines",
    rareBaselines: "baselines-rare",
    cache: ".cache",
    buildCheckout: (checkout) => {
      const folder = join(checkout, "built");
      cpSync(join(work, readFileSync(join(checkout, "look.txt"), "utf8").trim()), folder, { recursive: true });
      return Promise.resolve(folder);
    },
  };
  git("init", "--quiet", "--initial-branch=main");
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it("QAS-03 renders the earlier look of a changed story from the commit of its baseline", async () => {
  await accept("plain");
  const first = commit("plain");
  writeFileSync(join(root, "other.txt"), "");
  commit("tall");
  expect(await run("tall")).toBe(1);
  expect(commitsBefore()).toEqual({ [button]: first });
  for (const { kind, html } of entries()) {
    expect(kind).toBe("changed");
    expect(html).toMatch(/<figcaption>Before [^]*<figcaption>After [^]*<figcaption>Difference /);
    expect(html).not.toContain("render the baseline itself");
    expect(Number(/<p>([\d,]+) pixels/.exec(html)?.[1]?.replace(",", ""))).toBeGreaterThan(100);
  }
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
});

it("QAS-03 builds no earlier Storybook if nothing differs", async () => {
  await accept("plain");
  commit("plain");
  const buildCheckout = vi.fn<typeof config.buildCheckout>(config.buildCheckout);
  config = { ...config, buildCheckout };
  expect(await run("plain")).toBe(0);
  expect(printed).toContain("6 same, 0 not, 0 skipped.");
  expect(buildCheckout).not.toHaveBeenCalled();
});

it("QAS-03 doesn't accept a change because a commit of other baselines renders it", async () => {
  await accept("plain");
  commit("plain");
  // The button is tall since this commit, which accepts only a new badge.
  await accept("bold");
  const second = commit("tall");
  expect(await run("tall")).toBe(1);
  // Nor is the badge, because it isn't bold in the commit that says so.
  expect(commitsBefore()).toEqual({ [badge]: second, [button]: second });
  expect(
    entries()
      .filter(({ html }) => html.includes("render the baseline itself"))
      .map(({ story }) => story),
  ).toEqual([badge, badge, button, button]);
});

it("QAS-03 accepts another processor's rounding in baselines that the main branch already had", async () => {
  await accept("plain");
  const manifest = join(root, "baselines/elements/badge/Badge/screenshots.txt");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/\S+$/gm, "another-processor's"));
  commit("plain");
  expect(await run("plain")).toBe(1);
  commit("plain ");
  expect(await run("plain")).toBe(0);
  expect(printed).toContain("6 same, 0 not, 0 skipped.");
});

it("QAS-03 renders both sides in a browser that renders different pixels", async () => {
  await accept("plain");
  commit("plain");
  // Hashes that no browser on this machine renders.
  const manifest = join(root, "baselines/elements/badge/Badge/screenshots.txt");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/\S+$/gm, "another-machine's-hash"));
  commit("plain");
  config = { ...config, browser: { ...config.browser, isReference: () => false } };
  expect(await run("plain")).toBe(0);
  expect(printed).toContain("6 same, 0 not, 0 skipped.");
  expect(await run("tall")).toBe(1);
  expect(entries().map(({ story, kind }) => [story, kind])).toEqual([
    [button, "changed"],
    [button, "changed"],
  ]);
  expect(await run("tall", "--update")).toBe(1);
  expect(printed).toContain("Baselines are rendered on Linux x64");
});

it("QAS-03 skips stories that it can render on neither side, and says why", async () => {
  await accept("plain");
  commit("plain");
  config = {
    ...config,
    browser: { ...config.browser, isReference: () => false },
    buildCheckout: () => Promise.reject(new Error("no disk space")),
  };
  expect(await run("plain")).toBe(0);
  expect(printed).toContain("0 same, 0 not, 6 skipped.");
  expect(printed).toContain("Nothing can be rendered as it was before. no disk space");
});

it("QAS-03 shows the changes that the baselines have accepted since a commit", async () => {
  await accept("plain");
  const first = commit("plain");
  await accept("tall");
  commit("tall");
  expect(await run("tall")).toBe(0);
  expect(await run("tall", "--since", "HEAD")).toBe(0);
  expect(printed).toBe("The baselines are those of HEAD.\n");
  expect(await run("tall", "--since", first)).toBe(0);
  expect(entries().map(({ story, kind, before }) => [story, kind, before])).toEqual([
    [button, "changed", first],
    [button, "changed", first],
  ]);
});
