import { beforeAll, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient } from "./testing/backend.ts";
import { stockLibrary } from "./testing/library.ts";

interface Column {
  readonly relation: string;
  readonly name: string;
}

/** Lists every numeric column that a client may read, from the database's catalogue. */
const NUMERIC_COLUMNS = /* sql */ `
  select relname as relation, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p') and attnum > 0 and typcategory = 'N'
      and has_column_privilege('authenticated', attrelid, attnum, 'select')
    order by 1, 2`;

onEachDatabase("numbers in the data API's answers", (backend) => {
  // Created before the first request, because the data API reads the functions only once.
  beforeAll(() =>
    backend().sql(`
      create function public.list_numbers() returns table (
        minutes numeric(8, 2), tenth numeric, precise numeric, tokens bigint, huge bigint, delta integer, missing numeric
      ) language sql as $$
        select 6, 0.10, 1234567890123.456, 20000000000, 9007199254740993, -3, 'NaN'::numeric
      $$;
      grant execute on function public.list_numbers() to authenticated`),
  );

  const setUpLibrary = async (email: string) => {
    const { user, accessToken } = await backend().setUpUser(email);
    const library = await stockLibrary(backend(), user.id);
    await backend().sql("update public.recordings set minutes = 6 where id = $1", [library.recording]);
    return { library, client: makeClient(backend(), accessToken) };
  };

  it("DAT-04 reads every numeric column as a number", async () => {
    const { client } = await setUpLibrary("numbers@school.edu");
    const columns = await backend().sql<Column>(NUMERIC_COLUMNS);
    const names = columns.map(({ relation, name }) => `${relation}.${name}`);
    expect(names).toEqual(
      expect.arrayContaining(["profiles.recording_time", "profiles.referral_count", "recordings.minutes"]),
    );
    const types = columns.map(async ({ relation, name }) => {
      const { data, error } = await client.from(relation).select(name).limit(1).single<Record<string, unknown>>();
      expect(error).toBeNull();
      return `${relation}.${name} ${typeof data?.[name]}`;
    });
    expect(await Promise.all(types)).toEqual(names.map((name) => `${name} number`));
  });

  it("DAT-04 reads numbers of embedded rows, and of rows that a write returns", async () => {
    const { client, library } = await setUpLibrary("written-numbers@school.edu");
    const folder = await client.from("folders").select("recordings(minutes)").eq("id", library.folder).single();
    expect(folder.data).toEqual({ recordings: [{ minutes: 6 }] });
    const written = await client
      .from("recordings")
      .update({ is_favorite: true })
      .eq("id", library.recording)
      .select("minutes");
    expect(written.data).toEqual([{ minutes: 6 }]);
    const inserted = await ownerClient(backend())
      .from("recordings")
      .insert({ user_id: library.userId, original_name: "Numbers", minutes: 12.5 })
      .select("minutes");
    expect(inserted.data).toEqual([{ minutes: 12.5 }]);
  });

  it("DAT-04 reads the numbers in a function's rows as PostgreSQL writes them in JSON", async () => {
    const { accessToken } = await backend().signIn("function-numbers@school.edu");
    const client = makeClient(backend(), accessToken);
    const [row] = await backend().sql<{ json: object[] }>("select json_agg(n) as json from public.list_numbers() as n");
    const { data } = await client.rpc("list_numbers");
    expect(data).toEqual(row?.json);
    const { missing, ...numbers } = (data as Record<string, unknown>[])[0]!;
    expect(new Set(Object.values(numbers).map((value) => typeof value))).toEqual(new Set(["number"]));
    // JSON can't represent it.
    expect(missing).toBe("NaN");
  });
});
