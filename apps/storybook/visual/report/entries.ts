import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Baselines } from "../baselines.ts";
import { encodePng } from "../pixels.ts";
import { hasPassed, type Screenshot, type Result } from "../results.ts";
import { byName, type ReportEntry, type ReportImage, type ReportScreenshot } from "./model.ts";

/** A name as a path that every file system takes. Where signs had to be replaced, a hash keeps two names apart. */
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

async function writeBefore(folder: string, name: string, baselines: Baselines): Promise<ReportScreenshot> {
  const entry = baselines.entry(name);
  if (entry === undefined) throw new Error(`there is no baseline of ${name}`);
  const path = writeImage(folder, name, "before", await encodePng(await baselines.pixels(name)));
  return { path, ...entry };
}

function writeAfter(folder: string, name: string, { png, hash, width, height }: Screenshot): ReportScreenshot {
  return { path: writeImage(folder, name, "after", png), hash, width, height };
}

async function toEntry(folder: string, result: Result, baselines: Baselines): Promise<ReportEntry | undefined> {
  const { name, story, theme, verdict } = result;
  const base = { name, ...(story && { story: story.id }), ...(theme && { theme }) };
  switch (verdict.kind) {
    case "same":
    case "skipped":
      break;
    case "broken":
      return { ...base, kind: verdict.kind, error: stripVTControlCharacters(verdict.error) };
    case "new":
      return { ...base, kind: verdict.kind, after: writeAfter(folder, name, verdict.screenshot) };
    case "removed":
      if (baselines.withoutPixels) return { ...base, kind: verdict.kind };
      return { ...base, kind: verdict.kind, before: await writeBefore(folder, name, baselines) };
    case "changed": {
      if (verdict.difference === undefined)
        return { ...base, kind: verdict.kind, after: writeAfter(folder, name, verdict.screenshot) };
      const { pixels, size, image } = verdict.difference;
      const { png, width, height } = image;
      const written: ReportImage = { path: writeImage(folder, name, "difference", png), width, height };
      return {
        ...base,
        kind: verdict.kind,
        before: await writeBefore(folder, name, baselines),
        after: writeAfter(folder, name, verdict.screenshot),
        difference: { ...written, pixels, ...(size !== undefined && { size }) },
      };
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

/** `cards/Card/default.piece-light` → `cards/Card piece-light`: its screenshots lie in one archive. */
const toArchive = (name: string): string =>
  `${name.slice(0, name.lastIndexOf("/"))} ${name.slice(name.lastIndexOf(".") + 1)}`;

/** Writes the images of what differs, one after the other and an archive at a time, and returns the entries by name. */
export async function writeEntries(
  folder: string,
  results: readonly Result[],
  baselines: Baselines,
): Promise<ReportEntry[]> {
  const differing = results.filter((result) => !hasPassed(result)).toSorted(byName);
  const entries: ReportEntry[] = [];
  for (const archive of Map.groupBy(differing, ({ name }) => toArchive(name)).values()) {
    for (const result of archive) {
      // oxlint-disable-next-line no-await-in-loop -- one screenshot at a time is in memory
      const entry = await toEntry(folder, result, baselines);
      if (entry !== undefined) entries.push(entry);
    }
  }
  return entries.toSorted(byName);
}
