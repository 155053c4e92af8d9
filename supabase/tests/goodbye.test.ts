import { describe, expect, it } from "vitest";
import { clientOf, onEachDatabase } from "./harness/backend.ts";
import { stockLibrary } from "./harness/library.ts";
import { openCheckout, openPortal, pay, type Person, subscriptionOf } from "./harness/money.ts";
import { aRecording, callFunction } from "./harness/phone.ts";

const WORDS = "xylophone-of-the-departed";

onEachDatabase("delete-user", (backend, driver) => {
  const erase = (person: Person, userId = person.user.id) =>
    callFunction(backend(), "delete-user", person.accessToken, { user_id: userId });

  /** Every place in the database, in whatever schema, where one of the texts is found. */
  const placesOf = async (texts: readonly string[]): Promise<string[]> => {
    const columns = await backend().sql<{ schema: string; table: string; column: string }>(
      `select n.nspname as schema, c.relname as table, a.attname as column
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
          and n.nspname not in ('pg_catalog', 'information_schema', 'test') and n.nspname not like 'pg_toast%'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const probes = columns.map(
      ({ schema, table, column }) =>
        `select '${schema}.${table}.${column}' as place from "${schema}"."${table}" as row
          where row."${column}"::text ilike any ($1) or encode(convert_to(row."${column}"::text, 'UTF8'), 'hex') = any ($1)`,
    );
    const found = await backend().sql<{ place: string }>(
      `select distinct place from (${probes.join(" union all ")}) as f`,
      [texts.map((text) => `%${text}%`)],
    );
    return found.map(({ place }) => place).toSorted((a, b) => (a < b ? -1 : 1));
  };

  const settledIn = async (email: string): Promise<Person> => {
    const person = await backend().setUpUser(email);
    const client = clientOf(backend(), person.accessToken);
    await stockLibrary(backend(), person.user.id);
    await client.from("folders").insert({ user_id: person.user.id, name: WORDS, description: WORDS });
    await client.from("recordings").update({ original_name: WORDS, ai_notes: WORDS }).eq("user_id", person.user.id);
    await client.from("study_guides").update({ title: WORDS }).eq("user_id", person.user.id);
    const sent = aRecording({
      name: WORDS,
      transcript: { text: `The ${WORDS} is an instrument. It is heard no more.` },
    });
    expect((await callFunction(backend(), "ingest-recording", person.accessToken, sent)).status).toBe(201);
    await pay(await openCheckout(backend(), person));
    await openPortal(backend(), person);
    expect(await subscriptionOf(backend(), person)).toMatchObject({ is_subscribed: true });
    return person;
  };

  it("SRV-07 SET-04 leaves nothing of a person in any column of any table but the hash", async () => {
    const email = "departed@school.edu";
    const person = await settledIn(email);
    const bystander = await settledIn("bystander@school.edu");
    const customer = String((await subscriptionOf(backend(), person))?.stripe_customer_id);
    const texts = [person.user.id, email, customer, "departed"];
    // So that finding nothing means something.
    expect(await placesOf(texts)).toEqual(
      expect.arrayContaining([
        "auth.audit_log_entries.payload",
        "auth.identities.identity_data",
        "auth.users.email",
        "private.accounts.id",
        "private.ingestions.user_id",
        "public.folders.name",
        "public.recording_segments.user_id",
        "public.recordings.ai_notes",
        "public.recordings.transcript",
        "public.study_guides.title",
        "public.user_info.id",
        "stripe_stand_in.customers.email",
        "stripe_stand_in.subscriptions.customer",
      ]),
    );
    const hashes = await backend().sql("select identity_hash from private.registrations");

    expect(await erase(person)).toMatchObject({ status: 200, body: { success: true } });
    await expect.poll(() => backend().sql("select id from stripe_stand_in.events"), { timeout: 5000 }).toEqual([]);
    expect(await placesOf([person.user.id, email, customer])).toEqual([]);
    expect(await backend().sql("select identity_hash from private.registrations")).toEqual(hashes);

    const kept = clientOf(backend(), bystander.accessToken);
    expect((await kept.from("recordings").select("id")).data).toHaveLength(2);
    expect(await subscriptionOf(backend(), bystander)).toMatchObject({ is_subscribed: true });
  });

  // The rest is the same on both, and this one is the slower.
  if (driver === "pglite") return;

  it("SRV-07 is safe to repeat, also at once, and the old token opens nothing more", async () => {
    const person = await settledIn("twice@school.edu");
    const answers = await Promise.all([erase(person), erase(person), erase(person)]);
    for (const answer of [...answers, await erase(person)]) {
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    }
    expect((await callFunction(backend(), "ingest-recording", person.accessToken, aRecording())).status).toBe(401);
    const returned = await backend().signIn("twice@school.edu");
    const context = await callFunction(backend(), "create-user-context", returned.accessToken, {
      user: returned.user.id,
    });
    expect(context.body).toEqual({ preExisting: true });
  });

  it("SRV-07 finishes what was cut off in the middle", async () => {
    const person = await settledIn("cut-off@school.edu");
    const { stripe_customer_id: customer } = (await subscriptionOf(backend(), person))!;
    await backend().sql("delete from stripe_stand_in.customers where id = $1", [customer]);
    expect(await erase(person)).toMatchObject({ status: 200, body: { success: true } });
    expect(await placesOf([person.user.id])).toEqual([]);

    const other = await backend().setUpUser("cut-off-later@school.edu");
    await backend().sql("delete from auth.users where id = $1", [other.user.id]);
    expect(await placesOf([other.user.id])).toContain("auth.audit_log_entries.payload");
    expect(await erase(other)).toMatchObject({ status: 200, body: { success: true } });
    expect(await placesOf([other.user.id, "cut-off-later@"])).toEqual([]);
  });

  describe("the caller", () => {
    it("SRV-07 is deleted, whatever user_id says; a stranger and a forged token delete nobody", async () => {
      const victim = await backend().setUpUser("victim@school.edu");
      const caller = await backend().setUpUser("caller@school.edu");
      expect((await erase({ ...caller, accessToken: `${caller.accessToken}x` }, victim.user.id)).status).toBe(401);
      expect((await callFunction(backend(), "delete-user", undefined, { user_id: victim.user.id })).status).toBe(401);
      const key = await callFunction(backend(), "delete-user", backend().secretKey, { user_id: victim.user.id });
      expect(key.status).toBe(401);
      expect((await erase(caller, "everybody")).status).toBe(422);
      expect(await placesOf([caller.user.id])).not.toEqual([]);

      expect((await erase(caller, victim.user.id)).status).toBe(200);
      expect(await placesOf([caller.user.id])).toEqual([]);
      expect((await clientOf(backend(), victim.accessToken).from("profiles").select("id")).data).toEqual([
        { id: victim.user.id },
      ]);
    });

    it("SRV-07 who has no account yet is deleted too", async () => {
      const early = await backend().signIn("never-set-up@school.edu");
      expect((await erase(early)).status).toBe(200);
      expect(await placesOf([early.user.id, "never-set-up@"])).toEqual([]);
    });
  });
});
