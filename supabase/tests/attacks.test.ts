import { isLong } from "@lectern/local-backend/testing/long-run";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type Library, stockLibrary } from "./testing/library.ts";
import { openCheckout, type Person } from "./testing/money.ts";
import { aRecording, callFunction } from "./testing/phone.ts";

const SECRET = "zebra-secret-of-the-victim";

let backend: TestBackend;
let victim: Person;
let attacker: Person;
let library: Library;

beforeAll(async () => {
  backend = await startTestBackend({ driver: "postgres" });
  [victim, attacker] = [await backend.setUpUser("victim@school.edu"), await backend.setUpUser("attacker@school.edu")];
  library = await stockLibrary(backend, victim.user.id);
  await stockLibrary(backend, attacker.user.id);
  await backend.sql("update public.recordings set original_name = $1, transcript = $1 where id = $2", [
    SECRET,
    library.recording,
  ]);
  await backend.sql("update public.folders set name = $1 where id = $2", [SECRET, library.folder]);
  await backend.sql("update public.study_guides set title = $1, content = $1 where id = $2", [SECRET, library.guide]);
});
afterAll(() => backend?.close());

const rest = (path: string, init: RequestInit = {}) =>
  backend.fetch(`/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${attacker.accessToken}`,
      "content-type": "application/json",
      ...(init.headers as Record<string, string>),
    },
  });
const everything = () =>
  backend.sql(
    `select to_jsonb(r) as row from public.recordings r where user_id = $1 union all
      select to_jsonb(f) from public.folders f where user_id = $1 union all
      select to_jsonb(t) from public.tags t where user_id = $1 union all
      select to_jsonb(t) from public.recording_tags t where user_id = $1 union all
      select to_jsonb(g) from public.study_guides g where user_id = $1 union all
      select to_jsonb(s) from public.recording_segments s where user_id = $1 union all
      select to_jsonb(c) from public.cards c where user_id = $1 union all
      select to_jsonb(v) from public.reviews v where user_id = $1 union all
      select to_jsonb(d) from public.card_states d where user_id = $1 union all
      select to_jsonb(p) from public.practice_settings p where user_id = $1 union all
      select to_jsonb(a) from private.accounts a where id = $1 union all
      select to_jsonb(u) from public.user_info u where id = $1`,
    [victim.user.id],
  );

