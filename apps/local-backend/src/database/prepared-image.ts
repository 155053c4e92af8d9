import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { readMigrations } from "@lectern/supabase/scripts/migrations";
import { projectPaths } from "../project-paths.ts";
import { startLite } from "../supabase/lite.ts";
import { openPglite } from "./pglite.ts";

const KEPT_IMAGES = 8;
const IMAGE_ENDING = "tar.zst";
/** The files that decide what a migrated database contains. package.json pins the versions of PGlite and lite. */
const sourcesOfAnImage = [
  "../../package.json",
  "./pglite.ts",
  "./migrations.ts",
  "./supabase-roles.ts",
  "../../roles.sql",
  "../supabase/lite.ts",
];

/**
 * Returns a dump of an empty database with every migration applied. initdb and the migrations take five seconds, so
 * they run once for each version of them. The image lacks the seed, whose dates are relative to the day on which it
 * runs.
 */
export async function preparedImage(): Promise<Blob> {
  const path = await preparedPath(IMAGE_ENDING);
  const image = (await readImage(path)) ?? (await buildImage(path));
  return new Blob([zstdDecompressSync(image)], { type: "application/x-tar" });
}

/** Returns the path in the cache for something made of the migrations, whose name ends with `ending`. */
export async function preparedPath(ending: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sourcesOfAnImage) hash.update(await readFile(new URL(source, import.meta.url)));
  for (const { version, name, text } of await readMigrations(projectPaths.migrations)) {
    hash.update(`${version}_${name}\n${text}\n`);
  }
  return join(projectPaths.cache, `${hash.digest("hex").slice(0, 32)}.${ending}`);
}

async function readImage(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/** Builds the image in a separate process, because initdb leaves several hundred megabytes of memory behind. */
async function buildImage(path: string): Promise<Buffer> {
  await mkdir(projectPaths.cache, { recursive: true });
  const builder = fileURLToPath(new URL("build-image.ts", import.meta.url));
  const child = spawn(process.execPath, [builder, path], { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new Error(`the database could not be prepared:\n${complaint.trim()}`);
  await removeOld(IMAGE_ENDING, KEPT_IMAGES);
  return readFile(path);
}

/** The work of that process. */
export async function writeImage(path: string): Promise<void> {
  const database = await openPglite();
  const keys = { jwtSecret: "x".repeat(32), secretKey: "sb_secret_unused", siteUrl: "http://localhost" };
  await startLite(database, { ...keys, migrations: projectPaths.migrations });
  const dump = await database.gate(() => dumpDataDirectory(database.connection.driver));
  await database.close();
  if (path !== (await preparedPath(IMAGE_ENDING))) throw new Error("a migration changed meanwhile: start again");
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, zstdCompressSync(Buffer.from(await dump.arrayBuffer())));
  await rename(draft, path);
}

const dumpDataDirectory = (driver: unknown) =>
  (driver as { dumpDataDir(compression: "none"): Promise<Blob> }).dumpDataDir("none");

/** Removes the oldest in the cache whose names end with `ending`. */
export async function removeOld(ending: string, count: number): Promise<void> {
  const names = (await readdir(projectPaths.cache)).filter((name) => name.endsWith(`.${ending}`));
  const aged = await Promise.all(
    names.map(async (name) => {
      const path = join(projectPaths.cache, name);
      return { path, age: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = aged.toSorted((a, b) => b.age - a.age).slice(count);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
