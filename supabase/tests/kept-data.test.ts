import { type KeptKindId, keptKinds } from "@lectern/domain/kept-data.ts";
import { storeCards } from "@lectern/local-backend/testing/cards";
import { expect, it } from "vitest";
import { keptColumns } from "./testing/kept-columns.ts";
import { makeClient, onEachDatabase } from "./testing/backend.ts";
import { connectClient } from "./testing/connected-client.ts";
import { stockLibrary } from "./testing/library.ts";

const described = Object.values(keptColumns).flatMap((columns) =>
  Object.entries(columns).flatMap(([table, names]) => names.split(" ").map((name) => `${table}.${name}`)),
);

onEachDatabase("what is kept of a student", (backend) => {
  /** Every column outside of the sign-in service, the database's own schemas and what only tests and stand-ins have. */
  const readColumns = async (): Promise<string[]> => {
    const columns = await backend().sql<{ name: string }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where n.nspname not in ('auth', 'information_schema', 'pg_catalog', 'pg_toast', 'stripe_stand_in', 'supabase_migrations', 'test')
          and c.relkind in ('r', 'p', 'm', 'f') and a.attnum > 0 and not a.attisdropped`,
    );
    return columns.map(({ name }) => name).toSorted();
  };
  const own = described.filter((name) => !name.startsWith("auth."));

  it("PRV-01 every column of every table is described, once, and no other", async () => {
    // A new column: add it to kept-columns.ts and describe it in packages/domain/src/kept-data.ts, and count it in count_kept_data.sql.
    expect(own.toSorted()).toEqual(await readColumns());
  });

  it.each([
    [
      "column",
      "public.recordings.heard_by",
      "alter table public.recordings add heard_by uuid",
      "alter table public.recordings drop heard_by",
    ],
    ["table", "public.moods.mood", "create table public.moods (mood text)", "drop table public.moods"],
    [
      "schema",
      "visits.pages.page",
      "create schema visits; create table visits.pages (page text)",
      "drop schema visits cascade",
    ],
    [
      "materialized view",
      "private.names.name",
      "create materialized view private.names as select name from public.tags",
      "drop materialized view private.names",
    ],
  ])("PRV-01 a new %s that isn't described is found", async (_, name, create, drop) => {
    await backend().sql(create);
    try {
      expect((await readColumns()).filter((column) => !own.includes(column))).toEqual([name]);
    } finally {
      await backend().sql(drop);
    }
  });

  it("PRV-01 every table of the sign-in service is described as a whole", async () => {
    const tables = await backend().sql<{ name: string }>(
      `select 'auth.' || relname || '.*' as name from pg_class
        where relnamespace = 'auth'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations'`,
    );
    expect(described.filter((name) => name.startsWith("auth.")).toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  it("PRV-01 counts each kind of the caller's own data, and of no other student", async () => {
    const [owner, other] = [
      await backend().setUpUser("counted@school.edu"),
      await backend().setUpUser("other-counted@school.edu"),
    ];
    const { recording, folder } = await stockLibrary(backend(), owner.user.id);
    await storeCards(backend(), owner.user.id, { count: 4 });
    const add = (statement: string, ...parameters: unknown[]) =>
      backend().sql(statement, [owner.user.id, ...parameters]);
    await add("update private.accounts set stripe_customer_id = 'cus_counted', referral_count = 3 where id = $1");
    await add(
      "update public.recordings set ai_summary = 'Cells.', ai_notes = 'Notes.' where user_id = $1 and id = $2",
      recording,
    );
    await add("insert into public.tags (user_id, name) values ($1, 'Lab')");
    // A recording that waits for both counts once.
    await backend().sql("insert into private.summary_jobs (recording_id) values ($1)", [recording]);
    await backend().sql("insert into private.outline_jobs (recording_id) values ($1) on conflict do nothing", [
      recording,
    ]);
    await add(
      "insert into private.ingestions (user_id, client_id, kind, recording_id) select $1, n::text, 'recording', $2 from generate_series(1, 5) as n",
      recording,
    );
    await add("insert into private.assistant_turns (user_id) select $1 from generate_series(1, 6)");
    await add("insert into private.summary_readings (user_id, tokens) values ($1, 100)");
    await add(
      "insert into private.recording_changes (id, user_id, moved_to) values (gen_random_uuid(), $1, $2)",
      folder,
    );
    await connectClient(backend(), owner);
    const read = async (token: string) => {
      const { data, error } = await makeClient(backend(), token).rpc("kept_data_counts");
      expect(error).toBeNull();
      return data as Record<KeptKindId, number | null>;
    };
    const counts = await read(owner.accessToken);
    const waiting = await backend().sql(
      `select id from public.recordings where user_id = $1
        and (id in (select recording_id from private.summary_jobs) or id in (select recording_id from private.outline_jobs))`,
      [owner.user.id],
    );
    expect(counts).toEqual({
      account: 1,
      afterwards: null,
      arrivals: 5,
      assistant: 7,
      cards: 5,
      changes: 1,
      connections: 1,
      corrections: 2,
      folders: 1,
      guides: 1,
      outlines: 1,
      payments: 1,
      receipts: 1,
      recordings: 2,
      referrals: 3,
      reviews: 1,
      search: expect.toSatisfy((words: number) => words > 0),
      settings: 1,
      "sign-in": 2,
      summaries: 2,
      tags: 2,
      transcripts: 2,
      work: waiting.length,
    });
    expect(waiting.length).toBeGreaterThan(0);
    expect(Object.keys(counts).toSorted()).toEqual(Object.keys(keptKinds).toSorted());
    // A newcomer has an account, settings and a session.
    const theirs = Object.entries(await read(other.accessToken)).filter(([, count]) => (count ?? 0) > 0);
    expect(Object.fromEntries(theirs)).toEqual({ account: 1, settings: 1, "sign-in": 1 });
  });

  it("PRV-01 a visitor and an ended session are told nothing", async () => {
    expect((await makeClient(backend()).rpc("kept_data_counts")).error?.code).toBe("42501");
    const { user, accessToken } = await backend().setUpUser("left@school.edu");
    await backend().sql("delete from auth.sessions where user_id = $1", [user.id]);
    expect((await makeClient(backend(), accessToken).rpc("kept_data_counts")).data).toBeNull();
  });
});
