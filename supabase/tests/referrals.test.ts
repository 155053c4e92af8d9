import { beforeEach, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";
import { followMailLink, signUp } from "./testing/mail.ts";
import { callFunction } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>> & { code: string };

onEachDatabase("apply-referral-code", (backend, driver) => {
  let people = 0;
  const person = async (): Promise<Person> => {
    const signedIn = await backend().setUpUser(`friend-${(people += 1)}@school.edu`);
    const { data } = await makeClient(backend(), signedIn.accessToken)
      .from("profiles")
      .select("referral_code")
      .single();
    return { ...signedIn, code: String(data?.referral_code) };
  };
  const redeem = (who: Person, code: unknown, userId: string = who.user.id) =>
    callFunction(backend(), "apply-referral-code", who.accessToken, { user_id: userId, referred_by_code: code });
  const profile = async (who: Person) =>
    (
      await makeClient(backend(), who.accessToken)
        .from("profiles")
        .select("referred_by_code, referral_count, bonus_recording_time, recording_time, free_week, free_week_end")
        .single()
    ).data;
  const refused = { success: false, error: "You've already redeemed a referral code." };
  const untouched = {
    referred_by_code: null,
    referral_count: 0,
    bonus_recording_time: 0,
    recording_time: 75,
    free_week: false,
    free_week_end: null,
  };
  const setCount = (who: Person, count: number) =>
    backend().sql("update private.accounts set referral_count = $2 where id = $1", [who.user.id, count]);

  /** Locks rows for half a second. @param rows what follows `from` */
  const holdRows = async (rows: string): Promise<{ readonly end: Promise<unknown> }> => {
    const end = backend().sql(`do $$ begin perform from ${rows} for update; perform pg_sleep(0.5); end $$`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { end };
  };
  const hold = (...locked: Person[]) =>
    holdRows(`private.accounts where id in (${locked.map(({ user }) => `'${user.id}'`).join()}) order by id`);

  let mine: Person;
  let friend: Person;
  beforeEach(async () => {
    await setMoment(backend());
    [mine, friend] = [await person(), await person()];
  });

  it("SRV-04 REF-05 gives 20 minutes to both and counts the friend", async () => {
    expect(await redeem(mine, friend.code)).toMatchObject({ status: 200, body: { success: true } });
    expect(await profile(mine)).toEqual({ ...untouched, referred_by_code: friend.code, bonus_recording_time: 20 });
    expect(await profile(friend)).toEqual({ ...untouched, referral_count: 1, bonus_recording_time: 20 });
  });

  describe("simultaneous calls", () => {
    it("SRV-04 fifty friends of one person each count once", async () => {
      const made = await backend().sql<{ id: string }>(
        `insert into auth.users (id, email) select gen_random_uuid(), 'crowd-' || gen_random_uuid() || '@school.edu'
          from generate_series(1, 50) returning id`,
      );
      await backend().sql(
        `insert into private.accounts (id, referral_code) select id, private.new_referral_code() from auth.users
          where email like 'crowd-%' on conflict do nothing`,
      );
      await backend().sql(
        `insert into private.followed_mail_links (user_id) select id from auth.users where email like 'crowd-%'
          on conflict do nothing`,
      );
      const outcomes = await Promise.all(
        made.map(async ({ id }) => {
          const [row] = await backend().sql("select public.redeem_referral_code($1, $2) as outcome", [id, friend.code]);
          return row?.["outcome"];
        }),
      );
      expect(outcomes).toEqual(Array.from({ length: 50 }, () => "redeemed"));
      expect(await profile(friend)).toMatchObject({
        referral_count: 50,
        bonus_recording_time: 1000,
        free_week: true,
      });
    });

    it("SRV-04 one person who clicks fifty times redeems once", async () => {
      const others = [friend, await person()];
      const taps = Array.from({ length: 50 }, (_, tap) => redeem(mine, others[tap % 2]?.code));
      const answers = await Promise.all(taps);
      const { bonus_recording_time, referred_by_code } = (await profile(mine)) ?? {};
      expect(bonus_recording_time).toBe(20);
      // Sending the same code again is the same redemption.
      expect(answers.map(({ body }) => body["success"])).toEqual(
        answers.map((_, tap) => others[tap % 2]?.code === referred_by_code),
      );
      const counts = await Promise.all(others.map(async (other) => (await profile(other))?.referral_count));
      expect(counts.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1]);
    });

    it("SRV-04 of eight calls that begin before any has ended, one redeems", async () => {
      // Every redemption waits at the friend's row, which is locked.
      const holding = await hold(friend);
      const calls = Array.from({ length: 8 }, async () => {
        const [row] = await backend().sql<{ outcome: string }>(
          "select public.redeem_referral_code($1, $2) as outcome",
          [mine.user.id, friend.code],
        );
        return row?.outcome;
      });
      const outcomes = await Promise.all(calls);
      await holding.end;
      expect(outcomes.filter((outcome) => outcome === "redeemed")).toHaveLength(1);
      expect(await profile(friend)).toMatchObject({ referral_count: 1, bonus_recording_time: 20 });
    });

    it("SRV-04 two who redeem each other's code at once both succeed, in whichever order they lock rows", async () => {
      // Both begin when both rows are free. If each had locked their own row first, they would deadlock.
      const holding = await hold(mine, friend);
      const outcomes = await Promise.all(
        [
          [mine.user.id, friend.code],
          [friend.user.id, mine.code],
        ].map(async (params) => {
          const [row] = await backend().sql("select public.redeem_referral_code($1, $2) as outcome", params);
          return row?.["outcome"];
        }),
      );
      await holding.end;
      expect(outcomes).toEqual(["redeemed", "redeemed"]);
      expect(await profile(mine)).toMatchObject({ bonus_recording_time: 40, referral_count: 1 });
      expect(await profile(friend)).toMatchObject({ bonus_recording_time: 40, referral_count: 1 });
    });
  });

  // The other tests are the same on both databases, and this one is slower.
  if (driver === "pglite") return;

  it("SRV-04 accepts a code with spaces and in any case", async () => {
    const typed = ` ${friend.code.slice(0, 4).toLowerCase()}-${friend.code.slice(4)} `;
    expect((await redeem(mine, typed)).body).toEqual({ success: true });
    expect(await profile(mine)).toMatchObject({ referred_by_code: friend.code });
  });

  it("REF-04 SRV-04 a person redeems once ever: even if the friend has deleted their account", async () => {
    await redeem(mine, friend.code);
    const another = await person();
    expect((await redeem(mine, another.code)).body).toEqual(refused);
    await backend().sql("delete from auth.users where id = $1", [friend.user.id]);
    expect((await redeem(mine, another.code)).body).toEqual(refused);
    expect(await profile(mine)).toMatchObject({ bonus_recording_time: 20 });
    expect(await profile(another)).toEqual(untouched);
  });

  it("SRV-04 a person redeems once ever: even after deleting their account and coming back with any provider", async () => {
    const email = `recycler-${mine.user.id}@school.edu`;
    for (const [round, provider] of (["google", "google", "apple"] as const).entries()) {
      const again = await backend().setUpUser(email, { provider });
      const { body } = await redeem({ ...again, code: "" }, friend.code);
      expect([round, body["success"]]).toEqual([round, round === 0]);
      await callFunction(backend(), "delete-user", again.accessToken, { user_id: again.user.id });
    }
    expect(await profile(friend)).toMatchObject({ referral_count: 1, bonus_recording_time: 20 });
  });

  it("SRV-04 two accounts of one mailbox that redeem simultaneously redeem once", async () => {
    const hash = "f".repeat(64);
    const pairs = [
      [mine, friend],
      [await person(), await person()],
      [await person(), await person()],
    ] as const;
    // The mailbox is known, and all calls begin before one can change what is stored about it.
    await backend().sql("insert into private.registrations (identity_hash) values ($1)", [hash]);
    const holding = await holdRows(`private.registrations where identity_hash = '${hash}'`);
    const outcomes = await Promise.all(
      pairs.map(async ([{ user }, { code }]) => {
        const statement = "select public.redeem_referral_code($1, $2, array[$3]) as outcome";
        const [row] = await backend().sql<{ outcome: string }>(statement, [user.id, code, hash]);
        return row?.outcome;
      }),
    );
    await holding.end;
    expect(outcomes.filter((outcome) => outcome === "redeemed")).toHaveLength(1);
  });

  it("SRV-04 a person redeems once ever: even if their identities were not stored when they redeemed", async () => {
    const email = `early-${mine.user.id}@school.edu`;
    const early = await backend().setUpUser(email);
    await backend().sql("select public.redeem_referral_code($1, $2)", [early.user.id, friend.code]);
    await callFunction(backend(), "delete-user", early.accessToken, { user_id: early.user.id });
    const again = await backend().setUpUser(email);
    expect((await redeem({ ...again, code: "" }, friend.code)).body).toEqual(refused);
    expect(await profile(friend)).toMatchObject({ referral_count: 1 });
  });

  it("SRV-04 a person redeems once ever: even if they had deleted an account before they redeemed", async () => {
    const email = `twice-${mine.user.id}@school.edu`;
    const first = await backend().setUpUser(email);
    await callFunction(backend(), "delete-user", first.accessToken, { user_id: first.user.id });
    const second = await backend().setUpUser(email);
    // Without hashes, as before they were stored: the record of the first account has no redemption.
    await backend().sql("select public.redeem_referral_code($1, $2)", [second.user.id, friend.code]);
    await callFunction(backend(), "delete-user", second.accessToken, { user_id: second.user.id });
    const third = await backend().setUpUser(email);
    expect((await redeem({ ...third, code: "" }, friend.code)).body).toEqual(refused);
    expect(await profile(friend)).toMatchObject({ referral_count: 1 });
  });

  it("SRV-04 a person redeems once ever: even if only an identity from before the redemption identifies them", async () => {
    const known = "a".repeat(64);
    await backend().sql("insert into private.registrations (identity_hash) values ($1)", [known]);
    await redeem(mine, friend.code);
    await backend().sql("select public.remember_redemption($1, array[$2])", [mine.user.id, known]);
    const { user } = await person();
    const statement = "select public.redeem_referral_code($1, $2, array[$3]) as outcome";
    expect(await backend().sql(statement, [user.id, friend.code, known])).toEqual([{ outcome: "already-redeemed" }]);
  });

  it("SRV-04 SRV-09 a tester who followed a mail link redeems once ever: even as a Google user after deleting the account", async () => {
    const email = `linked-${mine.user.id}@school.edu`;
    await signUp(backend(), email);
    const linked = await followMailLink(backend(), email);
    await makeClient(backend(), linked.accessToken).rpc("confirm_address");
    const tester = { ...mine, accessToken: linked.accessToken };
    expect((await redeem(tester, friend.code)).body).toEqual({ success: true });
    await callFunction(backend(), "delete-user", linked.accessToken, { user_id: linked.userId });
    const again = await backend().setUpUser(email);
    expect((await redeem({ ...again, code: "" }, friend.code)).body).toEqual(refused);
    expect(await profile(friend)).toMatchObject({ referral_count: 1 });
  });

  it("SRV-04 REF-03 an invented address gets no minutes until Google or Apple verifies it", async () => {
    const email = `nobody-${mine.user.id}@does-not-exist.invalid`;
    const { data } = await makeClient(backend()).auth.signUp({ email, password: "long enough" });
    const invented = { accessToken: data.session!.access_token, user: { id: data.user!.id, email } };
    await callFunction(backend(), "create-user-context", invented.accessToken, { user: invented.user.id });
    const early = await redeem({ ...mine, ...invented }, friend.code, invented.user.id);
    expect(early.body).toEqual({ success: false, error: expect.stringContaining("Google or Apple") });
    expect(await profile(friend)).toEqual(untouched);
    const verified = await backend().signIn(email);
    expect((await redeem({ ...verified, code: "" }, friend.code)).body).toEqual({ success: true });
  });

  it("REF-03 SRV-04 refuses an unknown code, the caller's own, and none, with a sentence", async () => {
    const unknown = "We don't recognize this code. Check it and try again.";
    for (const code of ["ABCDEFGH", "%", "' or true --", "_".repeat(8), "\u0000code", "x".repeat(40)]) {
      expect((await redeem(mine, code)).body).toEqual({ success: false, error: unknown });
    }
    expect(await redeem(mine, "x".repeat(65))).toMatchObject({ status: 422, body: { error: unknown } });
    expect((await redeem(mine, mine.code)).body).toEqual({
      success: false,
      error: "This is your own code. Ask a friend for theirs.",
    });
    for (const code of ["", "  ", null, 7, ["x"]]) {
      expect(await redeem(mine, code)).toMatchObject({ status: 422, body: { error: "Please enter a referral code." } });
    }
    expect(await profile(mine)).toEqual(untouched);
  });

  it("SRV-04 acts for the caller and ignores user_id", async () => {
    const victim = await person();
    expect((await redeem(mine, friend.code, victim.user.id)).body).toEqual({ success: true });
    expect(await profile(victim)).toEqual(untouched);
    expect(await profile(mine)).toMatchObject({ referred_by_code: friend.code });
  });

  it("REF-03 says that the caller's account is not set up", async () => {
    const early = await backend().signIn(`early-${mine.user.id}@school.edu`);
    const answer = await redeem({ ...early, code: "" }, friend.code);
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining("set up yet") });
  });

  describe("the free week", () => {
    it("REF-05 comes with the seventh friend, lasts seven days from that moment, and comes once", async () => {
      await setMoment(backend(), "2025-09-03T12:34:56Z");
      await setCount(friend, 5);
      await redeem(mine, friend.code);
      expect(await profile(friend)).toMatchObject({ referral_count: 6, free_week: false, free_week_end: null });
      await redeem(await person(), friend.code);
      const seventh = await profile(friend);
      expect(seventh).toMatchObject({ referral_count: 7, free_week: true, bonus_recording_time: 40 });
      expect(new Date(String(seventh?.free_week_end)).toISOString()).toBe("2025-09-10T12:34:56.000Z");

      await setMoment(backend(), "2025-09-10T12:34:55Z");
      expect(await profile(friend)).toMatchObject({ free_week: true });
      await setMoment(backend(), "2025-09-10T12:34:56Z");
      expect(await profile(friend)).toMatchObject({ free_week: false });
      await redeem(await person(), friend.code);
      const eighth = await profile(friend);
      expect(eighth).toMatchObject({ referral_count: 8, free_week: false, free_week_end: seventh?.free_week_end });
    });
  });
});
