import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installPinned, pinnedPath } from "./browser/pinned.ts";

export { pinnedVersion } from "./browser/pinned.ts";

/** Launch flags that make pixels and fonts the same on every machine. For the root user the first is required. */
export const chromiumArgs = [
  "--no-sandbox",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--hide-scrollbars",
  "--disable-background-networking",
];

/** The source of a Chromium: a path that the user chose, this repository's own from npm, or Playwright's download. */
export type ChromiumSource =
  | { readonly from: "path"; readonly path: string }
  | { readonly from: "npm" }
  | { readonly from: "playwright" };

/**
 * Chooses the source of Chromium on a machine. The PATH is ignored (ADR 0022).
 *
 * @throws Error if `CHROMIUM_PATH` names no file
 */
export function chooseChromium({
  env,
  platform,
  arch,
}: Pick<NodeJS.Process, "env" | "platform" | "arch">): ChromiumSource {
  const path = env.CHROMIUM_PATH;
  if (path) {
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names a file that is not there: ${path}`);
    return { from: "path", path };
  }
  return { from: platform === "linux" && arch === "x64" ? "npm" : "playwright" };
}

/** Installs Playwright's full Chromium, because Playwright tells its path, but not the path of its headless shell. */
function installPlaywrights(): string {
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  console.error("Downloading Playwright's Chromium");
  const cli = join(import.meta.dirname, "../node_modules/playwright/cli.js");
  spawnSync(process.execPath, [cli, "install", "--no-shell", "chromium"], { stdio: ["ignore", 2, 2] });
  if (existsSync(file)) return file;
  throw new Error(
    "Playwright's Chromium could not be downloaded: run `npx playwright install chromium`, or name another Chromium in CHROMIUM_PATH.",
  );
}

/**
 * Finds the Chromium for tests, screenshots and benchmarks: the one that `CHROMIUM_PATH` names; otherwise the
 * repository's pinned one on Linux x64, and Playwright's elsewhere. Installs either of the two if it is missing.
 *
 * @returns the path of an executable that accepts Chromium's flags
 * @throws Error that says what to do, if `CHROMIUM_PATH` names no file or an install fails
 */
export async function findChromium(): Promise<string> {
  const source = chooseChromium(process);
  if (source.from === "path") return source.path;
  return source.from === "npm" ? await installPinned() : installPlaywrights();
}

/**
 * Whether a path from {@link findChromium} is the pinned Chromium, which draws the same pixels on every Linux machine.
 * It compares paths, so that a child process recognises the pinned one in `CHROMIUM_PATH`.
 */
export const isPinned = (path: string): boolean =>
  existsSync(path) && existsSync(pinnedPath) && realpathSync(path) === realpathSync(pinnedPath);
