import { describe, expect, test } from "vitest";
import { createLecternClient } from "@lectern/data/client";
import { fetchRecordingsForExport, listExport } from "./export.api.ts";

const row = {
  original_name: "Cells",
  created_at: "2026-03-02T12:00:00+00:00",
  is_favorite: false,
  folder_id: null,
  recording_icon: null,
  recording_icon_color: null,
  status: "completed",
  has_transcript: true,
  ai_summary: null,
  ai_notes: null,
  minutes: null,
};

const toHref = (id: string) => `https://lectern.test/${id}`;

/** Creates a data API that answers by table, and records the query strings. */
function createClient(tables: Record<string, (search: URLSearchParams) => unknown>) {
  const requests: string[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const table = url.pathname.split("/").at(-1)!;
      requests.push(`${table}?${decodeURIComponent(url.search.slice(1))}`);
      return Response.json(tables[table]?.(url.searchParams) ?? []);
    },
  });
  return { client, requests };
}

/** Returns the request for recordings that a scope sends. */
const listFor = async (scope: Parameters<typeof listExport>[2]) => {
  const { client, requests } = createClient({});
  await listExport(client, "maya", scope);
  return requests.find((request) => request.startsWith("recordings")) ?? "";
};

describe("EXP-01 listing the items of an export", () => {
  test("EXP-01 a library includes recordings of any status, and only the student's own", async () => {
    const listed = await listFor({ kind: "library" });
    expect(listed).toContain("user_id=eq.maya");
    expect(listed).not.toContain("status=");
  });

  test("EXP-01 favorites and folders include the recordings that their lists show", async () => {
    expect(await listFor({ kind: "favorites" })).toMatch(/is_favorite=eq\.true&status=eq\.completed/);
    expect(await listFor({ kind: "folder", id: "f", name: "" })).toMatch(/folder_id=eq\.f&status=eq\.completed/);
  });
});

describe("EXP-01 reading the items of an export", () => {
  const { signal } = new AbortController();

  test("EXP-01 reads the text of a recording without times", async () => {
    const { client } = createClient({
      recordings: (search) =>
        search.get("select") === "id,transcript" ? [{ id: "a", transcript: "Hello" }] : [{ ...row, id: "a" }],
    });
    const [read] = await fetchRecordingsForExport(client, ["a"], toHref, signal);
    expect(read?.transcript).toEqual({ segments: [], text: "Hello", isComplete: true });
  });

  test("EXP-01 keeps the order and leaves out a recording that was deleted meanwhile", async () => {
    const { client } = createClient({
      recordings: () => [
        { ...row, id: "c", has_transcript: false },
        { ...row, id: "a", has_transcript: false },
      ],
    });
    const read = await fetchRecordingsForExport(client, ["a", "b", "c"], toHref, signal);
    expect(read.map(({ recording, transcript }) => [recording.id, transcript])).toEqual([
      ["a", null],
      ["c", null],
    ]);
  });

  test("EXP-01 COR-02 a corrected transcript has its right words and what was heard", async () => {
    const correction = {
      kind: "word",
      segment: null,
      from: "Smershikov",
      to: "Smerdyakov",
      madeAt: "",
      undoneAt: null,
    };
    const made = [
      { ...correction, id: "1" },
      { ...correction, id: "2", from: "Smerdyakov", to: "Pavel", undoneAt: "2026-11-29T16:00:00Z" },
    ];
    const { client } = createClient({
      recordings: () => [{ ...row, id: "a" }],
      recording_segments: () => [
        {
          recording_id: "a",
          segments: [
            { start: 0, end: 1, text: "Smershikov sits." },
            { start: 1, end: 2, text: "So." },
          ],
        },
      ],
      recording_corrections: () => [{ recording_id: "a", corrections: made }],
    });
    const [read] = await fetchRecordingsForExport(client, ["a"], toHref, signal);
    expect(read).toMatchObject({
      transcript: {
        segments: [
          { text: "Smerdyakov sits.", heard: { text: "Smershikov sits." } },
          { start: 1, end: 2, text: "So." },
        ],
      },
      corrections: made,
    });
  });

  test("EXP-01 refuses invalid segments", async () => {
    const { client } = createClient({
      recordings: () => [{ ...row, id: "a" }],
      recording_segments: () => [{ recording_id: "a", segments: [{ start: "0" }] }],
    });
    await expect(fetchRecordingsForExport(client, ["a"], toHref, signal)).rejects.toMatchObject({ code: "malformed" });
  });
});
