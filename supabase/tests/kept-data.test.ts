import { type KeptKindId, keptKinds } from "@lectern/domain/kept-data.ts";
import { expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";
import { stockLibrary } from "./testing/library.ts";

const described = Object.values(keptKinds).flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, names]: [string, string]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  ),
);

onEachDatabase("what is kept of a student", (backend) => {
  it("PRV-01 every column of every table is described, once, and no other", async () => {
    const columns = await backend().sql<{ name: string }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped`,
    );
    const own = described.filter((name) => !name.startsWith("auth."));
    // A new column: describe it in packages/domain/src/kept-data.ts, and count it in count_kept_data.sql.
    expect(own.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
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
    await stockLibrary(backend(), owner.user.id);
    const read = async (token: string) => {
      const { data, error } = await makeClient(backend(), token).rpc("kept_data_counts");
      expect(error).toBeNull();
      return data as Record<KeptKindId, number | null>;
    };
    const counts = await read(owner.accessToken);
    expect(Object.keys(counts).toSorted()).toEqual(Object.keys(keptKinds).toSorted());
    expect(counts).toMatchObject({
      account: 1,
      afterwards: null,
      cards: 1,
      folders: 1,
      guides: 1,
      outlines: 1,
      receipts: 1,
      recordings: 1,
      reviews: 1,
      settings: 1,
      "sign-in": 1,
      tags: 1,
      transcripts: 1,
    });
    expect(counts.search).toBeGreaterThan(0);
    const others = await read(other.accessToken);
    for (const id of ["recordings", "cards", "reviews", "folders", "tags", "guides", "receipts", "search"] as const)
      expect([id, others[id]]).toEqual([id, 0]);
  });

  it("PRV-01 a visitor and an ended session are told nothing", async () => {
    expect((await makeClient(backend()).rpc("kept_data_counts")).error?.code).toBe("42501");
    const { user, accessToken } = await backend().setUpUser("left@school.edu");
    await backend().sql("delete from auth.sessions where user_id = $1", [user.id]);
    expect((await makeClient(backend(), accessToken).rpc("kept_data_counts")).data).toBeNull();
  });
});
