import { beforeAll, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";

const call = async (backend: TestBackend, token: string, body: unknown) => {
  const answer = await backend.fetch("/functions/v1/create-user-context", {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

onEachDatabase("create-user-context", (backend) => {
  it("AUT-06 SRV-03 creates account, preferences and code; a second call answers the same and creates nothing", async () => {
    const { accessToken, user } = await backend().signIn("new@school.edu");
    const client = makeClient(backend(), accessToken);
    expect((await client.from("profiles").select("*", { count: "exact", head: true })).count).toBe(0);

    expect(await call(backend(), accessToken, { user: user.id })).toEqual({
      status: 200,
      body: { preExisting: false },
    });
    const profile = (await client.from("profiles").select().single()).data;
    expect(profile).toMatchObject({ id: user.id, recording_time: 75 });
    expect((await client.from("user_info").select().single()).data).toEqual({
      id: user.id,
      default_summary_style: "bullet",
    });

    await client.from("user_info").update({ default_summary_style: "essay" }).eq("id", user.id);
    expect(await call(backend(), accessToken, { user: user.id })).toEqual({
      status: 200,
      body: { preExisting: false },
    });
    expect((await client.from("profiles").select().single()).data).toEqual(profile);
    expect((await client.from("user_info").select().single()).data).toMatchObject({ default_summary_style: "essay" });
  });

  it("SRV-03 simultaneous calls create one account, and get the same answer", async () => {
    const { accessToken, user } = await backend().signIn("hasty@school.edu");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(backend(), accessToken, { user: user.id })),
    );
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { preExisting: false } });
    const accounts = await backend().sql("select id from private.accounts where id = $1", [user.id]);
    expect(accounts).toHaveLength(1);
  });

  it("SRV-03 the ids in the body are ignored", async () => {
    const victim = await backend().signIn("victim@school.edu");
    const { accessToken, user } = await backend().signIn("liar@school.edu");
    const answer = await call(backend(), accessToken, { user: victim.user.id, googleUserId: "somebody-else" });
    expect(answer).toEqual({ status: 200, body: { preExisting: false } });
    const accounts = await backend().sql<{ id: string }>("select id from private.accounts where id = any($1)", [
      [victim.user.id, user.id],
    ]);
    expect(accounts).toEqual([{ id: user.id }]);
    expect(await call(backend(), victim.accessToken, { user: victim.user.id })).toMatchObject({
      body: { preExisting: false },
    });
  });

  describe.each(["google", "apple"] as const)("a person who deleted their account and comes back by %s", (provider) => {
    const email = `back-${provider}@school.edu`;
    let token: string;
    let firstId: string;
    let secondId: string;

    beforeAll(async () => {
      await setMoment(backend(), "2025-09-03T12:00:00Z");
      const first = await backend().setUpUser(email, { provider });
      firstId = first.user.id;
      await backend().sql("delete from auth.users where id = $1", [firstId]);
      const second = await backend().signIn(email, { provider });
      token = second.accessToken;
      secondId = second.user.id;
    });

    it("AUT-07 SRV-03 is recognised, each time, and has no minutes until the next week", async () => {
      const client = makeClient(backend(), token);
      expect(secondId).not.toBe(firstId);
      const body = { user: secondId };
      const answers = await Promise.all([call(backend(), token, body), call(backend(), token, body)]);
      for (const answer of answers) expect(answer).toEqual({ status: 200, body: { preExisting: true } });
      expect(await call(backend(), token, body)).toEqual({ status: 200, body: { preExisting: true } });

      const minutes = async () =>
        (await client.from("profiles").select("recording_time").single()).data?.recording_time;
      expect(await minutes()).toBe(0);
      await setMoment(backend(), "2025-09-07T23:59:59Z");
      expect(await minutes()).toBe(0);
      await setMoment(backend(), "2025-09-08T00:00:00Z");
      expect(await minutes()).toBe(75);
      await setMoment(backend());
    });

    it("SRV-08 gets no new day of model use, unless they pay", async () => {
      const outcome = async () => {
        const [turn] = await backend().sql("select outcome from public.charge_assistant_turn($1, 0, 10)", [secondId]);
        return turn;
      };
      const subscribe = (isSubscribed: boolean) =>
        backend().sql("update private.accounts set is_subscribed = $2 where id = $1", [secondId, isSubscribed]);
      await setMoment(backend(), "2025-09-04T11:59:00Z");
      expect(await outcome()).toEqual({ outcome: "used-up" });
      await subscribe(true);
      expect(await outcome()).toMatchObject({ outcome: "granted" });
      await subscribe(false);
      await setMoment(backend(), "2025-09-04T12:00:00Z");
      expect(await outcome()).toMatchObject({ outcome: "granted" });
      await setMoment(backend());
    });

    it("SRV-03 leaves nothing of the first account but a hash that reveals nothing", async () => {
      for (const table of ["private.accounts", "public.user_info"]) {
        expect(await backend().sql(`select 1 from ${table} where id = $1`, [firstId])).toEqual([]);
      }
      const kept = await backend().sql("select * from private.registrations");
      const text = JSON.stringify(kept);
      expect(text).not.toContain(firstId);
      expect(text).not.toContain(email);
    });
  });

  it("SRV-03 recognises a person by their other provider if the mailbox is the same", async () => {
    const email = "wanderer@school.edu";
    const first = await backend().setUpUser(email, { provider: "google" });
    await backend().sql("delete from auth.users where id = $1", [first.user.id]);
    const second = await backend().signIn(email, { provider: "apple" });
    expect((await call(backend(), second.accessToken, { user: second.user.id })).body).toEqual({ preExisting: true });
  });

  it("SRV-03 recognises a beta tester by the mailbox, however it is spelt", async () => {
    const signUp = async (email: string) => {
      const { data, error } = await makeClient(backend()).auth.signUp({ email, password: "correct horse battery" });
      expect(error).toBeNull();
      return { token: data.session!.access_token, id: data.user!.id };
    };
    const first = await signUp("beta.tester@gmail.com");
    expect((await call(backend(), first.token, { user: first.id })).body).toEqual({ preExisting: false });
    const second = await signUp("BetaTester+again@gmail.com");
    expect((await call(backend(), second.token, { user: second.id })).body).toEqual({ preExisting: true });
    const third = await signUp("other.tester@gmail.com");
    expect((await call(backend(), third.token, { user: third.id })).body).toEqual({ preExisting: false });
  });

  it.each([
    ["no body that is an object", [], 422],
    ["no user", {}, 422],
    ["a user that is no id", { user: "me" }, 422],
  ])("refuses %s", async (_title, body, status) => {
    const { accessToken } = await backend().signIn("refused@school.edu");
    const answer = await call(backend(), accessToken, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it("referral codes differ, and have no letters that are easily confused", async () => {
    const codes = await backend().sql<{ code: string }>(
      "select private.new_referral_code() as code from generate_series(1, 2000)",
    );
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2000);
    for (const { code } of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const letters = new Set(codes.flatMap(({ code }) => Array.from(code)));
    expect(letters.size).toBe(32);
  });
});
