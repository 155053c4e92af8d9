/**
 * `npm run bench:export`: exports a student's whole library to one ZIP file on disk, in Chromium, and measures time and
 * memory. Exits with 1 if a goal of docs/export.md is missed. `-- --lectures=100` is smaller, `-- --minutes=75` has long
 * ones, `-- --memory` keeps the file in memory as other browsers do.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestBackend } from "@lectern/local-backend/testing";
import { BUILT, buildApp } from "../shared/built.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { storeLibrary } from "./library.ts";
import { measureExport } from "./measure-export.ts";

const { values } = readOptions({
  lectures: { type: "string", default: "1800" },
  minutes: { type: "string", default: "25" },
  memory: { type: "boolean", default: false },
});
const LECTURES = readNumber("lectures", values.lectures);
const MINUTES = readNumber("minutes", values.minutes);
buildApp(BUILT);
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 200;
const MOST_CANCEL_MS = 1_000;

const missed: string[] = [];
function report(what: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? "  " : "✗ "}${what}: ${value}`);
  if (!isMet) missed.push(what);
}

if (!existsSync(join(BUILT, "index.html"))) throw new Error("nothing is built: run `npm run build`");
const folder = mkdtempSync(join(tmpdir(), "lectern-export-"));
const backend = await startTestBackend({ driver: "postgres" });
try {
  const { user, accessToken, refreshToken } = await backend.setUpUser("export@lectern.test");
  await storeLibrary(backend, user.id, { lectures: LECTURES, minutes: MINUTES });
  console.log(`${LECTURES} recordings of ${values.minutes} minutes\n`);

  const session = {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { ...user, app_metadata: { provider: "google" }, user_metadata: {}, identities: [] },
  };
  const measured = await measureExport({
    url: backend.url,
    session: JSON.stringify(session),
    folder,
    inMemory: values.memory,
  });
  const { cancelMs, seconds, megabytes } = measured;
  report("cancelled in", `${Math.round(cancelMs)} ms (goal ${MOST_CANCEL_MS})`, cancelMs <= MOST_CANCEL_MS);
  report("exported in", `${seconds.toFixed(1)} s (goal ${MOST_SECONDS})`, seconds <= MOST_SECONDS);
  report("memory above the start", `${Math.round(megabytes)} MB (goal ${MOST_MEGABYTES})`, megabytes <= MOST_MEGABYTES);

  const zip = join(folder, readdirSync(folder).find((name) => name.endsWith(".zip"))!);
  const bytes = statSync(zip).size;
  console.log(`  size: ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / LECTURES / MINUTES / 1000).toFixed(1)} kB a minute`);
  const tested = spawnSync("unzip", ["-tqq", zip], { encoding: "utf8" });
  report("unzip -t", tested.status === 0 ? "clean" : tested.stdout, tested.status === 0);
} finally {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.log(`\nmissed: ${missed.join(", ")}`);
  process.exitCode = 1;
}