describe("reading another person's rows", () => {
  it("SRV-01 no filter, embed, order, range or function of the API shows another's rows", async () => {
    const them = `eq.${victim.user.id}`;
    const paths = [
      "recordings",
      `recordings?user_id=${them}`,
      `recordings?id=eq.${library.recording}`,
      `recordings?or=(user_id.${them},id.not.is.null)`,
      `recordings?not.and=(user_id.neq.${victim.user.id})`,
      "recordings?select=*,folders(*)",
      "recordings?select=*,recording_segments(*)",
      "folders?select=*,recordings(*)",
      "folders?select=*,recordings!inner(*)",
      "recordings?select=count()",
      "recordings?select=original_name.max()",
      `recordings?transcript=like.*zebra*`,
      `recordings?transcript=fts.zebra`,
      `recordings?order=transcript.desc&limit=1000`,
      "recordings?select=transcript::text",
      `recordings?original_name=in.("${SECRET}")`,
      "recordings?user_id=eq.1'%20or%20'1'='1",
      "recordings?id=eq.1);select%20*%20from%20auth.users;--",
      "recordings?select=*,users(*)",
      "study_guides?title=ilike.*zebra*",
      "user_info",
      `profiles?id=${them}`,
      "profiles?select=*,accounts(*)",
      "recording_segments?select=segments",
      "accounts",
      "rpc/store_recording",
      "rpc/begin_stripe_event?p_event_id=e&p_customer_id=c",
      "rpc/forget_person?p_user_id=" + victim.user.id,
    ];
    for (const path of paths) {
      const text = await (await rest(path)).text();
      for (const leak of [SECRET, victim.user.id, victim.user.email, library.recording]) {
        expect(text).not.toContain(`"${leak}"`);
      }
    }
    for (const schema of ["private", "auth", "stripe_stand_in", "pg_catalog", "information_schema"]) {
      const answer = await rest("users", { headers: { "accept-profile": schema } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("SRV-01 treats all text in a filter as a value", async () => {
    const operators = fc.constantFrom(
      "eq",
      "neq",
      "gt",
      "like",
      "ilike",
      "in",
      "is",
      "fts",
      "cs",
      "ov",
      "not.eq",
      "match",
    );
    const hostile = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom("(1,2)", "null", "{}", "*", "%", "');drop table recordings;--", "$1", "\\", '"', "(select 1)"),
    );
    const columns = fc.constantFrom(
      "id",
      "user_id",
      "original_name",
      "transcript",
      "is_favorite",
      "no_such",
      "a->>b",
      "*",
    );
    await fc.assert(
      fc.asyncProperty(columns, operators, hostile, async (column, operator, value) => {
        const query = new URLSearchParams({ [column]: `${operator}.${value}` });
        const text = await (await rest(`recordings?${query}`)).text();
        expect(text).not.toContain(SECRET);
      }),
      { numRuns: isLong ? 150 : 40 },
    );
    expect((await backend.sql("select count(*)::int as n from public.recordings"))[0]?.["n"]).toBe(2);
  });
});

describe("writing another person's rows", () => {
  it("SRV-01 SRV-02 no verb changes another's rows, and no body gives a row to another user", async () => {
    const before = await everything();
    const theirs = { user_id: victim.user.id };
    const tries: [string, RequestInit][] = [
      [`recordings?id=eq.${library.recording}`, { method: "PATCH", body: JSON.stringify({ is_favorite: true }) }],
      [`recordings?id=eq.${library.recording}`, { method: "PATCH", body: JSON.stringify({ is_read: true }) }],
      ["recordings?is_read=is.false", { method: "PATCH", body: JSON.stringify({ is_read: true }) }],
      ["recordings?id=not.is.null", { method: "PATCH", body: JSON.stringify({ original_name: "mine" }) }],
      [`recordings?id=eq.${library.recording}`, { method: "DELETE" }],
      [`folders?user_id=eq.${victim.user.id}`, { method: "DELETE" }],
      [
        `study_guides?id=eq.${library.guide}`,
        { method: "PUT", body: JSON.stringify({ id: library.guide, title: "x" }) },
      ],
      ["folders", { method: "POST", body: JSON.stringify({ ...theirs, name: "planted" }) }],
      [
        "folders",
        {
          method: "POST",
          body: JSON.stringify([
            { user_id: attacker.user.id, name: "a" },
            { ...theirs, name: "b" },
          ]),
        },
      ],
      [
        "folders?on_conflict=id",
        {
          method: "POST",
          headers: { prefer: "resolution=merge-duplicates" },
          body: JSON.stringify({ id: library.folder, user_id: attacker.user.id, name: "taken over" }),
        },
      ],
      [
        `user_info?id=eq.${victim.user.id}`,
        { method: "PATCH", body: JSON.stringify({ default_summary_style: "essay" }) },
      ],
      [`profiles?id=eq.${victim.user.id}`, { method: "PATCH", body: JSON.stringify({ is_subscribed: true }) }],
      [`cards?id=eq.${library.card}`, { method: "PATCH", body: JSON.stringify({ front: "mine" }) }],
      ["cards?id=not.is.null", { method: "PATCH", body: JSON.stringify({ standing: "dismissed" }) }],
      [`cards?id=eq.${library.card}`, { method: "DELETE" }],
      [`reviews?card_id=eq.${library.card}`, { method: "DELETE" }],
      [`card_states?card_id=eq.${library.card}`, { method: "PATCH", body: JSON.stringify({ reps: 9 }) }],
      [`practice_settings?user_id=eq.${victim.user.id}`, { method: "PATCH", body: JSON.stringify({ new_per_day: 0 }) }],
      ["rpc/export_cards", { method: "POST", body: JSON.stringify({ p_recording_ids: [library.recording] }) }],
      [`tags?id=eq.${library.tag}`, { method: "PATCH", body: JSON.stringify({ name: "mine" }) }],
      [`tags?id=eq.${library.tag}`, { method: "DELETE" }],
      [`recording_tags?tag_id=eq.${library.tag}`, { method: "DELETE" }],
      [
        "recording_tags",
        {
          method: "POST",
          body: JSON.stringify({ user_id: victim.user.id, recording_id: library.recording, tag_id: library.tag }),
        },
      ],
      ["rpc/delete_recordings", { method: "POST", body: JSON.stringify({ p_recording_ids: [library.recording] }) }],
      [
        "rpc/mark_recordings_read",
        { method: "POST", body: JSON.stringify({ p_recording_ids: [library.recording], p_is_read: true }) },
      ],
      [
        "rpc/change_recordings",
        {
          method: "POST",
          body: JSON.stringify({
            p_id: library.tag,
            p_recording_ids: [library.recording],
            p_moves: true,
            p_folder_id: null,
            p_is_favorite: true,
            p_remove_tags: [library.tag],
          }),
        },
      ],
      ["rpc/due_cards", { method: "POST", body: JSON.stringify({ p_recording_id: library.recording }) }],
    ];
    for (const [path, init] of tries) await (await rest(path, init)).text();
    expect(await everything()).toEqual(before);
  });

  it("SRV-01 DAT-02 another person's id in a body changes none of their data", async () => {
    const before = await everything();
    const bodies: [string, object][] = [
      ["create-user-context", { user: victim.user.id }],
      ["apply-referral-code", { user_id: victim.user.id, referred_by_code: "ABCDEFGH" }],
      ["create-checkout-session", { userId: victim.user.id, duration: "month" }],
      ["create-customer-portal", { userId: victim.user.id }],
      ["ingest-recording", { ...aRecording(), user_id: victim.user.id }],
      ["ingest-study-guide", { clientId: "a", title: "t", content: "c", user_id: victim.user.id }],
      ["openai", { query: "What?", transcript: "", summary: "", recording_id: library.recording }],
      ["customize-ai-summary", { style: "essay", transcript: "", recording_id: library.recording }],
      ["retry-summary", { recording_id: library.recording, user_id: victim.user.id }],
      ["who-writes", { user_id: victim.user.id }],
      ["make-cards", { recording_id: library.recording, user_id: victim.user.id }],
      ["plan-exam", { folder_id: library.folder, user_id: victim.user.id }],
      ["ask-unit", { folder_id: library.folder, query: "What divides?", user_id: victim.user.id }],
      ["ask-unit", { recording_ids: [library.recording], query: "What divides?" }],
      [
        "add-card",
        { id: library.card, recording_id: library.recording, front: "a", back: "b", quote: "c", first: 0, last: 0 },
      ],
      [
        "review-cards",
        {
          user_id: victim.user.id,
          reviews: [
            { id: library.review, card_id: library.card, rating: 1, reviewed_at: "2026-01-05T08:00:00Z" },
            { id: library.card, card_id: library.card, undoes: library.review, reviewed_at: "2026-01-05T08:00:00Z" },
          ],
        },
      ],
    ];
    for (const [name, body] of bodies) {
      const answer = await callFunction(backend, name, attacker.accessToken, body);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    }
    expect(await everything()).toEqual(before);
  });
});

describe("redirecting a person elsewhere", () => {
  it("SUB-02 no header changes where a checkout returns to", async () => {
    const headers = {
      origin: "https://evil.example",
      referer: "https://evil.example/",
      "x-forwarded-host": "evil.example",
    };
    const body = { userId: attacker.user.id, duration: "month", success_url: "https://evil.example" };
    const answer = await callFunction(backend, "create-checkout-session", attacker.accessToken, body, headers);
    expect(answer.status).toBe(200);
    const [row] = await backend.sql(
      "select success_url, cancel_url from stripe_stand_in.checkout_sessions order by created desc limit 1",
    );
    for (const url of [answer.body["url"], row?.["success_url"], row?.["cancel_url"]]) {
      expect(new URL(String(url)).origin).toBe(backend.url);
    }
  });

  // In Deno, as on a hosted project, functions have an address of their own: other addresses of ours are in ALLOWED_ORIGINS.
  const isHosted = process.env["LECTERN_FUNCTIONS"] === "deno";
  it.skipIf(isHosted)("SUB-02 SUB-03 a payer comes back to the address of ours from which they left", async () => {
    const other = backend.url.replace("127.0.0.1", "localhost");
    expect(other).not.toBe(backend.url);
    const answer = await fetch(`${other}/functions/v1/create-checkout-session`, {
      method: "POST",
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${attacker.accessToken}`,
        "content-type": "application/json",
        origin: other,
      },
      body: JSON.stringify({ userId: attacker.user.id, duration: "month" }),
    });
    expect(answer.status).toBe(200);
    const [row] = await backend.sql(
      "select success_url, cancel_url from stripe_stand_in.checkout_sessions order by created desc, id desc limit 1",
    );
    for (const url of [row?.["success_url"], row?.["cancel_url"]]) expect(new URL(String(url)).origin).toBe(other);
  });

  it("SUB-03 no header or field changes where the portal returns to, and its page uses no address from a request", async () => {
    const headers = {
      origin: "https://evil.example",
      referer: "https://evil.example/",
      "x-forwarded-host": "evil.example",
    };
    const body = { userId: attacker.user.id, return_url: "https://evil.example" };
    await openCheckout(backend, attacker);
    const answer = await callFunction(backend, "create-customer-portal", attacker.accessToken, body, headers);
    expect(answer.status).toBe(200);
    const [row] = await backend.sql(
      "select return_url from stripe_stand_in.portal_sessions order by created desc limit 1",
    );
    for (const url of [answer.body["url"], row?.["return_url"]]) expect(new URL(String(url)).origin).toBe(backend.url);
    const page = await backend.fetch(
      `${String(answer.body["url"])}?return_url=https://evil.example&next=//evil.example`,
    );
    expect(await page.text()).not.toContain("evil.example");
  });

  it("AUT-12 a sign-in redirects only to this site, whatever redirect a request asks for", async () => {
    for (const target of [
      "https://evil.example",
      "//evil.example/x",
      "javascript:alert(1)",
      `${backend.url}@evil.example/`,
    ]) {
      const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "s256" };
      const query = new URLSearchParams({ provider: "google", redirect_to: target, ...challenge });
      const answer = await backend.fetch(`/auth/v1/authorize?${query}`, { redirect: "manual" });
      expect(answer.status).toBe(302);
      expect(new URL(answer.headers.get("location") ?? "", backend.url).origin).toBe(backend.url);
      expect(await answer.text()).not.toContain("evil.example");
    }
  });

  it("SRV-06 refuses requests to the stand-in's API without its key", async () => {
    for (const authorization of [
      "",
      "Bearer sk_test_guess",
      `Bearer ${attacker.accessToken}`,
      `Bearer ${backend.secretKey}`,
    ]) {
      const answer = await backend.fetch("/stand-in/stripe/v1/customers/x", { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });
});

describe("a hundred requests at once", () => {
  it.each([
    ["a turn with the assistant", "public.take_assistant_turn($1)", "taken"],
    ["a study guide", "public.store_study_guide($1, 'guide', 'Cells', 'They divide.', null, null)", "stored"],
    [
      "a recording",
      "public.store_recording($1, 'recording', 'Cells', now(), 1, 'They divide.', null, null, null)",
      "stored",
    ],
  ])("SRV-07 %s and the deletion of its account do not deadlock", async (what, call, outcome) => {
    const { user } = await backend.setUpUser(`${what.replaceAll(" ", "-")}@school.edu`);
    // Sequences change outside of transactions, so each side can see the other's progress: the account's row stays
    // locked until the call has ended, or until five seconds have shown that the call waits for the row.
    const progress = `public.progress_of_${what.replaceAll(" ", "_")}`;
    await backend.sql(`create sequence ${progress}`);
    const deletion = backend.sql(
      `do $$ declare given_up timestamptz := clock_timestamp() + interval '5 seconds'; begin
        perform from auth.users where id = '${user.id}' for update;
        perform nextval('${progress}');
        while clock_timestamp() < given_up and (select last_value from ${progress}) < 2 loop
          perform pg_sleep(0.01);
        end loop;
        delete from auth.users where id = '${user.id}';
      end $$`,
    );
    await expect.poll(() => backend.sql(`select is_called from ${progress}`)).toEqual([{ is_called: true }]);
    expect(await backend.sql(`select outcome from ${call}`, [user.id])).toEqual([{ outcome }]);
    await backend.sql(`select nextval('${progress}')`);
    await deletion;
  });

  it("SRV-05 a hundred recordings of a minute use the 75 minutes, and no more", async () => {
    const phone = await backend.setUpUser("crowded-phone@school.edu");
    const calls = Array.from({ length: 100 }, () =>
      callFunction(backend, "ingest-recording", phone.accessToken, aRecording({ minutes: 1 })),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(75);
    expect(statuses.filter((status) => status === 402)).toHaveLength(25);
    const { data } = await makeClient(backend, phone.accessToken).from("profiles").select("recording_time").single();
    expect(data?.recording_time).toBe(0);
  });

  it("REC-04 SRV-01 a hundred clicks on a star change only that star", async () => {
    const before = await everything();
    const client = makeClient(backend, attacker.accessToken);
    const taps = Array.from({ length: 100 }, (_, tap) =>
      client
        .from("recordings")
        .update({ is_favorite: tap % 2 === 0 })
        .neq("id", library.folder)
        .select("user_id"),
    );
    for (const { data, error } of await Promise.all(taps)) {
      expect(error).toBeNull();
      expect(data?.every(({ user_id }) => user_id === attacker.user.id)).toBe(true);
    }
    expect(await everything()).toEqual(before);
  });
});

const namesRead = async (token: string) =>
  (await makeClient(backend, token).from("recordings").select("original_name")).data;

describe("an account with another person's address", () => {
  const password = "known to the attacker";
  const signUp = async (email: string) => {
    const { data } = await makeClient(backend).auth.signUp({ email, password });
    const session = data.session!;
    await callFunction(backend, "create-user-context", session.access_token, { user: session.user.id });
    return session;
  };
  it("SRV-01 SRV-07 belongs only to the owner of the address after their first Google sign-in", async () => {
    const email = "early-bird@gmail.com";
    const taken = await signUp(email);
    const folder = { user_id: taken.user.id, name: "Bait" };
    expect((await makeClient(backend, taken.access_token).from("folders").insert(folder)).error).toBeNull();

    const owner = await backend.setUpUser(email);
    expect(owner.user.id).toBe(taken.user.id);
    await callFunction(backend, "ingest-recording", owner.accessToken, aRecording({ name: SECRET }));
    expect(await namesRead(owner.accessToken)).toEqual([{ original_name: SECRET }]);

    expect((await makeClient(backend).auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    const { refresh_token } = taken;
    expect((await makeClient(backend).auth.refreshSession({ refresh_token })).error).not.toBeNull();
    // The access token itself stays valid for up to an hour.
    const client = makeClient(backend, taken.access_token);
    for (const table of ["recordings", "folders", "profiles", "user_info", "study_guides", "recording_segments"]) {
      expect([table, (await client.from(table).select()).status]).toEqual([table, 401]);
    }
    expect((await client.from("folders").insert(folder)).status).toBe(401);
    expect((await client.from("recordings").delete().eq("user_id", owner.user.id).select()).status).toBe(401);
    expect(await callFunction(backend, "delete-user", taken.access_token, { user_id: owner.user.id })).toMatchObject({
      status: 401,
    });
    expect(await namesRead(owner.accessToken)).toEqual([{ original_name: SECRET }]);
  });

  it("SRV-01 can't be made by changing one's own address", async () => {
    const email = "coveted@gmail.com";
    const taken = await signUp("ordinary@school.edu");
    const client = makeClient(backend);
    await client.auth.setSession(taken);
    await client.auth.updateUser({ email });
    expect((await backend.signIn(email)).user.id).not.toBe(taken.user.id);
    const change = backend.sql("update auth.users set email = $1 where id = $2", ["other@gmail.com", taken.user.id]);
    await expect(change).rejects.toThrow("the address of an account does not change");
  });

  it("SRV-03 costs the address's owner no minutes after it was deleted", async () => {
    const email = "spared@gmail.com";
    const taken = await signUp(email);
    await callFunction(backend, "delete-user", taken.access_token, { user_id: taken.user.id });
    const owner = await backend.setUpUser(email);
    const { data } = await makeClient(backend, owner.accessToken).from("profiles").select("recording_time").single();
    expect(data).toEqual({ recording_time: 75 });
  });
});
