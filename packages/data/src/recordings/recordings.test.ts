import { randomUUID } from "node:crypto";
import type { Transcript } from "@lectern/domain/recording";
import { createSummary } from "@lectern/domain/testing/recordings";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openSignedInBrowser } from "../testing/browser.ts";
import {
  recordingCountRequest,
  deleteRecording,
  recordingRequest,
  listAddableRecordings,
  recentRequest,
  moveRecording,
  fetchRecordingPages,
  renameRecording,
  saveNotes,
  listUnread,
  setFavorite,
  setRead,
} from "./recordings.api.ts";
import { recordingKeys, type RecordingList, recordingQueries } from "./recordings.queries.ts";
import { summaryColumns } from "./recording-rows.ts";
import { fetchTranscriptParts, transcriptQueries } from "./transcript.ts";
import { sendRequest } from "../request.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Inserts a recording into the database, as the server stores it. */
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

/** Inserts many recordings. Every seven have the same time, so that paging must also use the id. */
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
    const colored = { id: dressed, name: "", isFavorite: true, glyph: "microphone" as const, color: "#ff0000" };
    expect((await pages.next()).value).toEqual([
      createSummary({ ...colored, createdAt: expect.stringContaining("2025-08-10") }),
      createSummary({ id: plain, name: "Biology", createdAt: expect.stringContaining("2025-08-09") }),
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
    const requests: URL[] = [];
    const { client, userId } = await openSignedInBrowser(backend, "columns@school.edu", (address) => {
      requests.push(address);
      return undefined;
    });
    await readAll(fetchRecordingPages(client, { userId }));
    expect(
      requests
        .filter(({ pathname }) => pathname === "/rest/v1/recordings")
        .map(({ search }) => decodeURIComponent(search)),
    ).toEqual([
      `?select=${summaryColumns}&user_id=eq.${userId}&status=eq.completed&order=created_at.desc,id.desc&limit=60`,
    ]);
    expect(summaryColumns).not.toMatch(/ai_|transcript|segments|\*/);
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
    await expect(setRead(noah.client, id, true)).rejects.toMatchObject({ code: "not-found" });
    await deleteRecording(noah.client, id);
    expect(await sendRequest(maya.client, recordingRequest(id))).toMatchObject({ isFavorite: true, isRead: false });
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

type Client = Parameters<typeof setFavorite>[0];

describe("one recording", () => {
  const long = Array.from({ length: 250 }, (_, n) => ({ start: n, end: n + 1, text: `Word ${n}` }));

  test("DAT-01 DAT-04 is read with its transcript beside it", async () => {
    const requests: string[] = [];
    const { client, userId } = await openSignedInBrowser(backend, "whole@school.edu", ({ pathname, searchParams }) => {
      if (pathname.startsWith("/rest/v1/recording")) requests.push(searchParams.get("select") ?? "");
      return undefined;
    });
    const texts = { transcript: "Cells divide.", ai_summary: "# Cells", ai_notes: "- cells" };
    const id = await store(userId, { ...texts, language: "de" });
    const segments = [{ start: 0, end: 2.5, speaker: "Dr. Reed", text: "Cells divide." }];
    await storeSegments(userId, id, segments);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({
      id,
      status: "completed",
      hasTranscript: true,
      language: "de",
      summary: "# Cells",
      notes: "- cells",
    });
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([{ segments, text: null, isComplete: true }]);
    expect(requests).toEqual([expect.stringContaining("has_transcript"), "opening"]);
    expect(requests[0]).not.toMatch(/,transcript/);
  });

  test("RDT-03 DAT-01 reads a long transcript in two parts", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "long@school.edu");
    const id = await store(userId);
    await storeSegments(userId, id, long);
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([
      { segments: long.slice(0, 101), text: null, isComplete: false },
      { segments: long, text: null, isComplete: true },
    ]);
  });

  test("RDT-03 DAT-01 reads a transcript of a hundred segments in one part", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "hundred@school.edu");
    const id = await store(userId);
    await storeSegments(userId, id, long.slice(0, 100));
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([
      { segments: long.slice(0, 100), text: null, isComplete: true },
    ]);
  });

  test("RDT-03 DAT-01 reads a transcript without times as text", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "plain@school.edu");
    const id = await store(userId, { transcript: "Cells." });
    expect(await readParts(fetchTranscriptParts(client, id))).toEqual([
      { segments: [], text: "Cells.", isComplete: true },
    ]);
  });

  test("RDT-03 DAT-01 shows the opening while the rest is read", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "growing@school.edu");
    const id = await store(userId, { transcript: "Words" });
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
  });

  test("RDT-03 DAT-01 does not read a complete transcript again", async () => {
    const requests: string[] = [];
    const { client, userId } = await openSignedInBrowser(
      backend,
      "opening@school.edu",
      ({ pathname, searchParams }) => {
        if (pathname === "/rest/v1/recording_segments") requests.push(searchParams.get("select") ?? "");
        return undefined;
      },
    );
    const id = await store(userId, { transcript: "Words" });
    await storeSegments(userId, id, long);
    const cache = new QueryClient();
    const { transcript } = transcriptQueries(client, userId);
    await cache.fetchQuery(transcript(id));
    await cache.fetchQuery(transcript(id));
    expect(requests).toEqual(["opening", "segments"]);
  });

  test("RDT-03 DAT-01 reads a missing transcript again", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "late@school.edu");
    const id = await store(userId);
    const cache = new QueryClient();
    const { transcript } = transcriptQueries(client, userId);
    expect(await cache.fetchQuery(transcript(id))).toMatchObject({ segments: [], text: null });
    await backend.sql("update public.recordings set transcript = 'Late.' where id = $1", [id]);
    expect(await cache.fetchQuery(transcript(id))).toMatchObject({ text: "Late." });
  });

  test.each([
    ["of a missing recording", randomUUID(), "not-found"],
    ["that is not one", "not-an-id", "invalid"],
  ])("DAT-01 an id %s fails", async (_, id, code) => {
    const { client } = await openSignedInBrowser(backend, `${code}@school.edu`);
    await expect(sendRequest(client, recordingRequest(id))).rejects.toMatchObject({ code });
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
  });

  test.each([
    ["the star", { isFavorite: true }, (client: Client, id: string) => setFavorite(client, id, true)],
    ["the mark", { isRead: true }, (client: Client, id: string) => setRead(client, id, true)],
    ["the name", { name: "" }, (client: Client, id: string) => renameRecording(client, id, "", undefined)],
    ["the notes", { notes: "- notes" }, (client: Client, id: string) => saveNotes(client, id, "- notes", null)],
  ] as const)("DAT-01 writes %s", async (_, expected, write) => {
    const { client, userId } = await openSignedInBrowser(backend, `${Object.keys(expected).join()}@school.edu`);
    const id = await store(userId);
    await write(client, id);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject(expected);
  });

  test("DAT-01 moves into a folder and out of it", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "moves@school.edu");
    const id = await store(userId);
    const [folder] = await backend.sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Biology') returning id",
      [userId],
    );
    await moveRecording(client, id, folder?.id ?? null);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({ folderId: folder?.id });
    await moveRecording(client, id, null);
    expect(await sendRequest(client, recordingRequest(id))).toMatchObject({ folderId: null });
  });

  test("DAT-01 is not found once it is deleted", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "deletes@school.edu");
    const id = await store(userId);
    await deleteRecording(client, id);
    await expect(sendRequest(client, recordingRequest(id))).rejects.toMatchObject({ code: "not-found" });
    await expect(renameRecording(client, id, "Gone", undefined)).rejects.toMatchObject({ code: "not-found" });
  });

  test("DAT-01 can be deleted twice", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "twice@school.edu");
    const id = await store(userId);
    await deleteRecording(client, id);
    await expect(deleteRecording(client, id)).resolves.toBeUndefined();
  });
});

