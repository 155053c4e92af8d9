import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { openGate } from "../database/gate.ts";
import { copyAside } from "./copy-aside.ts";

const database = { sql: () => Promise.resolve([]), gate: openGate } as unknown as Database;
const now = new Date("2026-11-29T10:00:00Z");
let home: string;
let directory: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
  directory = join(home, ".lectern");
  await mkdir(join(directory, "database"), { recursive: true, mode: 0o700 });
  await writeFile(join(directory, "database", "rows"), "rows");
  await writeFile(join(directory, "secrets.json"), "{}", { mode: 0o600 });
  await writeFile(join(directory, "lock"), "");
});
afterEach(() => rm(home, { recursive: true }));

it("OPS-07 copies a data directory with its rights and without its lock", async () => {
  const copy = await copyAside(directory, database, now);
  expect(copy).toBe(`${directory}-2026-11-29T10-00-00Z`);
  expect(await readFile(join(copy!, "database", "rows"), "utf8")).toBe("rows");
  expect((await stat(join(copy!, "secrets.json"))).mode & 0o777).toBe(0o600);
  expect(existsSync(join(copy!, "lock"))).toBe(false);
});

it("leaves nothing behind where the copy can't be made", async () => {
  const gate = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("ENOSPC")));
  expect(await copyAside(directory, { ...database, gate }, now)).toBeUndefined();
  expect(gate).toHaveBeenCalledOnce();
  expect(await readdir(home)).toEqual([".lectern"]);
});
