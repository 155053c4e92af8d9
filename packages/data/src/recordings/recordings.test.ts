import { randomUUID } from "node:crypto";
import type { Transcript } from "@lectern/domain/recording";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openSignedInBrowser } from "../testing/browser.ts";
import {
  favoriteCountRequest,
  recordingCountRequest,
  deleteRecording,
  recordingRequest,
  listAddableRecordings,
  recentRequest,
  moveRecording,
  fetchRecordingPages,
  renameRecording,
  saveNotes,
  setFavorite,
} from "./recordings.api.ts";
import { recordingKeys, type RecordingList, recordingQueries } from "./recordings.queries.ts";
import { fetchTranscriptParts } from "./transcript.api.ts";
import { transcriptQueries } from "./transcript.queries.ts";
import { sendRequest } from "../request.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Puts a recording into the database, as the server would have stored it. */
async function store(userId: string, fields: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: randomUUID(),
    user_id: userId,
    original_name: "Biology",
    status: "completed",
    created_at: "2025-08-09T10:00:00Z",
    ...fields,
  };
  const columns = Object.keys(row);
  await backend.sql(
    `insert into public.recordings (${columns.join(", ")}) values (${columns.map((_, i) => `$${i + 1}`).join(", ")})`,
    Object.values(row),
  );
  return row.id;
}

