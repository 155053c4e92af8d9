import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unpackImage } from "../database/unpack-image.ts";
import { openStorage } from "../open-storage.ts";
import { projectPaths } from "../project-paths.ts";
import { startLocalBackend, type LocalBackend } from "../server/local-backend.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";
import type { Storage } from "../data-directory/storage.ts";
import { startProcess } from "../testing/backend-process.ts";
import { createTestDatabase } from "../testing/migrated-database.ts";
import { callFunction, toHeaders } from "../testing/requests.ts";
import { digestRows, type RowDigests } from "../testing/row-digests.ts";

interface Expected {
  readonly session: { readonly refreshToken: string; readonly user: { readonly id: string } };
  readonly rows: RowDigests;
}

/** Tables that are derived from the others, which a migration may fill again. */
const isDerived = (table: string) => /^private\.(?:passages|vocabulary|search_shelves|outline_jobs)$/.test(table);

/** Tables that a later migration dropped, each with the reason. */
const dropped: Readonly<Record<string, string>> = {
  "public.recording_claims": "texts cite their lines themselves (20261129145600)",
};

/** Columns that a later migration changed or dropped, each with the reason. */
const changedSince: Readonly<Record<string, string>> = {
  "private.assistant_turns.is_counted": "counts the turns for which a model was asked (20261129144000)",
  "private.former_outlines.claims": "texts cite their lines themselves (20261129145600)",
  "private.model_budget.daily_tokens": "is a ceiling above the limit that the functions pass (20261129144000)",
};

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function unpack(name: string, driver: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "lectern-earlier-"));
  const packed = await readFile(join(import.meta.dirname, name, `${driver}.tar.zst`));
  const directory = join(home, ".lectern");
  await unpackImage(new Blob([zstdDecompressSync(packed)]), directory);
  return directory;
}

/** Restores the dump on a server as docs/deploy.md does. */
async function restore(directory: string): Promise<string> {
  const url = await createTestDatabase();
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  await client.file(projectPaths.roles);
  await client.unsafe(await readFile(join(directory, "dump.sql"), "utf8"));
  await client.end();
  return url;
}

const cases = names.flatMap((name) => [
  { name, driver: "pglite" },
  { name, driver: "postgres" },
]);

describe.each(cases)("the library of $name on $driver", ({ name, driver }) => {
  let directory: string;
  let storage: Storage;
  let backend: LocalBackend;
  let expected: Expected;
  let accessToken: string;

  beforeAll(async () => {
    directory = await unpack(name, driver);
    expected = JSON.parse(await readFile(join(directory, "expected.json"), "utf8")) as Expected;
    const databaseUrl = driver === "postgres" ? await restore(directory) : undefined;
    const settings = { port: 0, host: "127.0.0.1", dataDirectory: directory, seeds: true, databaseUrl };
    backend = await startLocalBackend({
      ...settings,
      openStorage: async () => (storage = await openStorage(settings)),
      takesUpUnfinished: false,
      env: () => undefined,
    });
  });
  afterAll(async () => {
    await backend?.close();
    await rm(join(directory, ".."), { recursive: true, force: true });
  });

  it("OPS-07 has every row, with its values", async () => {
    const now = await digestRows(storage.database);
    for (const [table, { rows, columns }] of Object.entries(expected.rows)) {
      if (isDerived(table) || dropped[table] !== undefined) continue;
      expect.soft([table, now[table]?.rows]).toEqual([table, rows]);
      const unchanged = Object.entries(columns).filter(([column]) => changedSince[`${table}.${column}`] === undefined);
      expect.soft(now[table]?.columns, table).toMatchObject(Object.fromEntries(unchanged));
    }
  });

  it("OPS-07 continues a session, which reads all that its student had", async () => {
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: expected.session.refreshToken }),
    });
    expect(answer.status).toBe(200);
    accessToken = ((await answer.json()) as { access_token: string }).access_token;
    const tables = await storage.database.sql<{ name: string }>(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      [],
    );
    const { id } = expected.session.user;
    for (const { name: table } of tables) {
      const rows = await fetch(`${backend.url}/rest/v1/${table}?select=*`, { headers: toHeaders({ accessToken }) });
      const [own] = await storage.database.sql<{ count: number }>(
        `select count(*) as count from public.${table} where user_id = $1`,
        [id],
      );
      expect([table, ((await rows.json()) as unknown[]).length]).toEqual([table, own!.count]);
    }
  });

  it.each<[string, object]>([
    ["search_recordings", { p_query: "photosynthesis" }],
    ["practice_overview", { p_time_zone: "UTC" }],
    ["kept_data_counts", {}],
    ["tagged_recordings", {}],
  ])("OPS-07 answers %s", async (call, parameters) => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/${call}`, {
      method: "POST",
      headers: toHeaders({ accessToken }),
      body: JSON.stringify(parameters),
    });
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(10);
  });

  it("OPS-07 answers a question about a lecture, and a review of a card", async () => {
    const [lecture] = await storage.database.sql<{ id: string }>(
      "select id from public.recordings where user_id = $1 and original_name = 'Sent lecture as vtt'",
      [expected.session.user.id],
    );
    const question = { recording_id: lecture!.id, transcript: "", summary: "", query: "What is this lecture about?" };
    expect(await callFunction(backend.url, "openai", { accessToken }, question)).toMatchObject({ status: 200 });
    const [card] = await storage.database.sql<{ id: string }>(
      "select id from public.cards where user_id = $1 limit 1",
      [expected.session.user.id],
    );
    const review = { id: crypto.randomUUID(), card_id: card!.id, rating: 3, elapsed_ms: 100, undoes: null };
    const reviews = [{ ...review, reviewed_at: new Date().toISOString() }];
    expect(await callFunction(backend.url, "review-cards", { accessToken }, { reviews })).toMatchObject({
      status: 200,
    });
  });
});

it("OPS-07 a start that migrates says so in one line, and first copies the directory as it was", async () => {
  const directory = await unpack(names[0]!, "pglite");
  const backend = startProcess({ DATA_DIR: directory });
  try {
    await backend.ready;
    const { out, err } = backend.printed();
    const line = /^Applying \d+ migrations? to (\S+)\. A copy as it was: (\S+)\nLectern is ready at \S+\n$/.exec(out);
    expect(err).toBe("");
    expect(line?.[1]).toBe(directory);
    await backend.stop("SIGTERM");

    const again = startProcess({ DATA_DIR: line![2]! });
    await again.ready;
    expect(again.printed().out).toContain(`to ${line![2]}. A copy as it was: `);
    await again.stop("SIGTERM");
    const third = startProcess({ DATA_DIR: line![2]! });
    await third.ready;
    expect(third.printed().out).toMatch(/^Lectern is ready at \S+\n$/);
    await third.stop("SIGTERM");
  } finally {
    await backend.stop("SIGKILL");
    await rm(join(directory, ".."), { recursive: true, force: true });
  }
});