const openWithRecordings = async (email: string) => {
  const { client, userId } = await openSignedInBrowser(backend, email);
  const folders = await backend.sql<{ id: string }>(
    "insert into public.folders (user_id, name) values ($1, 'One'), ($1, 'Two') returning id",
    [userId],
  );
  const [one = "", two = ""] = folders.map(({ id }) => id);
  const loose = await store(userId, { ...day(1), is_favorite: true });
  const inOne = await store(userId, { ...day(2), folder_id: one });
  const inTwo = await store(userId, { ...day(3), folder_id: two, is_favorite: true });
  const waiting = await store(userId, { ...day(4), status: "processing", folder_id: one });
  return { client, userId, one, loose, inOne, inTwo, waiting };
};

describe("the other reads of recordings", () => {
  test("DAT-01 lists the favorites", async () => {
    const { client, userId, loose, inTwo } = await openWithRecordings("favorites@school.edu");
    expect((await readAll(fetchRecordingPages(client, { userId, isFavorite: true }))).ids).toEqual([inTwo, loose]);
  });

  test("DAT-01 lists the three newest, of any status", async () => {
    const { client, userId, waiting, inTwo, inOne } = await openWithRecordings("recent@school.edu");
    const recent = await sendRequest(client, recentRequest(userId));
    expect(recent.map(({ id, status }) => [id, status])).toEqual([
      [waiting, "processing"],
      [inTwo, "completed"],
      [inOne, "completed"],
    ]);
  });

  test.each([
    ["recordings, of any status", recordingCountRequest, 4],
    ["favorites", (userId: string) => recordingCountRequest(userId, { is_favorite: true }), 2],
  ] as const)("DAT-01 counts the %s", async (name, toRequest, count) => {
    const { client, userId } = await openWithRecordings(`counts-${name.slice(0, 9)}@school.edu`);
    expect(await sendRequest(client, toRequest(userId))).toBe(count);
  });

  test("DAT-01 lists a folder's completed recordings", async () => {
    const { client, one, inOne } = await openWithRecordings("inside@school.edu");
    expect((await readAll(fetchRecordingPages(client, { folderId: one }))).ids).toEqual([inOne]);
  });

  test("DAT-01 lists the recordings that can be added to a folder", async () => {
    const { client, userId, one, inTwo, loose } = await openWithRecordings("addable@school.edu");
    expect(ids(await listAddableRecordings(client, userId, one))).toEqual([inTwo, loose]);
  });

  test("FOL-06 the server leaves out what is in the folder, on every page", async () => {
    const filters: (string | null)[] = [];
    const { client, userId } = await openSignedInBrowser(backend, "addable-pages@school.edu", (url) => {
      if (url.pathname.endsWith("/recordings")) filters.push(url.searchParams.get("folder_id"));
      return undefined;
    });
    const [folder] = await backend.sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'One') returning id",
      [userId],
    );
    await storeMany(userId, 1_100);
    const inside = await store(userId, { ...day(9), folder_id: folder?.id });
    const addable = ids(await listAddableRecordings(client, userId, folder?.id ?? ""));
    expect(addable).toHaveLength(1_100);
    expect(addable).not.toContain(inside);
    const outside = `isdistinct.${folder?.id}`;
    expect(filters).toEqual([outside, outside]);
  });
});

