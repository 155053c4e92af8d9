import { hashText } from "@lectern/domain/text-hash";
import { QueryClient } from "@tanstack/query-core";
import { describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { outlineQueries } from "./outline.queries.ts";

/** A data API that answers rows by table, and the requests that it was sent. */
function createClient(rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>) {
  const requests: string[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const table = url.pathname.split("/").at(-1)!;
      requests.push(decodeURIComponent(`${table}${url.search}`));
      const wanted = url.searchParams.get("text_sha256")?.replace("eq.", "");
      return Response.json(
        (rows[table] ?? []).filter(({ text_sha256: hash }) => wanted === undefined || hash === wanted),
      );
    },
  });
  return { queries: outlineQueries(client, "maya"), requests };
}

const chapters = [
  { segment: 0, start: 0, title: "Cells" },
  { segment: 7, start: 84, title: "Planets" },
];
const claims = [{ text: "Cells divide.", grade: "quoted", start: 0, end: 2, quote: "Cells divide." }];

describe("what is stored of a recording", () => {
  test("DER-01 reads a recording's outline with one request", async () => {
    const { queries, requests } = createClient({
      recording_outlines: [{ chapters, questions: ["What does “cell” mean?"], terms: [] }],
    });
    expect(await new QueryClient().fetchQuery(queries.outline("a"))).toEqual({
      chapters,
      questions: ["What does “cell” mean?"],
      terms: [],
    });
    expect(requests).toEqual(["recording_outlines?select=chapters,questions,terms&recording_id=eq.a"]);
  });

  test("DER-01 a recording whose outline was not derived has none", async () => {
    expect(await new QueryClient().fetchQuery(createClient({}).queries.outline("a"))).toBeNull();
  });

  test("DER-01 reads the claims of a text by its hash", async () => {
    const hash = await hashText("- Cells divide.");
    const { queries, requests } = createClient({ recording_claims: [{ text_sha256: hash, claims }] });
    expect(await new QueryClient().fetchQuery(queries.claims("a", "- Cells divide."))).toEqual(claims);
    expect(requests).toEqual([`recording_claims?select=claims&recording_id=eq.a&text_sha256=eq.${hash}`]);
  });

  test("DER-01 a text that was changed since it was graded has no claims", async () => {
    const { queries } = createClient({
      recording_claims: [{ text_sha256: await hashText("- Cells divide."), claims }],
    });
    expect(await new QueryClient().fetchQuery(queries.claims("a", "- Cells divide!"))).toBeNull();
  });

  test.each([
    ["chapters", { chapters: [{ title: "Cells" }], questions: [], terms: [] }],
    ["questions", { chapters: [], questions: [1], terms: [] }],
    ["terms", { chapters: [], questions: [], terms: null }],
  ])("DER-01 refuses an outline whose %s are none", async (_part, row) => {
    const { queries } = createClient({ recording_outlines: [row] });
    await expect(new QueryClient().fetchQuery(queries.outline("a"))).rejects.toMatchObject({ code: "malformed" });
  });
});

test("DER-01 the hash of a text is the SHA-256 of its UTF-8", async () => {
  expect(await hashText("Ökologie")).toBe("cb6a53d9b680fed64e54fd0c1a16ee40b72ea150e158a67bab04cea25cd59cdf");
});
