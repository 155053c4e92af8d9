import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ShotsConfig } from "./config.ts";

/** The path at which a development server lists which version of each file it serves (`fresh-sources.ts`). */
export const SOURCES_PATH = "/story-shots/sources.json";

/** How long a server may take to notice an edit, in ms. */
const NOTICE = 3000;

export const hashSource = (code: string | Buffer): string => createHash("sha256").update(code).digest("base64url");

/**
 * Whether the Storybook at `origin` is a development server of this checkout. Only such a server serves the working
 * tree's files.
 */
export async function servesThisCheckout(
  origin: string,
  { root, storybook }: Pick<ShotsConfig, "root" | "storybook">,
): Promise<boolean> {
  try {
    const manifest = join(root, storybook, "package.json");
    const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name: string };
    const path = manifest.replaceAll("\\", "/").replace(/^\//, "");
    const response = await fetch(`${origin}/@fs/${path}?raw`, { signal: AbortSignal.timeout(2000) });
    return response.ok && (await response.text()).includes(name);
  } catch {
    return false;
  }
}

/** Lists files with the hash of the content that a development server serves; `undefined` if it doesn't tell. */
async function readServed(origin: string): Promise<(readonly [string, string])[] | undefined> {
  const response = await fetch(`${origin}${SOURCES_PATH}`);
  if (!response.ok || response.headers.get("content-type")?.startsWith("application/json") !== true) return undefined;
  return (await response.json()) as [string, string][];
}

function isStale([file, hash]: readonly [string, string]): boolean {
  try {
    return hashSource(readFileSync(file)) !== hash;
  } catch {
    // No shown story imports a deleted file.
    return false;
  }
}

/**
 * Refuses a development server that serves outdated contents of files. It first gives the server a moment to notice
 * recent edits. A built Storybook at `origin` is not checked.
 *
 * @throws Error that names the files, or says that the server can't tell
 */
export async function refuseStaleServer(origin: string, root: string): Promise<void> {
  const isDevelopment = await fetch(`${origin}/@vite/client`).then(
    (response) => response.ok && response.headers.get("content-type")?.includes("javascript") === true,
    () => false,
  );
  if (!isDevelopment) return;
  const until = performance.now() + NOTICE;
  for (;;) {
    // oxlint-disable no-await-in-loop -- asked again until it has noticed
    const served = await readServed(origin);
    if (served === undefined) throw new Error(`${origin} doesn't say which files it serves: restart it.`);
    const stale = served.filter(isStale);
    if (stale.length === 0) return;
    if (performance.now() > until) {
      const files = [...new Set(stale.map(([file]) => relative(root, file)))];
      const named = files.slice(0, 5).join(", ");
      const rest = files.length > 5 ? ` and ${files.length - 5} more` : "";
      throw new Error(`${origin} serves earlier contents of ${named}${rest}: restart it, or compare a build.`);
    }
    await wait(250);
    // oxlint-enable no-await-in-loop
  }
}