/** Reads a list whose second page fails. */
const readBrokenList = async (email: string) => {
  let reads = 0;
  const { client, userId } = await openSignedInBrowser(backend, email, ({ pathname }) =>
    pathname.endsWith("/recordings") && ++reads > 1 ? new Response("no", { status: 500 }) : undefined,
  );
  await storeMany(userId, 100);
  const queryClient = new QueryClient();
  const query = recordingQueries(client, userId).list();
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ code: "server" });
  return { reads, query, state: queryClient.getQueryState(query.queryKey) };
};

describe("what a folder has left to read", () => {
  test("UNT-06 UNT-07 are the completed lectures with a text that their student has not marked, newest first", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "unread@school.edu");
    const noah = await openSignedInBrowser(backend, "unread-noah@school.edu");
    const [folder] = await backend.sql<{ id: string }>(
      "insert into public.folders (user_id, name) values ($1, 'Biology') returning id",
      [userId],
    );
    const inside = { folder_id: folder!.id, transcript: "Cells divide." };
    const [old, read, recent] = [
      await store(userId, { ...inside, ...day(1) }),
      await store(userId, { ...inside, ...day(2) }),
      await store(userId, { ...inside, ...day(3) }),
    ];
    await store(userId, { ...inside, status: "processing" });
    await store(userId, { ...inside, transcript: null });
    await store(userId, { transcript: "Elsewhere." });
    await setRead(client, read, true);
    await setRead(client, read, true);
    expect(await listUnread(client, folder!.id)).toEqual([recent, old]);
    expect(await listUnread(noah.client, folder!.id)).toEqual([]);
    await setRead(client, read, false);
    expect(await listUnread(client, folder!.id)).toEqual([recent, read, old]);
  });
});

describe("the list in the cache", () => {
  test("REC-01 REC-03 DAT-01 leaves what is far from a long list's beginning until it is wanted", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "cache-near@school.edu");
    await storeMany(userId, 1_200);
    const queries = recordingQueries(client, userId);
    const queryClient = new QueryClient();
    const near = await queryClient.fetchQuery(queries.list());
    expect([near.recordings.length, near.isComplete, near.rest]).toEqual([1_060, false, 140]);
    const whole = await queryClient.fetchQuery(queries.wholeList());
    expect([whole.recordings.length, whole.isComplete, whole.rest]).toEqual([1_200, true, undefined]);
    expect(new Set(whole.recordings.map(({ id }) => id)).size).toBe(1_200);
  });

  test.each(["wholeList", "favorites", "inFolder"] as const)(
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

  test("REC-09 a page that fails is not retried", async () => {
    expect((await readBrokenList("once@school.edu")).reads).toBe(2);
  });

  test("SHL-11 a page that fails ends loading", async () => {
    expect((await readBrokenList("ends@school.edu")).state?.fetchStatus).toBe("idle");
  });

  test("REC-09 a page that fails leaves the rows before it", async () => {
    const { query, state } = await readBrokenList("broken@school.edu");
    expect(state?.data).toMatchObject({ isComplete: false });
    expect(state?.data?.recordings).toHaveLength(60);
    expect(query.meta.logLine).toBe("Error fetching recordings");
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
