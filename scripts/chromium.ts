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

/** Playwright's own download, for the systems that no npm package has a Chromium for. */
function installPlaywrights(): string {
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  console.error("Downloading Playwright's Chromium");
  const cli = join(import.meta.dirname, "../node_modules/playwright/cli.js");
  spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], { stdio: ["ignore", 2, 2] });
  if (existsSync(file)) return file;
  throw new Error(
    "Playwright's Chromium could not be downloaded: run `npx playwright install chromium`, or name another Chromium in CHROMIUM_PATH.",
  );
}

/**
 * The Chromium that tests, pictures and benchmarks use: the one that `CHROMIUM_PATH` names; else on Linux x64 the one
 * that this repository pins, and elsewhere Playwright's. Installs either at the first time. What lies on the PATH plays
 * no part.
 *
 * @throws Error that says what to do, when `CHROMIUM_PATH` names no file or the install fails
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names a file that is not there: ${given}`);
    return given;
  }
  return process.platform === "linux" && process.arch === "x64" ? await installPinned() : installPlaywrights();
}

/**
 * Whether a path that {@link findChromium} returned is the pinned Chromium, which draws the same pixels on every machine.
 * By path, so that a child process which got it in `CHROMIUM_PATH` knows it too.
 */
export const isPinned = (path: string): boolean =>
  existsSync(path) && existsSync(pinnedPath) && realpathSync(path) === realpathSync(pinnedPath);
