import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, it } from "vitest";
import { getConnectedCaller } from "@lectern/supabase/functions/_shared/caller";
import {
  makeClient,
  onEachDatabase,
  ownerClient,
  setMoment,
  type TestBackend,
  type TestUser,
  withoutPreRequest,
} from "./testing/backend.ts";
import { connectClient, issueClient } from "./testing/connected-client.ts";
import { type Library, stockLibrary } from "./testing/library.ts";
import { followMailLink, signUp } from "./testing/mail.ts";
import { callFunction } from "./testing/phone.ts";

const functions = readdirSync(join(import.meta.dirname, "../functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "_shared")
  .map(({ name }) => name);
/** Those that ask for no user's token: Stripe signs, and each tool of `mcp` asks for a client's. */
const forOthers = new Set(["stripe-webhook", "process-recordings", "mcp"]);

const names = async (api: SupabaseClient) => {
  const { data, status } = await api.from("recordings").select("original_name");
  return { status, names: (data ?? []).map((row) => row["original_name"]) };
};

const connections = async (api: SupabaseClient) => (await api.rpc("connected_assistants")).data;

const readFoundKinds = async (api: SupabaseClient) => {
  const { data } = await api.rpc("search_recordings", { p_query: "cells" });
  return (data as { results: { kind: string }[] }).results.map(({ kind }) => kind).toSorted();
};

const take = async (backend: TestBackend, userId: string, clientId: string) => {
  const call = { p_user_id: userId, p_client_id: clientId };
  const { data, error } = await ownerClient(backend).rpc("take_tool_call", call);
  expect(error).toBeNull();
  return (data as { outcome: string; retry_after: number | null }[])[0];
};

onEachDatabase("a connected client's token", (backend) => {
  let student: TestUser;
  let own: SupabaseClient;
  let library: Library;
  let people = 0;

  const person = async () => {
    const user = await backend().setUpUser(`connects-${(people += 1)}@school.edu`);
    return { user, library: await stockLibrary(backend(), user.user.id) };
  };

  beforeAll(async () => {
    ({ user: student, library } = await person());
    own = makeClient(backend(), student.accessToken);
  });

  it("CON-01 CON-04 reads its student's lectures and no other student's", async () => {
    const other = await person();
    const client = await connectClient(backend(), student);
    expect(await names(client.api)).toEqual({ status: 200, names: ["Cells"] });
    const tables = [
      "recordings",
      "recording_segments",
      "recording_corrections",
      "recording_outlines",
      "folders",
      "tags",
    ];
    for (const table of tables) {
      const { data } = await client.api.from(table).select("user_id");
      expect(data).toEqual([{ user_id: student.user.id }]);
    }
    const { data } = await client.api.from("recordings").select().eq("id", other.library.recording);
    expect(data).toEqual([]);
    const unit = await client.api.rpc("read_unit", { p_recording_ids: [other.library.recording] });
    expect(JSON.stringify(unit.data)).not.toContain(other.library.recording);
    expect((await client.api.rpc("due_fronts", { p_folder_id: other.library.folder })).data).toEqual([]);
  });

  it("CON-04 embeds no rows of a table that no tool reads", async () => {
    const client = await connectClient(backend(), student);
    const { data, error } = await client.api.from("recordings").select("id, cards(back)");
    expect(error).toBeNull();
    expect(data).toEqual([{ id: library.recording, cards: [] }]);
  });

  it("CON-03 CON-04 is given the fronts of due cards, and no backs", async () => {
    const client = await connectClient(backend(), student);
    const { data, error } = await client.api.rpc("due_fronts");
    expect(error).toBeNull();
    expect(data).toMatchObject([{ id: library.card, recording_id: library.recording, front: "Cells _____." }]);
    expect(JSON.stringify(data)).not.toContain("divide");
    for (const name of ["due_cards", "export_cards", "cards_to_ask"]) {
      const parameters = {
        export_cards: { p_recording_ids: [library.recording] },
        cards_to_ask: { p_card_ids: [library.card] },
      };
      const parameter = parameters[name as keyof typeof parameters] ?? {};
      expect((await client.api.rpc(name, parameter)).status).toBe(403);
      const { data: unchecked } = await withoutPreRequest(backend(), async () => client.api.rpc(name, parameter));
      expect(JSON.stringify(unchecked)).not.toContain("divide");
    }
  });

  it("CON-04 finds lectures and no study guides", async () => {
    const client = await connectClient(backend(), student);
    await expect.poll(() => readFoundKinds(own)).toEqual(["recording", "study-guide"]);
    expect(await readFoundKinds(client.api)).toEqual(["recording"]);
  });

  it("CON-04 calls no function of the data API but those that the tools read with", async () => {
    const client = await connectClient(backend(), student);
    const rows = await backend().sql<{ name: string }>(
      `select distinct proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
    );
    const called: string[] = [];
    for (const { name } of rows) {
      const { status } = await client.api.rpc(name);
      if (status !== 403) called.push(name);
    }
    expect(called.toSorted()).toEqual([
      "due_fronts",
      "find_unit_passages",
      "read_transcript",
      "read_unit",
      "search_recordings",
    ]);
  });

  it("CON-04 is refused by every function past row-level security, also without the check before a request", async () => {
    const client = await connectClient(backend(), student);
    const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    const calls = {
      change_recordings: { p_id: id, p_recording_ids: [library.recording], p_is_favorite: true },
      undo_recording_change: { p_id: id },
      change_corrections: { p_recording_id: library.recording, p_version: 0, p_add: [], p_undo: [] },
      remember_correction: { p_id: id, p_folder_id: library.folder, p_kind: "word", p_from: "a", p_to: "b" },
      written_places: { p_recording_id: library.recording, p_from: "cells" },
      replace_written_words: { p_id: id, p_recording_id: library.recording, p_from: "cells", p_to: "sells" },
      undo_replacement: { p_id: id },
      confirm_address: {},
      kept_data_counts: {},
      connect_assistant: { p_client_id: client.clientId },
      disconnect_assistant: { p_client_id: client.clientId },
    };
    await withoutPreRequest(backend(), async () => {
      for (const [name, parameters] of Object.entries(calls)) {
        const { error } = await client.api.rpc(name, parameters);
        expect([name, error?.code]).toEqual([name, "42501"]);
      }
      expect((await client.api.rpc("is_address_confirmed")).data).toBe(false);
      expect(await connections(client.api)).toEqual([]);
      expect((await client.api.rpc("delete_recordings", { p_recording_ids: [library.recording] })).data).toBe(0);
      const reads = { p_recording_ids: [library.recording], p_is_read: true };
      expect((await client.api.rpc("mark_recordings_read", reads)).data).toBe(0);
    });
    expect(await names(own)).toEqual({ status: 200, names: ["Cells"] });
  });

  it.each(functions.filter((name) => !forOthers.has(name)))("CON-04 is refused by %s", async (name) => {
    const client = await connectClient(backend(), student);
    expect((await callFunction(backend(), name, client.token, {})).status).toBe(403);
    // After a second factor the auth server leaves the claim out.
    const { client_id: _, ...claims } = client.claims;
    const stripped = await backend().signToken(claims);
    expect((await callFunction(backend(), name, stripped, {})).status).toBe(403);
  });

  it("CON-04 stays a client's in the database when the auth server leaves client_id out", async () => {
    const client = await connectClient(backend(), student);
    const { client_id: _, ...claims } = client.claims;
    const api = makeClient(backend(), await backend().signToken(claims));
    expect((await names(api)).names).toEqual(["Cells"]);
    expect((await api.from("cards").select()).status).toBe(403);
    const written = await withoutPreRequest(backend(), async () =>
      api.from("recordings").update({ is_favorite: true }).eq("id", library.recording).select(),
    );
    expect(written.data).toEqual([]);
  });

  it("CON-04 is refused with another client's id, or without a session", async () => {
    const [client, second] = [await connectClient(backend(), student), await connectClient(backend(), student)];
    const { session_id: _, ...withoutSession } = client.claims;
    for (const claims of [{ ...client.claims, client_id: second.clientId }, withoutSession]) {
      const api = makeClient(backend(), await backend().signToken(claims));
      expect((await names(api)).status).toBe(401);
      const unchecked = await withoutPreRequest(backend(), () => names(api));
      expect(unchecked).toEqual({ status: 200, names: [] });
    }
  });

  it("CON-02 CON-04 reaches nothing that the student didn't connect, whatever the auth server issued", async () => {
    const issued = await issueClient(backend(), student);
    expect((await names(issued.api)).status).toBe(401);
    expect(await withoutPreRequest(backend(), () => names(issued.api))).toEqual({ status: 200, names: [] });
    // A client that approves the next one at the auth server with its own token.
    const client = await connectClient(backend(), student);
    expect((await client.api.rpc("connect_assistant", { p_client_id: issued.clientId })).status).toBe(403);
    expect((await names(issued.api)).status).toBe(401);
    // Another student's connection is none of this one's.
    const other = await person();
    const others = makeClient(backend(), other.user.accessToken);
    expect((await others.rpc("connect_assistant", { p_client_id: issued.clientId })).data).toBe(true);
    expect((await names(issued.api)).status).toBe(401);
  });

  it("CON-02 is refused at once after Disconnect, in the data API and by the functions", async () => {
    const { user } = await person();
    const api = makeClient(backend(), user.accessToken);
    const [client, second] = [await connectClient(backend(), user), await connectClient(backend(), user)];
    expect(await connections(api)).toMatchObject([
      { client_id: second.clientId, name: "Assistant", host: "assistant.example", last_used_at: null },
      { client_id: client.clientId },
    ]);
    expect((await names(client.api)).status).toBe(200);
    expect((await api.rpc("disconnect_assistant", { p_client_id: client.clientId })).data).toBe(true);
    expect((await names(client.api)).status).toBe(401);
    expect(await withoutPreRequest(backend(), () => names(client.api))).toEqual({ status: 200, names: [] });
    expect((await callFunction(backend(), "openai", client.token, {})).status).toBe(401);
    expect(await names(second.api)).toEqual({ status: 200, names: ["Cells"] });
    expect(await connections(api)).toMatchObject([{ client_id: second.clientId }]);
    const [left] = await backend().sql(
      `select (select count(*)::int from auth.sessions where oauth_client_id = $1) as sessions,
        (select count(*)::int from auth.oauth_consents where client_id = $1 and revoked_at is null) as consents`,
      [client.clientId],
    );
    expect(left).toEqual({ sessions: 0, consents: 0 });
    // A session that outlives the grant, as after a refresh at the same moment.
    await backend().sql("insert into auth.sessions (id, user_id, oauth_client_id) values ($1, $2, $3)", [
      client.sessionId,
      user.user.id,
      client.clientId,
    ]);
    expect((await names(client.api)).status).toBe(401);
    expect((await api.rpc("disconnect_assistant", { p_client_id: client.clientId })).data).toBe(false);
    expect(await names(api)).toEqual({ status: 200, names: ["Cells"] });
  });

  it("CON-02 is listed with the host that the student allowed, whichever others the client registered", async () => {
    const { user } = await person();
    const client = await issueClient(backend(), user);
    const register = (...addresses: string[]) =>
      backend().sql("update auth.oauth_clients set redirect_uris = $2 where id = $1", [
        client.clientId,
        addresses.join(","),
      ]);
    const own = makeClient(backend(), user.accessToken);
    const connect = async () => {
      expect((await own.rpc("connect_assistant", { p_client_id: client.clientId })).data).toBe(true);
      return (await connections(own)).map(({ host }: { host: string }) => host);
    };
    const ask = (userId: string, address: string) =>
      backend().sql(
        `insert into auth.oauth_authorizations (id, authorization_id, client_id, user_id, redirect_uri, scope, created_at)
          values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, $3, 'email', clock_timestamp())`,
        [client.clientId, userId, address],
      );
    await register("https://known.example@other.example/callback", "https://known.example/callback");
    expect(await connect()).toEqual(["other.example"]);
    await register("https://known.example/callback", "https://other.example:8443/callback");
    await ask(student.user.id, "https://known.example/callback");
    await ask(user.user.id, "https://other.example:8443/callback");
    expect(await connect()).toEqual(["other.example:8443"]);
  });

  it("CON-02 no student disconnects or sees another's assistants", async () => {
    const client = await connectClient(backend(), student);
    const other = await person();
    const api = makeClient(backend(), other.user.accessToken);
    expect((await api.rpc("disconnect_assistant", { p_client_id: client.clientId })).data).toBe(false);
    expect(await connections(api)).toEqual([]);
    expect((await names(client.api)).status).toBe(200);
    expect((await api.rpc("connect_assistant", { p_client_id: library.card })).data).toBe(false);
    expect((await makeClient(backend()).rpc("connected_assistants")).error?.code).toBe("42501");
  });

  it("CON-02 ends with its client at the auth server, and with the account", async () => {
    const { user } = await person();
    const [client, second] = [await connectClient(backend(), user), await connectClient(backend(), user)];
    await backend().sql("delete from auth.oauth_clients where id = $1", [client.clientId]);
    expect((await names(client.api)).status).toBe(401);
    await backend().sql("delete from auth.users where id = $1", [user.user.id]);
    expect((await names(second.api)).status).toBe(401);
    const rows = await backend().sql("select from private.connected_assistants where user_id = $1", [user.user.id]);
    expect(rows).toEqual([]);
  });

  it("CON-04 can't replace its student's password; the student can, after following a mail link", async () => {
    const email = "connects-with-password@school.edu";
    const tester = await signUp(backend(), email);
    const client = await connectClient(backend(), tester);
    const change = () =>
      backend().sql("update auth.users set encrypted_password = 'hash' where id = $1", [tester.user.id]);
    await expect(change()).rejects.toThrow(
      "with connected assistants a password is changed after following a mail link",
    );
    const byMail = await followMailLink(backend(), email);
    expect((await byMail.browser.auth.updateUser({ password: "a new one" })).error).toBeNull();
    expect((await names(client.api)).status).toBe(401);
  });

  describe("at the tools", () => {
    it("CON-03 counts sixty calls a minute and student, of all clients together", async () => {
      const { user } = await person();
      const [client, second] = [await connectClient(backend(), user), await connectClient(backend(), user)];
      await setMoment(backend(), "2026-11-30T10:00:20Z");
      try {
        for (let call = 0; call < 30; call++) {
          expect(await take(backend(), user.user.id, client.clientId)).toMatchObject({ outcome: "taken" });
          expect(await take(backend(), user.user.id, second.clientId)).toMatchObject({ outcome: "taken" });
        }
        for (const { clientId } of [client, second]) {
          expect(await take(backend(), user.user.id, clientId)).toEqual({ outcome: "too-soon", retry_after: 40 });
        }
        const another = await connectClient(backend(), student);
        expect(await take(backend(), student.user.id, another.clientId)).toMatchObject({ outcome: "taken" });
        await setMoment(backend(), "2026-11-30T10:01:00Z");
        expect(await take(backend(), user.user.id, client.clientId)).toMatchObject({ outcome: "taken" });
      } finally {
        await setMoment(backend());
      }
      const listed = await connections(makeClient(backend(), user.accessToken));
      expect(
        listed.map(({ last_used_at: at }: { last_used_at: string }) => new Date(at).toISOString()).toSorted(),
      ).toEqual(["2026-11-30T10:00:20.000Z", "2026-11-30T10:01:00.000Z"]);
    });

    it("CON-03 counts calls at the same time one after another", async () => {
      const { user } = await person();
      const client = await connectClient(backend(), user);
      await setMoment(backend(), "2026-11-30T10:02:00Z");
      try {
        await take(backend(), user.user.id, client.clientId);
        await backend().sql("update private.connected_assistants set calls = 55 where user_id = $1", [user.user.id]);
        const calls = Array.from({ length: 12 }, () => take(backend(), user.user.id, client.clientId));
        const outcomes = (await Promise.all(calls)).map((call) => call?.outcome);
        expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(5);
      } finally {
        await setMoment(backend());
      }
    });

    it("CON-02 takes no call for a client that isn't connected", async () => {
      const issued = await issueClient(backend(), student);
      expect(await take(backend(), student.user.id, issued.clientId)).toEqual({
        outcome: "not-connected",
        retry_after: null,
      });
    });

    it("CON-01 the caller of a tool is a client, and no student's own session, ended session or forged token", async () => {
      const client = await connectClient(backend(), student);
      const forged = `${client.token.slice(0, client.token.lastIndexOf("."))}.${"A".repeat(43)}`;
      const expired = await backend().signToken({ ...client.claims, iat: 1, exp: 2 });
      const read = (token?: string) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const request = new Request("https://lectern.example/mcp", { headers });
        return getConnectedCaller(request, makeClient(backend()).auth, [`${backend().url}/auth/v1`]);
      };
      expect(await read(client.token)).toMatchObject({
        id: student.user.id,
        clientId: client.clientId,
        token: client.token,
      });
      for (const token of [undefined, student.accessToken, forged, expired]) {
        await expect(read(token)).rejects.toMatchObject({ status: 401 });
      }
      await own.rpc("disconnect_assistant", { p_client_id: client.clientId });
      await expect(read(client.token)).rejects.toMatchObject({ status: 401 });
    });
  });
});
