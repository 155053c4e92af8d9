import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Launch flags that make pixels and fonts the same on every machine; a root user needs the first. */
export const chromiumArgs = [
  "--no-sandbox",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--hide-scrollbars",
  "--disable-background-networking",
];

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function onPath(name: string): string | undefined {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Playwright's own download is where its package says, if anybody asked for it. */
function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return file !== "" && existsSync(file) ? file : undefined;
}

/**
 * The Chromium that tests and benchmarks use: `CHROMIUM_PATH`, else one on the PATH, else Playwright's download, else
 * Debian's package through apt when root. The first one found is kept in `CHROMIUM_PATH` for child processes.
 *
 * @throws Error that says what to install
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names a file that is not there: ${given}`);
    return given;
  }
  let found = names.map(onPath).find(Boolean) ?? playwrightsOwn();
  if (!found && process.getuid?.() === 0 && onPath("apt-get")) {
    console.log("Installing chromium-headless-shell from Debian's packages");
    const quiet = ["-y", "-qq", "-o", "Dpkg::Use-Pty=0"];
    if (run("apt-get", ["update", ...quiet.slice(1)])) run("apt-get", ["install", ...quiet, "chromium-headless-shell"]);
    found = names.map(onPath).find(Boolean);
  }
  if (!found) {
    console.log("Downloading Playwright's Chromium");
    run(process.execPath, [
      join(import.meta.dirname, "../node_modules/playwright/cli.js"),
      "install",
      "--only-shell",
      "chromium",
    ]);
    found = playwrightsOwn();
  }
  if (!found) {
    throw new Error(
      "No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.",
    );
  }
  process.env.CHROMIUM_PATH = found;
  return found;
}
