import { QueryClient } from "@tanstack/query-core";
import { areTimed, emptyOutline, OUTLINE_VERSION } from "@lectern/domain/outline";
import { describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { outlineQueries } from "./outline.queries.ts";

/** Creates a data API that answers rows by table, and records its requests. */
function createClient(rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>) {
  const requests: string[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const table = url.pathname.split("/").at(-1)!;
      requests.push(decodeURIComponent(`${table}${url.search}`));
      return Response.json(rows[table] ?? []);
    },
  });
  return { queries: outlineQueries(client, "maya"), requests };
}

const chapters = [
  { segment: 0, start: 0, title: "Cells" },
  { segment: 7, start: 84, title: "Planets" },
];
const place = { segment: 0, start: 0 };
const outline = {
  chapters,
  questions: ["What does “cell” mean?"],
  terms: [{ ...place, term: "cell", definition: "A cell is the smallest unit of life." }],
  points: [{ ...place, text: "Cells divide.", isImportant: true }],
  tasks: [{ ...place, text: "Read chapter two by Friday." }],
  dates: [{ ...place, date: "Friday", text: "Read chapter two by Friday." }],
  forms: [{ ...place, term: "ATP", form: "adenosine triphosphate" }],
  thesis: { ...place, text: "Cells are small." },
};

describe("the derived data of a recording", () => {
  test("DER-01 reads a recording's outline with one request", async () => {
    const { queries, requests } = createClient({
      recording_outlines: [outline],
    });
    expect(await new QueryClient().fetchQuery(queries.outline("a"))).toEqual(outline);
    expect(requests).toEqual([
      "recording_outlines?select=chapters,questions,terms,points,tasks,dates,forms,thesis&recording_id=eq.a",
    ]);
  });

  test("TUT-04 asks whether a model read it by an earlier version", async () => {
    const { queries, requests } = createClient({ recording_outlines: [{ version: 9 }] });
    expect(await new QueryClient().fetchQuery(queries.isReadByEarlierVersion("a"))).toBe(true);
    expect(requests).toEqual([
      `recording_outlines?select=version&recording_id=eq.a&version=lt.${OUTLINE_VERSION}&cards=not.is.null`,
    ]);
    expect(await new QueryClient().fetchQuery(createClient({}).queries.isReadByEarlierVersion("a"))).toBe(false);
  });

  test("DER-01 an outline of version 1 has no points, tasks, dates or forms", async () => {
    const first = { chapters, questions: [], terms: [{ term: "cell", segment: 0, start: 0 }] };
    const { queries } = createClient({
      recording_outlines: [{ ...first, points: null, tasks: null, dates: null, forms: null }],
    });
    expect(await new QueryClient().fetchQuery(queries.outline("a"))).toEqual({ ...emptyOutline, ...first });
  });

  test("DER-01 an outline of a recording without times counts lines, and has no starts", async () => {
    const untimed = { ...outline, chapters: [{ title: "Cells", segment: 3, start: null }] };
    const { queries } = createClient({ recording_outlines: [untimed] });
    expect(await new QueryClient().fetchQuery(queries.outline("a"))).toEqual(untimed);
    expect([areTimed(untimed.chapters), areTimed(chapters)]).toEqual([false, true]);
  });

  test("DER-01 a recording has no outline until it is derived", async () => {
    expect(await new QueryClient().fetchQuery(createClient({}).queries.outline("a"))).toBeNull();
  });

  test("UNT-01 reads the questions of several recordings with one request, in the order that is asked for", async () => {
    const { queries, requests } = createClient({
      recording_outlines: [
        { recording_id: "a", questions: ["Why?"] },
        { recording_id: "c", questions: ["How?", "Who?"] },
      ],
    });
    expect(await new QueryClient().fetchQuery(queries.questions(["c", "b", "a"]))).toEqual([
      ["How?", "Who?"],
      [],
      ["Why?"],
    ]);
    expect(requests).toEqual(["recording_outlines?select=recording_id,questions&recording_id=in.(c,b,a)"]);
  });

  test.each([
    ["chapters", { ...outline, chapters: [{ title: "Cells" }] }],
    ["questions", { ...outline, questions: [1] }],
    ["terms", { ...outline, terms: null }],
    ["definitions", { ...outline, terms: [{ ...place, term: "cell", definition: 1 }] }],
    ["points", { ...outline, points: ["Cells divide."] }],
    ["tasks", { ...outline, tasks: [{ ...place }] }],
    ["dates", { ...outline, dates: [{ ...place, text: "Until Friday." }] }],
    ["forms", { ...outline, forms: [{ ...place, term: "ATP" }] }],
  ])("DER-01 refuses an outline with invalid %s", async (_part, row) => {
    const { queries } = createClient({ recording_outlines: [row] });
    await expect(new QueryClient().fetchQuery(queries.outline("a"))).rejects.toMatchObject({ code: "malformed" });
  });
});
