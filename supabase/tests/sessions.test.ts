import { expect, it } from "vitest";
import { makeClient, onEachDatabase, type TestBackend, withoutPreRequest } from "./testing/backend.ts";
import { stockLibrary } from "./testing/library.ts";
import { followMailLink, signUp } from "./testing/mail.ts";
import { callFunction } from "./testing/phone.ts";

const password = "moss on stone";
const tables = [
  "recordings",
  "recording_segments",
  "recording_corrections",
  "course_corrections",
  "folders",
  "study_guides",
  "user_info",
  "profiles",
];

const signIn = async (backend: TestBackend, email: string) => {
  const client = makeClient(backend);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return { client, token: data.session.access_token };
};

/** Tries everything that a token gives access to, and returns what succeeded. */
async function use(backend: TestBackend, token: string, userId: string) {
  const client = makeClient(backend, token);
  const read: string[] = [];
  const answers = new Set<number>();
  for (const table of tables) {
    const { data, status } = await client.from(table).select();
    answers.add(status);
    if ((data ?? []).length > 0) read.push(table);
  }
  const written = [
    await client.from("folders").insert({ user_id: userId, name: "Planted" }).select(),
    await client.from("recordings").update({ original_name: "Changed" }).eq("user_id", userId).select(),
    await client.from("recordings").delete().eq("user_id", userId).select(),
    await client.from("user_info").update({ default_summary_style: "essay" }).eq("id", userId).select(),
  ].filter(({ data }) => (data ?? []).length > 0).length;
  const { status } = await callFunction(backend, "openai", token, { query: "?", transcript: "Cells.", summary: "" });
  return { read, answers: [...answers], written, status, rpc: (await client.rpc("confirm_address")).error?.code };
}
const nothing = { read: [], answers: [401], written: 0, status: 401, rpc: "PT401" };

onEachDatabase("an access token whose session has ended", (backend) => {
  let people = 0;
  const person = async () => {
    const email = `ends-${(people += 1)}@school.edu`;
    const { user } = await signUp(backend(), email, password);
    await stockLibrary(backend(), user.id);
    return { id: user.id, email };
  };

  it("SRV-10 reaches everything while its session lasts, so that the refusals below are due to the session", async () => {
    const { id, email } = await person();
    const { token } = await signIn(backend(), email);
    expect(await use(backend(), token, id)).toMatchObject({ read: tables, answers: [200], written: 4, status: 200 });
  });

  it("SRV-10 can't read, write or call anything after sign-out", async () => {
    const { id, email } = await person();
    const { client, token } = await signIn(backend(), email);
    expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
    expect(await use(backend(), token, id)).toEqual(nothing);
  });

  it("SRV-10 reaches nothing after the password was changed in another session, which continues", async () => {
    const { id, email } = await person();
    const stolen = await signIn(backend(), email);
    const own = await signIn(backend(), email);
    expect((await own.client.auth.updateUser({ password: "a new one" })).error).toBeNull();
    expect(await use(backend(), stolen.token, id)).toEqual(nothing);
    expect(await use(backend(), own.token, id)).toMatchObject({ read: tables, status: 200 });
  });

  it("SRV-10 reaches nothing after the password was replaced by mail", async () => {
    const { id, email } = await person();
    const stolen = await signIn(backend(), email);
    const { browser } = await followMailLink(backend(), email);
    expect((await browser.auth.updateUser({ password: "a new one" })).error).toBeNull();
    expect(await use(backend(), stolen.token, id)).toEqual(nothing);
  });

  it("SRV-10 reaches nothing after its person was deleted", async () => {
    const { id, email } = await person();
    const { token } = await signIn(backend(), email);
    await backend().sql("delete from auth.users where id = $1", [id]);
    expect(await use(backend(), token, id)).toEqual(nothing);
  });

  it("SRV-10 a Google user's token alone can't set a password; a mail link can", async () => {
    const email = `google-${(people += 1)}@school.edu`;
    const { accessToken } = await backend().setUpUser(email);
    const setPassword = (token: string) =>
      backend().fetch("/auth/v1/user", {
        method: "PUT",
        headers: {
          apikey: backend().publishableKey,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ password }),
      });
    expect((await setPassword(accessToken)).ok).toBe(false);
    await expect(signIn(backend(), email)).rejects.toMatchObject({ code: "invalid_credentials" });
    const byMail = await followMailLink(backend(), email);
    expect((await setPassword(byMail.accessToken)).status).toBe(200);
    await signIn(backend(), email);
  });

  it("SRV-10 checks the session once for each statement, not for each row", async () => {
    const { id, email } = await person();
    const { token } = await signIn(backend(), email);
    const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    await backend().sql(
      `insert into public.recordings (user_id, original_name) select $1, 'Lecture ' || n from generate_series(1, 500) as n`,
      [id],
    );
    const plan = await explainAs(backend(), claims, id);
    expect(plan).toMatch(/InitPlan/);
    expect(plan).not.toMatch(/Filter:[^\n]*is_session_active/);
  });

  it("SRV-10 reaches nothing even if the data API does not check the session first", async () => {
    const { id, email } = await person();
    const { client, token } = await signIn(backend(), email);
    expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
    const reached = await withoutPreRequest(backend(), () => use(backend(), token, id));
    expect(reached).toEqual({ ...nothing, answers: [200], rpc: "42501" });
  });
});

async function explainAs(backend: TestBackend, claims: string, userId: string): Promise<string> {
  await backend.sql(
    `create or replace function test.explain_as(p_claims text, p_user text) returns setof text language plpgsql as $$
      begin
        perform set_config('request.jwt.claims', p_claims, true), set_config('request.jwt.claim.sub', p_user, true),
          set_config('role', 'authenticated', true);
        return query execute 'explain (analyze, costs off, timing off, summary off) select id from public.recordings';
      end $$`,
  );
  const rows = await backend.sql<{ line: string }>("select test.explain_as($1, $2) as line", [claims, userId]);
  return rows.map(({ line }) => line).join("\n");
}
