import { OUTLINE_VERSION } from "@lectern/domain/outline";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect, it } from "vitest";
import { makeClient, onEachDatabase, ownerClient } from "./testing/backend.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const german =
  "Das Eis eines Gletschers bewegt sich das Tal hinab, und was es trägt, bleibt liegen, wenn das Eis schmilzt. Die Steine der Moräne kommen von weit her, und der Gletscher hat sie getragen.";
const hebrew = "הקרח של הקרחון נע לאט במורד העמק, ומה שהוא נושא נשאר מאחור כשהוא נמס.";
const MACHINE = "GMT20261128-131725_Recording.transcript.vtt";

let people = 0;

onEachDatabase("what a machine derived of a recording", (backend) => {
  let client: SupabaseClient;
  let token: string;

  beforeEach(async () => {
    const person = await backend().setUpUser(`derived-again-${(people += 1)}@school.edu`);
    token = person.accessToken;
    client = makeClient(backend(), token);
  });

  const send = async (name: string, text: string) => {
    const { body } = await callFunction(
      backend(),
      "ingest-recording",
      token,
      aRecording({ name, transcript: { text } }),
    );
    const id = String(body["id"]);
    await completed(backend(), id);
    return id;
  };
  /** Gives the row the language and title of an earlier version, which is no change by a student. */
  const becomeOlder = async (id: string, language: string | null, title?: string) => {
    await backend().sql("update public.recording_outlines set version = 1 where recording_id = $1", [id]);
    await backend().sql("update public.recordings set language = $2 where id = $1", [id, language]);
    if (title === undefined) return;
    const sent = await backend().sql("select * from private.sent_names where recording_id = $1", [id]);
    await backend().sql("update public.recordings set original_name = $2 where id = $1", [id, title]);
    for (const { name } of sent) {
      // oxlint-disable-next-line no-await-in-loop -- at most one
      await backend().sql("insert into private.sent_names values ($1, $2) on conflict do nothing", [id, name]);
    }
  };
  const deriveAgain = async () => {
    await ownerClient(backend()).rpc("queue_outlines", { p_version: OUTLINE_VERSION });
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one job after another
      const { body } = await callFunction(backend(), "process-recordings", backend().secretKey, { outlines: 1 });
      // oxlint-disable-next-line no-await-in-loop -- one job after another
      await backend().settled();
      if (Number(body["outlined"]) + Number(body["processed"]) === 0) return;
    }
  };
  const indexAll = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    while ((await ownerClient(backend()).rpc("index_next_text")).data === true);
  };
  const read = async (id: string) => {
    const { data } = await client.from("recordings").select("original_name,language").eq("id", id).single();
    return data;
  };

  it("TRN-04 its language is derived again with its outline", async () => {
    const [first, second] = [await send("Gletscher", german), await send("Kerach", hebrew)];
    await becomeOlder(first, "nl");
    await becomeOlder(second, "cs");
    await deriveAgain();
    expect([await read(first), await read(second)]).toEqual([
      { original_name: "Gletscher", language: "de" },
      { original_name: "Kerach", language: "he" },
    ]);
  });

  it("TRN-04 UNT-03 a question to a unit finds a lecture whose language was derived again, before and after its turn", async () => {
    const id = await send("Gletscher", german);
    const find = async () => {
      const { data } = await client.rpc("find_unit_passages", { p_words: ["Gletscher"], p_recording_ids: [id] });
      return (data as { found: { id: string }[] }).found;
    };
    const hasStem = () =>
      backend().sql(
        "select words @@ 'gletsch' as yes from private.passages where recording_id = $1 and part = 'transcript'",
        [id],
      );
    await backend().settled();
    expect(await hasStem()).toEqual([{ yes: true }]);
    const renew = { p_recording_id: id, p_language: "und", p_title: null };
    await ownerClient(backend()).rpc("renew_recording", renew);
    expect(await find()).toMatchObject([{ id }]);
    await indexAll();
    expect(await hasStem()).toEqual([{ yes: false }]);
    expect(await find()).toMatchObject([{ id }]);
  });

  it("TRN-04 a transcript that was never read into sentences stays without a language", async () => {
    const id = await send("Gletscher", german);
    await becomeOlder(id, null);
    await deriveAgain();
    expect(await read(id)).toMatchObject({ language: null });
  });

  it("TRN-05 a title that was made of a file's name is made again", async () => {
    const id = await send(MACHINE, german);
    const title = (await read(id))?.original_name;
    await becomeOlder(id, "de", "GMT20261128 131725 Recording transcript");
    await deriveAgain();
    expect(await read(id)).toMatchObject({ original_name: title });
    await becomeOlder(id, "de", "And another");
    await deriveAgain();
    expect(await read(id)).toMatchObject({ original_name: title });
  });

  it("TRN-05 a title that a student gave stays, whatever it looks like and however often it was changed", async () => {
    const [sent, renamed, back] = [
      await send("Bio.vtt as I call it", german),
      await send(MACHINE, german),
      await send(MACHINE, german),
    ];
    const title = (await read(back))?.original_name;
    await client.from("recordings").update({ original_name: "recording.vtt" }).eq("id", renamed);
    await client.from("recordings").update({ original_name: "Mine" }).eq("id", back);
    await client.from("recordings").update({ original_name: title }).eq("id", back);
    expect(
      await backend().sql("select count(*)::int as count from private.sent_names where recording_id = any($1)", [
        [renamed, back],
      ]),
    ).toEqual([{ count: 0 }]);
    await Promise.all([sent, renamed, back].map((id) => becomeOlder(id, "nl")));
    await deriveAgain();
    expect([await read(sent), await read(renamed), await read(back)]).toEqual([
      { original_name: "Bio.vtt as I call it", language: "de" },
      { original_name: "recording.vtt", language: "de" },
      { original_name: title, language: "de" },
    ]);
  });

  it("TRN-05 a rename that comes between reading and storing a title wins", async () => {
    const id = await send(MACHINE, german);
    await client.from("recordings").update({ original_name: "Mine" }).eq("id", id);
    const { data, error } = await ownerClient(backend()).rpc("renew_recording", {
      p_recording_id: id,
      p_language: "de",
      p_title: "A machine's",
    });
    expect([data, error]).toEqual([true, null]);
    expect(
      await ownerClient(backend()).rpc("remember_sent_name", { p_recording_id: id, p_name: MACHINE, p_title: "Other" }),
    ).toMatchObject({ data: false });
    expect(await read(id)).toMatchObject({ original_name: "Mine" });
  });

  it("TRN-05 no student may change or read what the server remembers of a title", async () => {
    const id = await send(MACHINE, german);
    const calls = await Promise.all([
      client.rpc("renew_recording", { p_recording_id: id, p_language: "de", p_title: "x" }),
      client.rpc("read_sent_name", { p_recording_id: id }),
      client.rpc("remember_sent_name", { p_recording_id: id, p_name: "a", p_title: "b" }),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
  });
});
