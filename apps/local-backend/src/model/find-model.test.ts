import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { describeWriter } from "./describe-writer.ts";
import { findModel, localServers, toLocalLimits } from "./find-model.ts";

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Starts a server that answers every request with this, and counts them. */
async function startServer(answer: (path: string) => { status?: number; location?: string; body: string } | undefined) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    const said = answer(request.url ?? "");
    if (said === undefined) return;
    response.writeHead(said.status ?? 200, said.location === undefined ? {} : { location: said.location });
    response.end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { name: "a test", url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, paths };
}
const withModels = (...ids: string[]) =>
  startServer(() => ({ body: JSON.stringify({ object: "list", data: ids.map((id) => ({ id })) }) }));

test("TUT-09 takes the first model of the first server that has one", async () => {
  const servers = [
    await withModels("nomic-embed-text"),
    await withModels("llama3.2:latest", "qwen3"),
    await withModels("b"),
  ];
  expect(await findModel({}, servers)).toEqual({
    OPENAI_BASE_URL: servers[1]!.url,
    OPENAI_MODEL: "llama3.2:latest",
  });
});

test("TUT-09 takes the model that the operator named, and no other", async () => {
  const servers = [await withModels("qwen3", "llama3.2:latest")];
  expect(await findModel({ OPENAI_MODEL: "llama3.2" }, servers)).toMatchObject({ OPENAI_MODEL: "llama3.2:latest" });
  expect(await findModel({ OPENAI_MODEL: "gpt-4o" }, servers)).toEqual({});
});

test.each([{ OPENAI_API_KEY: "sk-a" }, { OPENAI_BASE_URL: "https://models.test/v1" }, { LECTERN_FIND_MODEL: "off" }])(
  "TUT-09 looks for nothing with %j",
  async (env) => {
    const server = await withModels("llama3.2");
    expect(await findModel(env, [server])).toEqual({});
    expect(server.paths).toEqual([]);
  },
);

test("TUT-09 finds none where something else answers, or nothing does", async () => {
  const elsewhere = await withModels("remote");
  const servers = await Promise.all([
    startServer(() => ({ body: "<html>" })),
    startServer(() => ({ status: 404, body: "{}" })),
    startServer(() => ({ body: '{"data": "no list"}' })),
    startServer(() => ({ status: 302, location: `${elsewhere.url}/models`, body: "" })),
    startServer(() => undefined),
  ]);
  expect(await findModel({}, [...servers, { name: "absent", url: "http://127.0.0.1:9/v1" }])).toEqual({});
  expect(elsewhere.paths).toEqual([]);
});

test("TUT-09 looks on this machine alone", () => {
  for (const { url } of localServers) expect(new URL(url).hostname).toBe("127.0.0.1");
});

test.each([
  ["on this machine", { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_DAILY_TURNS: "50" }, "off"],
  ["elsewhere", { OPENAI_BASE_URL: "https://models.test/v1" }, undefined],
  ["elsewhere, by its name", { OPENAI_BASE_URL: "https://localhost.models.test/v1" }, undefined],
  ["at OpenAI", { OPENAI_API_KEY: "sk-a" }, undefined],
])("TUT-07 limits of a model %s that the operator didn't set", (_, env, limit) => {
  const set = toLocalLimits(env);
  expect([set["OPENAI_DAILY_TOKENS"], set["OPENAI_DAILY_TOKENS_OF_ALL"], set["OPENAI_DAILY_TURNS"]]).toEqual([
    limit,
    limit,
    "OPENAI_DAILY_TURNS" in env ? undefined : limit,
  ]);
});

test.each<[Record<string, string>, string]>([
  [{}, "Answers quote the lecture. To have them written: README, A model"],
  [{ OPENAI_API_KEY: "sk-a" }, "Answers are written by gpt-4o-mini (api.openai.com)"],
  [
    { OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "llama3.2" },
    "Answers are written by llama3.2 (Ollama)",
  ],
  [{ OPENAI_BASE_URL: "https://models.test/v1", OPENAI_MODEL: "m" }, "Answers are written by m (models.test)"],
])("TUT-09 with %j says who writes", (env, line) => {
  expect(describeWriter(env)).toBe(line);
});
