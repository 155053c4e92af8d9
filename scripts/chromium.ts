import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installPinned, pinnedPath } from "./browser/pinned.ts";

export { pinnedVersion } from "./browser/pinned.ts";

/** Launch flags that make pixels and fonts the same on every machine; a root user needs the first. */
export const chromiumArgs = [
  "--no-sandbox",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--hide-scrollbars",
  "--disable-background-networking",
];

/** Where a Chromium comes from: a path that the user chose, this repository's own from npm, or Playwright's download. */
export type ChromiumSource =
  | { readonly from: "path"; readonly path: string }
  | { readonly from: "npm" }
  | { readonly from: "playwright" };

/**
 * Chooses where Chromium comes from on a machine. What lies on the PATH plays no part (ADR 0022).
 *
 * @throws Error when `CHROMIUM_PATH` names no file
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

/** Playwright says where its whole Chromium is, but not where its headless shell is: it installs the former. */
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
 * Finds the Chromium that tests, screenshots and benchmarks use: the one that `CHROMIUM_PATH` names; else on Linux x64 the
 * one that this repository pins, and elsewhere Playwright's. Installs either of the two when it is not there yet.
 *
 * @returns the path of an executable that takes Chromium's flags
 * @throws Error that says what to do, when `CHROMIUM_PATH` names no file or an install fails
 */
export async function findChromium(): Promise<string> {
  const source = chooseChromium(process);
  if (source.from === "path") return source.path;
  return source.from === "npm" ? await installPinned() : installPlaywrights();
}

/**
 * Whether a path from {@link findChromium} is the pinned Chromium, which draws the same pixels on every Linux machine.
 * Compares paths, so that a child process which was given the pinned one in `CHROMIUM_PATH` knows it as such.
 */
export const isPinned = (path: string): boolean =>
  existsSync(path) && existsSync(pinnedPath) && realpathSync(path) === realpathSync(pinnedPath);
