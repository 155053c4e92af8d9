import { describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient } from "./testing/backend.ts";
import { findUnfilteredWrites } from "./testing/unfiltered-writes.ts";

const refused = (verb: string) => [
  400,
  { code: "21000", message: `${verb} requires a WHERE clause`, details: null, hint: null },
];

describe("findUnfilteredWrites", () => {
  it.each([
    ["update a set b = 1", ["update a set b"]],
    ["begin update a set b = (select 1 from c where d); return; end", ["update a set b"]],
    ["with gone as (delete from a returning id) select * from gone where true", ["delete from a returning"]],
    ["for row in delete from a returning id loop perform 1 where true; end loop", ["delete from a returning"]],
    ["execute 'delete from a'", ["delete from a"]],
    ["do $$ begin update a set b = ''; end $$", ["update a set b"]],
    ["update a set b = 1 -- where it is", ["update a set b"]],
    ["update a set b = 'where'", ["update a set b"]],
    ["update a set b = 1 where c", []],
    ["with gone as (delete from a where c returning id) select 1", []],
    ["select from a for update", []],
    ["if tg_op = 'UPDATE' then return null; end if", []],
    ["select from a for no key update skip locked", []],
    ["insert into a values (1) on conflict (b) do update set c = 2", []],
  ])("reads %j", (sql, expected) => {
    expect(findUnfilteredWrites(sql)).toEqual(expected);
  });
});

onEachDatabase("the data API", (backend) => {
  it("SRV-08 calls no function with an unfiltered write, which safeupdate would refuse", async () => {
    const functions = await backend().sql<{ name: string; body: string }>(
      `select p.oid::regprocedure::text as name, p.prosrc as body
        from pg_proc as p
          join pg_namespace as n on n.oid = p.pronamespace and n.nspname in ('public', 'private')
          join pg_language as l on l.oid = p.prolang and l.lanname in ('sql', 'plpgsql')
        where not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(functions.length).toBeGreaterThan(60);
    const unfiltered = functions.flatMap(({ name, body }) =>
      findUnfilteredWrites(body).map((write) => `${name}: ${write}`),
    );
    expect(unfiltered).toEqual([]);
  });

  it("SRV-01 refuses unfiltered writes, as a hosted project does", async () => {
    const person = await backend().setUpUser("unfiltered@school.edu");
    const client = makeClient(backend(), person.accessToken);
    await client.from("folders").insert({ user_id: person.user.id, name: "Biology" });
    const path = "/rest/v1/folders";
    const headers = {
      apikey: backend().publishableKey,
      authorization: `Bearer ${person.accessToken}`,
      "content-type": "application/json",
    };
    const send = async (method: string, query: string) => {
      const body = method === "PATCH" ? { body: JSON.stringify({ name: "Botany" }) } : {};
      const answer = await backend().fetch(`${path}${query}`, { method, headers, ...body });
      return [answer.status, await answer.json().catch(() => null)];
    };
    for (const query of ["", "?select=id", "?order=id&limit=5&columns=name", "?recordings.id=eq.1"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await send("PATCH", query)).toEqual(refused("UPDATE"));
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await send("DELETE", query)).toEqual(refused("DELETE"));
    }
    const owner = ownerClient(backend());
    // oxlint-disable-next-line typescript/no-unsafe-argument -- a delete without a filter, as no typed caller writes it
    expect((await owner.from("folders").delete()).error?.code).toBe("21000");
    expect((await client.from("folders").select("name")).data).toEqual([{ name: "Biology" }]);
    expect((await send("PATCH", `?user_id=eq.${person.user.id}`))[0]).toBe(204);
    expect((await send("DELETE", `?or=(name.eq.Botany,name.eq.Zoology)`))[0]).toBe(204);
    expect((await client.from("folders").select("name")).data).toEqual([]);
  });

  it.each(["planned", "estimated"] as const)(
    "SRV-01 counts no other students' rows when asked for a count that is %s",
    async (count) => {
      const [one, other] = await Promise.all(
        ["counts@school.edu", "counted@school.edu"].map((email) => backend().setUpUser(email)),
      );
      await backend().sql(
        "insert into public.folders (user_id, name) select $1, n::text from generate_series(1, 300) as n",
        [other!.user.id],
      );
      await backend().sql("analyze public.folders");
      const {
        data,
        error,
        count: told,
      } = await makeClient(backend(), one!.accessToken).from("folders").select("id", { count });
      expect([data, error, Number(told)]).toEqual([[], null, NaN]);
    },
  );

  it("SRV-12 refuses names that show nothing, and keeps those with a zero-width sign among others", async () => {
    const person = await backend().setUpUser("names@school.edu");
    const client = makeClient(backend(), person.accessToken);
    const add = (table: "folders" | "tags", name: string) =>
      client.from(table).insert({ user_id: person.user.id, name });
    for (const name of ["\u200b", "\u2060\u200d", " \u00ad\ufeff"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect([name, (await add("folders", name)).error?.code]).toEqual([name, "23514"]);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect([name, (await add("tags", name)).error?.code]).toEqual([name, "23514"]);
    }
    expect((await add("folders", "می\u200cخواهم")).error).toBeNull();
    const [recording] = await backend().sql<{ id: string }>(
      "insert into public.recordings (user_id, original_name) values ($1, 'Cells') returning id",
      [person.user.id],
    );
    const rename = (name: string) => client.from("recordings").update({ original_name: name }).eq("id", recording!.id);
    expect((await rename("\u200b\u200b")).error?.code).toBe("23514");
    expect((await rename("Cell\u00adular")).error).toBeNull();
  });
});