/** Puts many recordings into the database; every seven share a moment, so that paging must go on by id. */
const storeMany = (userId: string, count: number) =>
  backend.sql(
    `insert into public.recordings (user_id, original_name, status, created_at)
     select $1, 'Lecture ' || n, 'completed', timestamptz '2025-01-01 00:00:00.123Z' + (n / 7) * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [userId, count],
  );

const day = (n: number) => ({ created_at: `2025-08-0${n}T10:00:00Z` });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const readAll = async (pages: AsyncIterable<readonly { id: string }[]>) => {
  const sizes: number[] = [];
  const found: string[] = [];
  for await (const page of pages) {
    sizes.push(page.length);
    found.push(...ids(page));
  }
  return { sizes, ids: found };
};

describe("the list of recordings", () => {
  test("REC-01 has the user's own completed recordings, newest first", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "list@school.edu");
    const other = await backend.setUpUser("other@school.edu");
    await store(other.user.id);
    await store(userId, { status: "processing" });
    const old = await store(userId, { created_at: "2025-01-01T00:00:00Z" });
    const recent = await store(userId, { created_at: "2025-08-09T10:00:00Z" });
    expect(await readAll(fetchRecordingPages(client, { userId }))).toEqual({ sizes: [2], ids: [recent, old] });
  });

  test("DAT-04 REC-10 maps rows with the product's defaults", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "words@school.edu");
    const plain = await store(userId, { created_at: "2025-08-09T10:00:00Z" });
    const dressed = await store(userId, {
      created_at: "2025-08-10T10:00:00Z",
      original_name: "",
      is_favorite: true,
      recording_icon: "mic",
      recording_icon_color: "#ff0000",
    });
    const pages = fetchRecordingPages(client, { userId });
    expect((await pages.next()).value).toEqual([
      {
        id: dressed,
        name: "",
        createdAt: expect.stringContaining("2025-08-10"),
        isFavorite: true,
        folderId: null,
        glyph: "microphone",
        color: "#ff0000",
      },
      expect.objectContaining({ id: plain, isFavorite: false, glyph: "microphone", color: "#3B82F6" }),
    ]);
  });

  test("REC-01 DAT-01 reads every page, and each recording once", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "many@school.edu");
    await storeMany(userId, 2_345);
    const read = await readAll(fetchRecordingPages(client, { userId }));
    expect(read.sizes).toEqual([60, 1000, 1000, 285]);
    const inOrder = await backend.sql<{ id: string }>(
      "select id from public.recordings where user_id = $1 order by created_at desc, id desc",
      [userId],
    );
    expect(read.ids).toEqual(ids(inOrder));
  });

  test("REC-01 ends after a full last page", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "sixty@school.edu");
    await storeMany(userId, 60);
    expect((await readAll(fetchRecordingPages(client, { userId }))).sizes).toEqual([60, 0]);
  });

  test("DAT-01 requests the columns that a card shows, without the transcript", async () => {
    const asked: URL[] = [];
    const { client, userId } = await openSignedInBrowser(backend, "columns@school.edu", (address) => {
      asked.push(address);
      return undefined;
    });
    await readAll(fetchRecordingPages(client, { userId }));
    expect(
      asked
        .filter(({ pathname }) => pathname === "/rest/v1/recordings")
        .map(({ search }) => decodeURIComponent(search)),
    ).toEqual([
      `?select=id,original_name,created_at,is_favorite,folder_id,recording_icon,recording_icon_color&user_id=eq.${userId}&status=eq.completed&order=created_at.desc,id.desc&limit=60`,
    ]);
  });

  test("DAT-05 the server gives no other user's recordings", async () => {
    const maya = await openSignedInBrowser(backend, "maya@school.edu");
    const noah = await openSignedInBrowser(backend, "noah@school.edu");
    const id = await store(maya.userId, { is_favorite: true });
    expect((await readAll(fetchRecordingPages(noah.client, { userId: maya.userId }))).ids).toEqual([]);
    expect((await readAll(fetchRecordingPages(noah.client, { userId: maya.userId, isFavorite: true }))).ids).toEqual(
      [],
    );
    await expect(sendRequest(noah.client, recordingRequest(id))).rejects.toMatchObject({ code: "not-found" });
    await expect(setFavorite(noah.client, id, false)).rejects.toMatchObject({ code: "not-found" });
    await deleteRecording(noah.client, id);
    expect(await sendRequest(maya.client, recordingRequest(id))).toMatchObject({ isFavorite: true });
    await expect(
      readAll(fetchRecordingPages(openBrowser(backend).client, { userId: maya.userId })),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/^(unauthenticated|forbidden)$/),
    });
  });
});

const storeSegments = (userId: string, id: string, segments: readonly object[]) =>
  backend.sql(
    "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3::text::jsonb)",
    [id, userId, JSON.stringify(segments)],
  );
const readParts = async (parts: ReturnType<typeof fetchTranscriptParts>) => {
  const read: Transcript[] = [];
  for await (const part of parts) read.push(part);
  return read;
};

describe("one recording", () => {
  const long = Array.from({ length: 250 }, (_, n) => ({ start: n, end: n + 1, text: `Word ${n}` }));

  test("DAT-01 DAT-04 is read with its transcript beside it", async () => {
    const asked: string[] = [];
    const { client, userId } = await openSignedInBrowser(backend, "whole@school.edu", ({ pathname, searchParams }) => {
      if (pathname.startsWith("/rest/v1/recording")) asked.push(searchParams.get("select") ?? "");
      return undefined;
    });
    const id = await store(userId, { transcript: "Cells divide.", ai_summary: "# Cells", ai_notes: "- cells" });
    const segments = [{ start: 0, end: 2.5, speaker: "Dr. Reed", text: "Cells divide." }];
    await storeSegments(userId, id, segments);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({
      id,
      status: "completed",
      hasTranscript: true,
      summary: "# Cells",
      notes: "- cells",
    });
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([{ segments, text: null, isComplete: true }]);
    expect(asked).toEqual([expect.stringContaining("has_transcript"), "opening"]);
    expect(asked[0]).not.toMatch(/,transcript/);
  });

  test("RDT-03 DAT-01 a long transcript begins with its first segments, one without times is text", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "long@school.edu");
    const [id, hundred, plain] = [
      await store(userId),
      await store(userId),
      await store(userId, { transcript: "Cells." }),
    ];
    await storeSegments(userId, id, long);
    await storeSegments(userId, hundred, long.slice(0, 100));
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([
      { segments: long.slice(0, 101), text: null, isComplete: false },
      { segments: long, text: null, isComplete: true },
    ]);
    expect(await readParts(fetchTranscriptParts(client, hundred))).toEqual([
      { segments: long.slice(0, 100), text: null, isComplete: true },
    ]);
    expect(await readParts(fetchTranscriptParts(client, plain))).toEqual([
      { segments: [], text: "Cells.", isComplete: true },
    ]);
  });

  test("RDT-03 DAT-01 shows the opening while the rest is read, and does not read a complete transcript again", async () => {
    const asked: string[] = [];
    const { client, userId } = await openSignedInBrowser(
      backend,
      "opening@school.edu",
      ({ pathname, searchParams }) => {
        if (pathname === "/rest/v1/recording_segments") asked.push(searchParams.get("select") ?? "");
        return undefined;
      },
    );
    const [id, empty] = [await store(userId, { transcript: "Words" }), await store(userId)];
    await storeSegments(userId, id, long);
    const cache = new QueryClient();
    const { transcript } = transcriptQueries(client, userId);
    const seen: unknown[] = [];
    const stop = cache.getQueryCache().subscribe(({ query }) => {
      const { data } = query.state;
      if (data !== undefined && data !== seen.at(-1)) seen.push(data);
    });
    const whole = await cache.fetchQuery(transcript(id));
    stop();
    expect(seen).toEqual([{ ...whole, segments: long.slice(0, 101), isComplete: false }, whole]);
    expect(whole.segments).toEqual(long);
    expect(await cache.fetchQuery(transcript(id))).toBe(cache.getQueryData(transcript(id).queryKey));
    expect(asked).toEqual(["opening", "segments"]);
    // A missing transcript is read again.
    expect(await cache.fetchQuery(transcript(empty))).toMatchObject({ segments: [], text: null });
    await backend.sql("update public.recordings set transcript = 'Late.' where id = $1", [empty]);
    expect(await cache.fetchQuery(transcript(empty))).toMatchObject({ text: "Late." });
  });

  test("DAT-01 a recording without text or segments has an empty transcript", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "bare@school.edu");
    const id = await store(userId, { status: "processing" });
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({
      status: "processing",
      hasTranscript: false,
      summary: null,
    });
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([{ segments: [], text: null, isComplete: true }]);
    await expect(sendRequest(client, recordingRequest(randomUUID()))).rejects.toMatchObject({ code: "not-found" });
    await expect(sendRequest(client, recordingRequest("not-an-id"))).rejects.toMatchObject({ code: "invalid" });
  });

  test("DAT-01 writes star, name, notes and folder, and deletes the recording", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "writes@school.edu");
    const id = await store(userId);
    const [folder] = await backend.sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Biology') returning id",
      [userId],
    );
    await setFavorite(client, id, true);
    await renameRecording(client, id, "");
    await saveNotes(client, id, "- notes");
    await moveRecording(client, id, folder?.id ?? null);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({
      isFavorite: true,
      name: "",
      notes: "- notes",
      folderId: folder?.id,
    });
    await moveRecording(client, id, null);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({ folderId: null });
    await deleteRecording(client, id);
    await expect(sendRequest(client, recordingRequest(id))).rejects.toMatchObject({ code: "not-found" });
    await deleteRecording(client, id);
    await expect(renameRecording(client, id, "Gone")).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the other reads of recordings", () => {
  test("DAT-01 reads favorites, recent ones, counts, a folder's and addable ones", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "reads@school.edu");
    const folders = await backend.sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'One'), ($1, 'Two') returning id",
      [userId],
    );
    const [one = "", two = ""] = folders.map(({ id }) => id);
    const loose = await store(userId, { ...day(1), is_favorite: true });
    const inOne = await store(userId, { ...day(2), folder_id: one });
    const inTwo = await store(userId, { ...day(3), folder_id: two, is_favorite: true });
    const waiting = await store(userId, { ...day(4), status: "processing", folder_id: one });

    expect((await readAll(fetchRecordingPages(client, { userId, isFavorite: true }))).ids).toEqual([inTwo, loose]);
    const recent = await sendRequest(client, recentRequest(userId));
    expect(recent.map(({ id, status }) => [id, status])).toEqual([
      [waiting, "processing"],
      [inTwo, "completed"],
      [inOne, "completed"],
    ]);
    expect([
      await sendRequest(client, recordingCountRequest(userId)),
      await sendRequest(client, favoriteCountRequest(userId)),
    ]).toEqual([4, 2]);
    expect((await readAll(fetchRecordingPages(client, { folderId: one }))).ids).toEqual([inOne]);
    expect(ids(await listAddableRecordings(client, userId, one))).toEqual([inTwo, loose]);
  });
});

describe("the list in the cache", () => {
  test.each(["list", "favorites", "inFolder"] as const)(
    "REC-01 REC-08 FOL-04 DAT-01 %s: the first page is shown while the rest is read",
    async (list) => {
      const { client, userId } = await openSignedInBrowser(backend, `cache-${list.toLowerCase()}@school.edu`);
      await storeMany(userId, 1_200);
      const [folder] = await backend.sql<{ id: string }>(
        "insert into public.folders (user_id, name) values ($1, 'All') returning id",
        [userId],
      );
      await backend.sql("update public.recordings set is_favorite = true, folder_id = $2 where user_id = $1", [
        userId,
        folder?.id,
      ]);
      const queryClient = new QueryClient();
      const observer = new QueryObserver<RecordingList>(
        queryClient,
        recordingQueries(client, userId)[list](folder?.id ?? "") as unknown as QueryObserverOptions<RecordingList>,
      );
      const seen: [number, boolean, string][] = [];
      const stop = observer.subscribe(({ data, fetchStatus }) => {
        if (data) seen.push([data.recordings.length, data.isComplete, fetchStatus]);
      });
      await expect.poll(() => observer.getCurrentResult().data?.isComplete, { timeout: 10_000 }).toBe(true);
      expect(seen[0]).toEqual([60, false, "fetching"]);
      expect(seen.at(-1)).toEqual([1_200, true, "idle"]);

      // Read again, the list that is shown stays whole until the new one is.
      seen.length = 0;
      await observer.refetch();
      expect(seen.every(([count, isComplete]) => count === 1_200 && isComplete)).toBe(true);
      stop();
    },
  );

  test("REC-09 SHL-11 a page that fails ends loading, keeps what is shown and is not retried", async () => {
    let asked = 0;
    const { client, userId } = await openSignedInBrowser(backend, "broken@school.edu", ({ pathname }) =>
      pathname.endsWith("/recordings") && ++asked > 1 ? new Response("no", { status: 500 }) : undefined,
    );
    await storeMany(userId, 100);
    const queryClient = new QueryClient();
    const query = recordingQueries(client, userId).list();
    await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ code: "server" });
    expect(asked).toBe(2);
    const state = queryClient.getQueryState(query.queryKey);
    expect(state?.fetchStatus).toBe("idle");
    expect(state?.data).toMatchObject({ isComplete: false });
    expect(state?.data?.recordings).toHaveLength(60);
    expect(query.meta.work).toBe("fetch-recordings");
  });

  test("DAT-05 keys of two users differ", () => {
    expect(recordingKeys.list("maya")).not.toEqual(recordingKeys.list("noah"));
    const { client } = openBrowser(backend);
    const queries = recordingQueries(client, "maya");
    const keys = [
      queries.list(),
      queries.favorites(),
      queries.recent(),
      queries.one("1"),
      transcriptQueries(client, "maya").transcript("1"),
      queries.count(),
      queries.favoriteCount(),
    ];
    expect(keys.map(({ queryKey }) => queryKey[1])).toEqual(keys.map(() => "maya"));
  });
});
