import { describe, expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";
import { stockLibrary } from "./testing/library.ts";
import { askForCheckout, openCheckout, openPortal, pay, type Person, readSubscription } from "./testing/money.ts";
import { aRecording, callFunction } from "./testing/phone.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const WORDS = "xylophone-of-the-departed";

onEachDatabase("delete-user", (backend, driver) => {
  const erase = (person: Person, userId = person.user.id) =>
    callFunction(backend(), "delete-user", person.accessToken, { user_id: userId });

  /** Finds every place in the database, in all schemas, that contains one of the texts. */
  const findTables = async (texts: readonly string[]): Promise<string[]> => {
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

  /** Writes the words into everything derived from a recording (DER-01). */
  const keepDerived = async (userId: string) => {
    const outline = JSON.stringify({ chapters: [], questions: [WORDS], terms: [] });
    for (const version of [2, 3]) {
      await backend().sql("select public.store_outline(id, $2, $3) from public.recordings where user_id = $1", [
        userId,
        version,
        outline,
      ]);
    }
  };

  const settledIn = async (email: string): Promise<Person> => {
    const person = await backend().setUpUser(email);
    const client = makeClient(backend(), person.accessToken);
    await stockLibrary(backend(), person.user.id);
    await client.from("folders").insert({ user_id: person.user.id, name: WORDS, description: WORDS });
    await client.from("tags").update({ name: WORDS }).eq("user_id", person.user.id);
    await client.from("recordings").update({ original_name: WORDS, ai_notes: WORDS }).eq("user_id", person.user.id);
    await client.from("study_guides").update({ title: WORDS }).eq("user_id", person.user.id);
    await client.from("cards").update({ front: WORDS, back: WORDS }).eq("user_id", person.user.id);
    await backend().sql(
      `insert into private.card_checkpoints (card_id, user_id, reviewed_at, review_id, log_length, undone, state, engine)
        select id, user_id, now(), id, 1, 0, '{}', 'test' from public.cards where user_id = $1`,
      [person.user.id],
    );
    await client.rpc("change_recordings", { p_id: crypto.randomUUID(), p_recording_ids: [], p_is_favorite: true });
    await keepDerived(person.user.id);
    const recording = aRecording({
      name: WORDS,
      transcript: { text: `The ${WORDS} is an instrument. It is heard no more.` },
    });
    expect((await callFunction(backend(), "ingest-recording", person.accessToken, recording)).status).toBe(201);
    await pay(await openCheckout(backend(), person));
    await openPortal(backend(), person);
    expect(await readSubscription(backend(), person)).toMatchObject({ is_subscribed: true });
    return person;
  };

  /** Counts recordings, folders, tags, study guides, cards and reviews. */
  const countRows = async (id: string) => {
    const rows = await backend().sql<{ count: number }>(
      `select count(*)::int from public.recordings where user_id = $1 union all
        select count(*)::int from public.folders where user_id = $1 union all
        select count(*)::int from public.tags where user_id = $1 union all
        select count(*)::int from public.study_guides where user_id = $1 union all
        select count(*)::int from public.cards where user_id = $1 union all
        select count(*)::int from public.reviews where user_id = $1`,
      [id],
    );
    return rows.map(({ count }) => count);
  };

  /** Waits until Stripe has sent every event. */
  const everythingDelivered = async () => {
    await expect.poll(() => backend().sql("select id from stripe_stand_in.events")).toEqual([]);
  };

  /** Delays every change of a table's rows by a third of a second. */
  const slowly = async (change: string, work: () => Promise<void>) => {
    await backend().sql(
      `create function test.slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.3); if tg_op = 'DELETE' then return old; end if; return new; end $$;
      create trigger slowly before ${change} for each row execute function test.slowly()`,
    );
    try {
      await work();
    } finally {
      await backend().sql("drop function test.slowly() cascade");
    }
  };

  /**
   * Expects that nothing of a deleted person remains, here or at Stripe, and that their open checkout can't be paid.
   */
  const expectNoTrace = async (person: Person, checkout: Awaited<ReturnType<typeof askForCheckout>>) => {
    expect([200, 409]).toContain(checkout.status);
    if (checkout.status === 200) expect((await pay(String(checkout.body["url"]))).status).toBe(404);
    expect(await findTables([person.user.id, person.user.email])).toEqual([]);
  };

  it("SRV-07 SET-04 leaves nothing of a person in any column of any table except the hash", async () => {
    const email = "departed@school.edu";
    const person = await settledIn(email);
    const bystander = await settledIn("bystander@school.edu");
    const customer = String((await readSubscription(backend(), person))?.stripe_customer_id);
    const texts = [person.user.id, email, customer, "departed"];
    // Shows that the search finds the words before the deletion.
    expect(await findTables(texts)).toEqual(
      expect.arrayContaining([
        "auth.audit_log_entries.payload",
        "auth.identities.identity_data",
        "auth.users.email",
        "private.accounts.id",
        "private.card_checkpoints.user_id",
        "private.ingestions.user_id",
        "private.former_outlines.outline",
        "private.recording_changes.user_id",
        "public.card_states.user_id",
        "public.cards.front",
        "public.course_corrections.user_id",
        "public.course_end_receipts.user_id",
        "public.practice_settings.user_id",
        "public.reviews.user_id",
        "public.folders.name",
        "public.recording_corrections.user_id",
        "public.recording_outlines.questions",
        "public.recording_segments.user_id",
        "public.recording_tags.user_id",
        "public.recordings.ai_notes",
        "public.recordings.transcript",
        "public.study_guides.title",
        "public.tags.name",
        "public.user_info.id",
        "stripe_stand_in.customers.email",
        "stripe_stand_in.subscriptions.customer",
      ]),
    );
    const hashes = await backend().sql("select identity_hash from private.registrations");

    expect(await erase(person)).toMatchObject({ status: 200, body: { success: true } });
    await everythingDelivered();
    expect(await findTables([person.user.id, email, customer])).toEqual([]);
    expect(await backend().sql("select identity_hash from private.registrations")).toEqual(hashes);

    const kept = makeClient(backend(), bystander.accessToken);
    expect((await kept.from("recordings").select("id")).data).toHaveLength(2);
    expect(await readSubscription(backend(), bystander)).toMatchObject({ is_subscribed: true });
  });

  it("EXP-04 answers how much it deleted, of the caller only, and nothing the second time", async () => {
    const person = await settledIn("counted@school.edu");
    const other = await settledIn("uncounted@school.edu");
    const [recordings, folders, tags, studyGuides, cards, reviews] = await countRows(person.user.id);
    expect([recordings, folders, tags, studyGuides, cards, reviews]).toEqual([2, 2, 1, 1, 1, 1]);
    const left = await countRows(other.user.id);
    // Another user's id in the body has no effect.
    expect(await erase(person)).toMatchObject({
      status: 200,
      body: { success: true, deleted: { recordings, folders, tags, studyGuides, cards, reviews } },
    });
    expect((await erase(person)).body).toEqual({ success: true });
    expect(await countRows(other.user.id)).toEqual(left);
  });

  // The other tests are the same on both databases, and this one is slower.
  if (driver === "pglite") return;

  it("SRV-07 can be repeated, also simultaneously, and the old token no longer works", async () => {
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

  it("EXP-04 of simultaneous deletions, one answers the counts", async () => {
    const person = await settledIn("at-once@school.edu");
    const answers = await Promise.all([erase(person), erase(person), erase(person)]);
    expect(answers.filter(({ body }) => "deleted" in body)).toHaveLength(1);
  });

  it("EXP-04 counts a recording that arrives during the deletion, or refuses it", async () => {
    const person = await settledIn("arriving@school.edu");
    const [ingested, erased] = await Promise.all([
      callFunction(backend(), "ingest-recording", person.accessToken, aRecording()),
      erase(person),
    ]);
    const { recordings } = (erased.body as { deleted: { recordings: number } }).deleted;
    expect(recordings).toBe(ingested.status === 201 ? 3 : 2);
  });

  it("SRV-07 the next call completes an interrupted deletion", async () => {
    const person = await settledIn("cut-off@school.edu");
    const { stripe_customer_id: customer } = (await readSubscription(backend(), person))!;
    await backend().sql("delete from stripe_stand_in.customers where id = $1", [customer]);
    expect(await erase(person)).toMatchObject({ status: 200, body: { success: true } });
    expect(await findTables([person.user.id])).toEqual([]);

    const other = await backend().setUpUser("cut-off-later@school.edu");
    await backend().sql("delete from auth.users where id = $1", [other.user.id]);
    expect(await findTables([other.user.id])).toContain("auth.audit_log_entries.payload");
    expect(await erase(other)).toMatchObject({ status: 200, body: { success: true } });
    expect(await findTables([other.user.id, "cut-off-later@"])).toEqual([]);
  });

  it("SRV-07 completes at Stripe what was interrupted between deleting the person and their customer", async () => {
    const person = await settledIn("cut-off-at-stripe@school.edu");
    const customer = String((await readSubscription(backend(), person))?.stripe_customer_id);
    await backend().sql("delete from auth.users where id = $1", [person.user.id]);
    expect(await erase(person)).toMatchObject({ status: 200, body: { success: true } });
    await everythingDelivered();
    expect(await findTables([person.user.id, "cut-off-at-stripe@", customer])).toEqual([]);
  });

  it("SRV-07 records the orphaned customer if a role without rights to our tables deletes the person", async () => {
    const person = await settledIn("deleted-by-hand@school.edu");
    const customer = (await readSubscription(backend(), person))?.stripe_customer_id;
    await backend().sql(
      `do $$ begin
        create role deletes_users nologin bypassrls;
        grant usage on schema auth to deletes_users;
        grant select, delete on auth.users to deletes_users;
        set local role deletes_users;
        delete from auth.users where email = 'deleted-by-hand@school.edu';
        reset role;
        drop owned by deletes_users;
        drop role deletes_users;
      end $$`,
    );
    const left = "select stripe_customer_id from private.orphaned_customers where user_id = $1";
    expect(await backend().sql(left, [person.user.id])).toEqual([{ stripe_customer_id: customer }]);
    expect((await erase(person)).status).toBe(200);
    expect(await backend().sql(left, [person.user.id])).toEqual([]);
  });

  it("SRV-06 SRV-07 if the deletion fails after the customer was deleted, the person can subscribe again and delete their account", async () => {
    const person = await settledIn("half-gone@school.edu");
    await backend().sql(
      `create function test.away() returns trigger language plpgsql as
        $$ begin raise exception 'away' using errcode = '57P03'; end $$;
      create trigger away before delete on auth.users for each row execute function test.away()`,
    );
    expect((await erase(person)).status).toBeGreaterThanOrEqual(500);
    await backend().sql("drop trigger away on auth.users; drop function test.away()");

    const portal = await callFunction(backend(), "create-customer-portal", person.accessToken, {
      userId: person.user.id,
    });
    expect(portal).toMatchObject({ status: 409 });
    await expect.poll(async () => (await readSubscription(backend(), person))?.is_subscribed).toBe(false);
    await pay(await openCheckout(backend(), person, "year"));
    expect(await readSubscription(backend(), person)).toMatchObject({ is_subscribed: true });
    expect(await erase(person)).toMatchObject({ status: 200 });
    expect(await findTables([person.user.id, "half-gone@"])).toEqual([]);
  });

  describe("while a checkout opens", () => {
    it("SRV-06 SRV-07 leaves no customer if the person is deleted before the customer is stored", async () => {
      const person = await backend().setUpUser("leaving-first@school.edu");
      await slowly("insert on stripe_stand_in.customers", async () => {
        const checkout = askForCheckout(backend(), person);
        await pause(150);
        expect((await erase(person)).status).toBe(200);
        await expectNoTrace(person, await checkout);
      });
    });

    it("SRV-06 SRV-07 leaves no customer if it is assigned to the person during the deletion", async () => {
      const person = await backend().setUpUser("leaving-meanwhile@school.edu");
      await slowly("delete on auth.users", async () => {
        const erased = erase(person);
        await pause(100);
        const checkout = await askForCheckout(backend(), person);
        expect((await erased).status).toBe(200);
        await expectNoTrace(person, checkout);
      });
    });

    it("SRV-06 SRV-07 leaves no customer if another call replaces theirs during the deletion", async () => {
      const person = await settledIn("leaving-again@school.edu");
      await slowly("delete on auth.users", async () => {
        const erased = erase(person);
        await pause(150);
        const checkout = await askForCheckout(backend(), person);
        expect((await erased).status).toBe(200);
        await expectNoTrace(person, checkout);
      });
    });

    it("SRV-06 SRV-07 is refused if the customer that replaces a deleted one is deleted too", async () => {
      const person = await backend().setUpUser("leaving-twice@school.edu");
      await backend().sql(
        `create function test.gone() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger gone before insert on stripe_stand_in.customers for each row execute function test.gone()`,
      );
      try {
        expect((await askForCheckout(backend(), person)).status).toBe(409);
      } finally {
        await backend().sql("drop function test.gone() cascade");
      }
      expect((await erase(person)).status).toBe(200);
    });

    it.each([0, 4, 8, 12, 16, 24])(
      "SRV-06 SRV-07 leaves no customer if the deletion begins %i ms after the checkout's request",
      async (delay) => {
        const person = await backend().setUpUser(`leaving-after-${delay}@school.edu`);
        const checkout = askForCheckout(backend(), person);
        await pause(delay);
        expect((await erase(person)).status).toBe(200);
        const answer = await checkout;
        // The person was deleted before the checkout's request was read.
        if (answer.status === 401) return;
        await expectNoTrace(person, answer);
      },
    );
  });

  describe("the caller", () => {
    it("SRV-07 deletes no account but their own; a stranger and a forged token delete none", async () => {
      const victim = await backend().setUpUser("victim@school.edu");
      const caller = await backend().setUpUser("caller@school.edu");
      expect((await erase({ ...caller, accessToken: `${caller.accessToken}x` }, victim.user.id)).status).toBe(401);
      expect((await callFunction(backend(), "delete-user", undefined, { user_id: victim.user.id })).status).toBe(401);
      const key = await callFunction(backend(), "delete-user", backend().secretKey, { user_id: victim.user.id });
      expect(key.status).toBe(401);
      expect((await erase(caller, "everybody")).status).toBe(422);
      expect(await erase(caller, victim.user.id)).toMatchObject({
        status: 403,
        body: { error: "You can delete only your own account." },
      });
      expect(await findTables([caller.user.id])).not.toEqual([]);

      expect((await erase(caller)).status).toBe(200);
      expect(await findTables([caller.user.id])).toEqual([]);
      expect((await makeClient(backend(), victim.accessToken).from("profiles").select("id")).data).toEqual([
        { id: victim.user.id },
      ]);
    });

    it("SRV-07 is deleted even without an account", async () => {
      const early = await backend().signIn("never-set-up@school.edu");
      expect((await erase(early)).status).toBe(200);
      expect(await findTables([early.user.id, "never-set-up@"])).toEqual([]);
    });
  });
});
