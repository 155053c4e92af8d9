import type { ListedStudyGuide, StudyGuide } from "@lectern/domain/study-guide";
import { QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { studyGuideMutations } from "./study-guides.mutations.ts";
import { studyGuideKeys, studyGuideQueries } from "./study-guides.queries.ts";

const userId = "maya";
const createGuide = (id: string, title: string): ListedStudyGuide => ({
  id,
  title,
  icon: null,
  color: "#3B82F6",
  createdAt: "2025-08-01T10:00:00+00:00",
  excerpt: "",
});
const toRow = ({ id, title, createdAt }: ListedStudyGuide) => ({
  id,
  title,
  icon: null,
  icon_color: null,
  created_at: createdAt,
  content_opening: null,
});
const cells = createGuide("1", "Cells");
const rome = createGuide("2", "Rome");

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
let mutations: ReturnType<typeof studyGuideMutations>;
const list = () => cache.getQueryData<readonly ListedStudyGuide[]>(studyGuideKeys.list(userId));
const title = () => cache.getQueryData<StudyGuide>(studyGuideKeys.one(userId, "1"))?.title;
const rename = (to: string) =>
  runWrite(cache, mutations.rename("1"), to).then(
    () => "done" as const,
    () => "failed" as const,
  );

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  mutations = studyGuideMutations(backend.client, userId);
  cache.setQueryData(studyGuideKeys.list(userId), [cells, rome]);
  cache.setQueryData(studyGuideKeys.one(userId, "1"), { ...cells, content: "# Cells" });
});

describe("a title", () => {
  test("STG-02 shows on the page and in the list before the server answers", () => {
    void rename("Mitosis");
    expect([title(), list()?.[0]?.title]).toEqual(["Mitosis", "Mitosis"]);
  });

  test("STG-02 may be empty", async () => {
    const outcome = rename("");
    const request = await backend.nextWrite();
    expect(request).toMatchObject({ method: "PATCH", body: { title: "" } });
    await request.answer();
    expect(await outcome).toBe("done");
    expect(title()).toBe("");
  });

  test("STG-02 after two titles that both fail, the server's title shows", async () => {
    const outcomes = ["Mitosis", "Meiosis"].map(rename);
    await (await backend.nextWrite()).answer(500, {});
    expect(title()).toBe("Meiosis");
    await (await backend.nextWrite()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["failed", "failed"]);
    expect([title(), list()?.[0]?.title]).toEqual(["Cells", "Cells"]);
    expect(mutations.rename("1").meta).toEqual({ logLine: "Error updating title", name: "rename-study-guide" });
  });

  test("STG-02 a list requested before the write keeps the new title", async () => {
    const reading = cache.fetchQuery({ ...studyGuideQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = rename("Mitosis");
    await (await backend.nextWrite()).answer();
    expect(await outcome).toBe("done");
    await old?.answer(200, [toRow(cells), toRow(rome)]);
    await reading;
    expect(list()?.map((each) => each.title)).toEqual(["Mitosis", "Rome"]);
  });
});

describe("deleting", () => {
  test("STG-01 removes the card when the server has answered", async () => {
    const outcome = runWrite(cache, mutations.remove("2"), undefined);
    const request = await backend.nextWrite();
    expect(list()).toEqual([cells, rome]);
    await request.answer(204);
    await outcome;
    expect(list()).toEqual([cells]);
  });

  test("STG-01 a read that began before the deletion does not bring the card back", async () => {
    const reading = cache.fetchQuery({ ...studyGuideQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = runWrite(cache, mutations.remove("2"), undefined);
    await (await backend.nextWrite()).answer(204);
    await outcome;
    await old?.answer(200, [toRow(cells), toRow(rome)]);
    await reading;
    expect(list()).toEqual([cells]);
  });

  test("STG-01 a delete that fails leaves the card", async () => {
    const outcome = runWrite(cache, mutations.remove("2"), undefined).catch(() => "failed");
    await (await backend.nextWrite()).answer(500, {});
    expect(await outcome).toBe("failed");
    expect(list()).toEqual([cells, rome]);
  });
});
