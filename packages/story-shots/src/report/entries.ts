import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Baselines } from "../baselines.ts";
import { hasPassed, type Result, type Screenshot, type ScreenshotBefore } from "../results.ts";
import { byName, type ReportBefore, type ReportEntry, type ReportImage, type ReportScreenshot } from "./model.ts";

/**
 * Converts a name to a path that every file system accepts. If characters had to be replaced, a hash keeps paths
 * unique.
 */
function toPath(name: string): string {
  const safe = name
    .split("/")
    .map((part) => part.replaceAll(/[^\w@.-]/g, "_").replace(/^\.+/, "_"))
    .join("/");
  if (safe === name) return name;
  return `${safe}-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}

function writeImage(folder: string, name: string, what: string, png: Buffer): string {
  const path = `images/${toPath(name)}.${what}.png`;
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return path;
}

function writeBefore(folder: string, name: string, before: ScreenshotBefore): ReportBefore {
  const { png, hash, width, height, commit, isBaseline } = before;
  return { path: writeImage(folder, name, "before", png), hash, width, height, commit, isBaseline };
}

function writeAfter(folder: string, name: string, { png, hash, width, height }: Screenshot): ReportScreenshot {
  return { path: writeImage(folder, name, "after", png), hash, width, height };
}

function toEntry(folder: string, result: Result, baselines: Baselines): ReportEntry | undefined {
  const { name, story, theme, verdict } = result;
  const baseline = baselines.entry(name);
  const base = {
    name,
    ...(story && { story: story.id }),
    ...(theme !== undefined && { theme }),
    ...(baseline && { baseline }),
  };
  switch (verdict.kind) {
    case "same":
    case "skipped":
      break;
    case "broken":
      return { ...base, kind: verdict.kind, error: stripVTControlCharacters(verdict.error) };
    case "new":
      return { ...base, kind: verdict.kind, after: writeAfter(folder, name, verdict.screenshot) };
    case "removed": {
      const { kind, before } = verdict;
      return { ...base, kind, ...(before && { before: writeBefore(folder, name, before) }) };
    }
    case "changed": {
      const { kind, screenshot, before, difference } = verdict;
      const after = writeAfter(folder, name, screenshot);
      const entry = { ...base, kind, after, ...(before && { before: writeBefore(folder, name, before) }) };
      if (difference === undefined) return entry;
      const { pixels, size, image } = difference;
      const { png, width, height } = image;
      const written: ReportImage = { path: writeImage(folder, name, "difference", png), width, height };
      return { ...entry, difference: { ...written, pixels, ...(size !== undefined && { size }) } };
    }
    case "new tree":
      return { ...base, kind: verdict.kind, treeAfter: verdict.tree };
    case "changed tree":
      return { ...base, kind: verdict.kind, treeBefore: verdict.before, treeAfter: verdict.tree };
    case "removed tree":
      return { ...base, kind: verdict.kind, treeBefore: baselines.tree(name) ?? "" };
  }
  return undefined;
}

/** Writes the images of the differing results, and returns the entries by name. */
export function writeEntries(folder: string, results: readonly Result[], baselines: Baselines): ReportEntry[] {
  return results
    .filter((result) => !hasPassed(result))
    .map((result) => toEntry(folder, result, baselines))
    .filter((entry) => entry !== undefined)
    .toSorted(byName);
}
