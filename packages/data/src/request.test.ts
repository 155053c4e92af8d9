import { QueryClient } from "@tanstack/query-core";
import { describe, expect, test } from "vitest";
import { createLecternClient, type LecternClient } from "./client.ts";
import { folderQueries } from "./folders/folders.queries.ts";
import { profileQueries } from "./profiles/profiles.ts";
import { recordingQueries } from "./recordings/recordings.queries.ts";
import { transcriptQueries } from "./recordings/transcript.ts";
import { countRequest, decodeResponse, type FirstRead, rowRequest, rowsRequest } from "./request.ts";
import { studyGuideQueries } from "./study-guides/study-guides.queries.ts";

/** A client that lists its requests and never answers them. */
function listRequests() {
  const requests: string[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    fetch: (input, init) => {
      const accept = new Headers(init?.headers).get("accept");
      requests.push(`${init?.method} ${input instanceof Request ? input.url : String(input)} ${accept}`);
      return new Promise<never>(() => undefined);
    },
  });
  return { client, requests };
}

type ToRead = (client: LecternClient) => FirstRead<unknown>;
const queries = { recordingQueries, transcriptQueries, folderQueries, studyGuideQueries, profileQueries };

/** Every query that can also send its first request alone, by name. Queries that take an id get the same one. */
const reads = Object.entries(queries).flatMap(([room, toQueries]) => {
  const bind = (client: LecternClient) =>
    toQueries(client, "maya") as unknown as Record<string, (id: string) => FirstRead<unknown> | object>;
  return Object.entries(bind(listRequests().client))
    .filter(([, toQuery]) => "firstRequest" in toQuery("7"))
    .map(([name]): [string, ToRead] => [`${room}.${name}`, (client) => bind(client)[name]!("7") as FirstRead<unknown>]);
});

test("finds the queries that a document prefetches", () => {
  expect(reads.map(([name]) => name)).toEqual(expect.arrayContaining(["recordingQueries.list", "folderQueries.list"]));
});

test.each(reads)("%s sends its first request first", async (_, toRead) => {
  const first = listRequests();
  void toRead(first.client).firstRequest.send(first.client).then();
  const query = listRequests();
  void toRead(query.client).prefetch(new QueryClient());
  await expect.poll(() => query.requests).toHaveLength(1);
  await expect.poll(() => first.requests).toEqual(query.requests);
});

const send = () => Promise.reject(new Error("not sent"));
const response = (headers: Record<string, string>) => new Response(null, { headers });

describe("the response to a request sent without the client", () => {
  test("is decoded into rows", async () => {
    const names = rowsRequest<{ name: string }, string[]>(send, (rows) => rows.map(({ name }) => name));
    expect(await decodeResponse(names, Response.json([{ name: "Rome" }]))).toEqual(["Rome"]);
    await expect(decodeResponse(names, Response.json({ name: "Rome" }))).rejects.toMatchObject({ code: "malformed" });
  });

  test("is decoded into a row", async () => {
    const name = rowRequest<{ name: string }, string>(send, (row) => row.name);
    expect(await decodeResponse(name, Response.json({ name: "Rome" }))).toBe("Rome");
    await expect(decodeResponse(name, new Response(""))).rejects.toMatchObject({ code: "malformed" });
  });

  test("is decoded into a count", async () => {
    const count = countRequest(send);
    expect(await decodeResponse(count, response({ "content-range": "*/12" }))).toBe(12);
    await expect(decodeResponse(count, response({}))).rejects.toMatchObject({ code: "malformed" });
  });

  test("fails with its status", async () => {
    const refused = new Response("{}", { status: 401 });
    await expect(decodeResponse(countRequest(send), refused)).rejects.toThrow("401");
  });
});
