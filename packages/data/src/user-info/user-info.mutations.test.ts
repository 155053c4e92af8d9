import { QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { userInfoMutations, userInfoKeys, userInfoQueries } from "./user-info.ts";

const userId = "maya";
let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
const getCached = () => cache.getQueryData(userInfoKeys.defaultStyle(userId));
const choose = (style: "essay" | "outline") =>
  runWrite(cache, userInfoMutations(backend.client, userId).setDefaultStyle(), style).then(
    () => "done" as const,
    () => "failed" as const,
  );

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  cache.setQueryData(userInfoKeys.defaultStyle(userId), "bullet");
});

describe("the default style", () => {
  test("SET-02 changes when the server has answered", async () => {
    const saved = choose("essay");
    const request = await backend.nextWrite();
    expect(request).toMatchObject({ method: "PATCH", body: { default_summary_style: "essay" } });
    expect(getCached()).toBe("bullet");
    await request.answer();
    expect([await saved, getCached()]).toEqual(["done", "essay"]);
  });

  test("SET-02 stays when the server refuses the change", async () => {
    const refused = choose("outline");
    await (await backend.nextWrite()).answer(500, {});
    expect([await refused, getCached()]).toEqual(["failed", "bullet"]);
  });

  test("SET-02 a read that began before the write does not bring the old style back", async () => {
    const query = userInfoQueries(backend.client, userId).defaultStyle();
    const reading = cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const saved = choose("essay");
    await (await backend.nextWrite()).answer();
    await saved;
    await old?.answer(200, { default_summary_style: "bullet" });
    await reading;
    expect(getCached()).toBe("essay");
  });
});
