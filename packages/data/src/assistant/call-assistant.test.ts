import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { createSessionStorage, createStoredSession } from "../testing/sessions.ts";
import { answerQuestion, writeNotes } from "./assistant.api.ts";

const recordingId = "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";
const question = { recordingId, question: "Why is it folded?", history: [] };
const pieces = ["It is **folded** [0:12](#t=12) — into cristae. ", "That gives it more surface."];
const segments = [{ text: "It is folded.", line: 3, start: 12, end: 18 }];
const answer = { message: pieces.join(""), segments };
const toEvent = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const toText = (text: string | undefined): string => toEvent("text", { text });
const whole = [...pieces.map(toText), toEvent("done", answer)].join("");

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A client of an HTTP server that answers the functions' requests with `respond`. */
async function startServer(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const accepted: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    accepted.push(request.headers.accept);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const client = createLecternClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: "sb_publishable_test",
    storage: createSessionStorage(createStoredSession("7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11")),
  });
  return { client, accepted };
}

const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });

/** Streams a text in pieces of a few bytes, so that characters and lines are split. */
const streamInPieces =
  (text: string, size: number, pause: number) =>
  async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    beginStream(response);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      // oxlint-disable-next-line no-await-in-loop -- slowly
      if (pause > 0) await wait(pause);
    }
    response.end();
  };

describe("a streamed answer", () => {
  test("AST-10 reports each piece when it arrives, before the answer is whole", async () => {
    const rest = Promise.withResolvers<void>();
    const { client, accepted } = await startServer(async (_, response) => {
      beginStream(response).write(toText(pieces[0]));
      await rest.promise;
      response.end(toText(pieces[1]) + toEvent("done", answer));
    });
    const first = Promise.withResolvers<string>();
    const seen: string[] = [];
    const pending = answerQuestion(client, question, {
      onText: (text) => {
        seen.push(text);
        first.resolve(text);
      },
    });
    expect(await first.promise).toBe(pieces[0]);
    rest.resolve();
    expect(await pending).toEqual(answer);
    expect([seen, accepted]).toEqual([pieces, ["text/event-stream"]]);
  });

  test("TUT-05 reports the whole answer before its second reading has ended", async () => {
    const events = toText(pieces[0]) + toEvent("answer", answer) + toEvent("done", { ...answer, checks: [0] });
    const { client } = await startServer(streamInPieces(events, 40, 0));
    const seen: unknown[] = [];
    expect(await answerQuestion(client, question, { onAnswer: (whole) => seen.push(whole) })).toEqual({
      ...answer,
      checks: [0],
    });
    expect(seen).toEqual([answer]);
  });

  test.each([1, 7, 64, 100_000])("AST-10 is the same if it arrives in pieces of %i bytes", async (size) => {
    const { client } = await startServer(streamInPieces(`: open\n\n${whole}`, size, size === 64 ? 5 : 0));
    const seen: string[] = [];
    expect(await writeNotes(client, { recordingId, style: "outline" }, { onText: (text) => seen.push(text) })).toEqual(
      answer,
    );
    expect(seen).toEqual(pieces);
  });

  test("AST-10 fails with the server's sentence when the server reports an error after the start", async () => {
    const events = toText(pieces[0]) + toEvent("error", { error: "The assistant is busy." });
    const { client } = await startServer(streamInPieces(events, 40, 0));
    await expect(answerQuestion(client, question)).rejects.toMatchObject({
      code: "server",
      detail: "The assistant is busy.",
    });
  });

  test.each([
    ["that ends before its answer", toText(pieces[0]), "offline"],
    ["whose answer is not JSON", "event: done\ndata: <html>\n\n", "malformed"],
    ["whose answer breaks the contract", toEvent("done", { message: " " }), "malformed"],
    ["whose piece breaks the contract", toEvent("text", { claim: "No text." }), "malformed"],
  ])("AST-10 fails if a stream %s", async (_title, events, code) => {
    const { client } = await startServer(streamInPieces(events, 40, 0));
    await expect(answerQuestion(client, question)).rejects.toMatchObject({ code });
  });

  test("AST-10 fails if the connection breaks in the middle", async () => {
    const { client } = await startServer((_, response) => {
      beginStream(response).write(toText(pieces[0]), () => response.destroy());
    });
    await expect(answerQuestion(client, question)).rejects.toMatchObject({ name: "Failure", code: "offline" });
  });
});

describe("an aborted answer", () => {
  test("AST-10 closes the connection while the answer is arriving, and reports no more text", async () => {
    const closed = Promise.withResolvers<void>();
    const { client } = await startServer(async (_, response) => {
      response.once("close", () => closed.resolve());
      beginStream(response);
      while (!response.destroyed) {
        response.write(toText(pieces[0]));
        // oxlint-disable-next-line no-await-in-loop -- until the page leaves
        await wait(5);
      }
    });
    const abort = new AbortController();
    let reported = 0;
    const pending = answerQuestion(client, question, {
      signal: abort.signal,
      onText: () => {
        reported += 1;
        abort.abort();
      },
    });
    await expect(pending).rejects.toMatchObject({ name: "Failure" });
    await closed.promise;
    expect(reported).toBe(1);
  });

  test("AST-10 closes the connection before anything has arrived", async () => {
    const asking = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const { client } = await startServer((_, response) => {
      response.once("close", () => closed.resolve());
      asking.resolve();
    });
    const abort = new AbortController();
    const pending = answerQuestion(client, question, { signal: abort.signal });
    await asking.promise;
    abort.abort();
    await expect(pending).rejects.toMatchObject({ code: "timeout" });
    await closed.promise;
  });

  test("AST-10 closes the connection between two pieces", async () => {
    const closed = Promise.withResolvers<void>();
    const { client } = await startServer((_, response) => {
      response.once("close", () => closed.resolve());
      beginStream(response).write(toText(pieces[0]));
    });
    const abort = new AbortController();
    const first = Promise.withResolvers<void>();
    const pending = answerQuestion(client, question, { signal: abort.signal, onText: () => first.resolve() });
    await first.promise;
    abort.abort();
    await expect(pending).rejects.toMatchObject({ code: "timeout" });
    await closed.promise;
  });
});

describe("a server that does not stream", () => {
  test("AST-10 may answer with JSON", async () => {
    const { client } = await startServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
    expect(await answerQuestion(client, question)).toEqual(answer);
  });

  test("AST-10 may refuse with a status and a sentence", async () => {
    const { client } = await startServer((_, response) => {
      response.writeHead(429, { "content-type": "application/json" }).end(JSON.stringify({ error: "Too many." }));
    });
    await expect(answerQuestion(client, question)).rejects.toMatchObject({ code: "rate-limited", detail: "Too many." });
  });
});
