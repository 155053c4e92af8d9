/**
 * `npm run pack-library -w @lectern/local-backend -- <name>`: stores the library of the version that is checked out, as a
 * folder of `src/earlier-libraries` that every later version opens in a test. A student uses each part of the product
 * on the demo's library, on PGlite and on a PostgreSQL server.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { openStorage } from "../src/open-storage.ts";
import { projectPaths } from "../src/project-paths.ts";
import { sendGuide, sendRecording } from "../src/phone/send.ts";
import { signInThroughConsent } from "../src/phone/sign-in.ts";
import { createUserContext } from "../src/phone/user-context.ts";
import { quietConsole } from "../src/quiet-console.ts";
import { startLocalBackend } from "../src/server/local-backend.ts";
import { PUBLISHABLE_KEY } from "../src/supabase/keys.ts";
import { pgDump } from "../src/testing/pg-dump.ts";
import { createTestDatabase } from "../src/testing/migrated-database.ts";
import { digestRows } from "../src/testing/row-digests.ts";
import { callFunction } from "../src/testing/requests.ts";
import type { Storage } from "../src/data-directory/storage.ts";

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w-]+$/.test(name)) throw new Error("usage: pack-library.ts <name>");
quietConsole();

const target = join(import.meta.dirname, "../src/earlier-libraries", name);
const temporary = mkdtempSync(join(tmpdir(), "lectern-library-"));
const email = "free@lectern.test";

const succeeded = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const fine = <T>({ data, error }: { data: T | null; error: unknown }): T => {
  if (error !== null) throw new Error(JSON.stringify(error));
  return data as T;
};

const noop = () => undefined;

/** Uses the product as a student does. Returns a session that a later version must accept. */
async function study(url: string) {
  const person = await signInThroughConsent(url, email);
  await createUserContext(url, person, "google");
  const call = async (path: string, body: object) => succeeded(await callFunction(url, path, person, body));
  const sending = { email, provider: "google", url, name: undefined, icon: undefined, color: undefined } as const;
  for (const file of ["lecture.vtt", "lecture.srt", "lecture.txt"]) {
    const path = join(projectPaths.root, "examples", file);
    await sendRecording(
      { kind: "record", file: path, minutes: undefined, ...sending, name: `Sent ${file.replace(".", " as ")}` },
      noop,
    );
  }
  await sendGuide({ kind: "guide", file: join(projectPaths.root, "examples/guide.md"), ...sending }, noop);

  const client = createClient(url, PUBLISHABLE_KEY, {
    global: { headers: { authorization: `Bearer ${person.accessToken}` } },
  });
  const recordings = fine(
    await client
      .from("recordings")
      .select("id, original_name, folder_id")
      .eq("status", "completed")
      .order("created_at"),
  );
  const [recording] = recordings;
  const sent = String(recordings.find((recording) => recording.original_name === "Sent lecture as vtt")!.id);
  const folder = recordings.find(({ folder_id }) => folder_id !== null)!.folder_id as string;
  const tag = { id: randomUUID(), user_id: person.user.id, name: "For the exam", color: "gray" };
  fine(await client.from("tags").insert(tag));
  fine(
    await client.rpc("change_recordings", {
      p_id: randomUUID(),
      p_recording_ids: recordings.slice(0, 3).map(({ id }) => String(id)),
      p_add_tags: [tag.id],
      p_remove_tags: [],
      p_is_favorite: true,
    }),
  );
  fine(await client.from("folders").update({ exam_date: "2027-02-20", course_end: "2099-07-31" }).eq("id", folder));
  fine(await client.rpc("mark_recordings_read", { p_recording_ids: [String(recording!.id)], p_is_read: true }));
  await call("make-cards", { recording_id: sent });
  const cards = fine(await client.from("cards").select("id").order("id").limit(4));
  await call("review-cards", {
    reviews: cards.map(({ id }, index) => ({
      id: randomUUID(),
      card_id: id,
      rating: index + 1,
      reviewed_at: new Date().toISOString(),
      elapsed_ms: 4_000,
      undoes: null,
    })),
  });
  await call("plan-exam", { folder_id: folder, time_zone: "UTC" });
  return { email, accessToken: person.accessToken, refreshToken: person.refreshToken, user: person.user };
}

/** Whether the page at this place of a segment was written: it has its own address. */
const isWritten = (bytes: Buffer, file: string, page: number) =>
  bytes.readBigUInt64LE(page + 8) === BigInt(`0x${file.slice(16)}`) * 2n ** 24n + BigInt(page);

/** Leaves of PostgreSQL's log the segment of the last checkpoint, and in it the pages that were written. */
function removeOldLog(folder: string): void {
  const segments = readdirSync(folder)
    .filter((file) => /^[0-9A-F]{24}$/.test(file))
    .toReversed();
  let isFound = false;
  for (const file of segments) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    if (isFound || !isWritten(bytes, file, 0)) {
      rmSync(path);
      continue;
    }
    isFound = true;
    for (let page = 0; page < bytes.length; page += 8192) {
      if (!isWritten(bytes, file, page)) bytes.fill(0, page, page + 8192);
    }
    writeFileSync(path, bytes);
  }
}

async function make(driver: "pglite" | "postgres") {
  const databaseUrl = driver === "postgres" ? await createTestDatabase() : undefined;
  const directory = join(temporary, driver);
  const settings = { port: 0, host: "127.0.0.1", dataDirectory: directory, seeds: true, databaseUrl };
  let storage: Storage | undefined;
  const backend = await startLocalBackend({
    ...settings,
    openStorage: async () => (storage = await openStorage(settings)),
    takesUpUnfinished: false,
    env: () => undefined,
  });
  const session = await study(backend.url);
  const { database } = storage!;
  const rows = await digestRows(database);
  if (driver === "pglite") {
    await database.sql("vacuum full");
    await database.sql("select pg_switch_wal()");
    await database.sql("checkpoint");
  }
  await backend.close();
  if (driver === "pglite") removeOldLog(join(directory, "database/pg_wal"));
  return { databaseUrl, directory, session, rows };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const params = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 27 };
for (const driver of ["pglite", "postgres"] as const) {
  const { databaseUrl, directory, session, rows } = await make(driver);
  if (databaseUrl !== undefined) writeFileSync(join(directory, "dump.sql"), await pgDump(databaseUrl));
  writeFileSync(join(directory, "expected.json"), JSON.stringify({ session, rows }));
  const packed = execFileSync("tar", ["-cf", "-", "--sort=name", "."], { cwd: directory, maxBuffer: 2 ** 30 });
  writeFileSync(join(target, `${driver}.tar.zst`), zstdCompressSync(packed, { params }));
}
rmSync(temporary, { recursive: true });
process.exit(0);
