import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it("passes requests on in a form that every library accepts", async () => {
  const listener = await listen(async (request) => new Response(await new Request(request).text()), 0, "127.0.0.1");
  const url = `http://127.0.0.1:${listener.port}/`;
  expect(await (await fetch(url, { method: "POST", body: "words" })).text()).toBe("words");
  expect(await (await fetch(url, { method: "DELETE" })).text()).toBe("");
  await listener.close(1000);
});

it("completes requests under way before it closes, and accepts no new ones", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = await listen(() => promise.then(() => new Response("late")), 0, "127.0.0.1");
  const url = `http://127.0.0.1:${listener.port}/`;
  const underWay = fetch(url);
  await new Promise((settle) => setTimeout(settle, 50));
  const closed = listener.close(5000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  resolve();
  expect(await (await underWay).text()).toBe("late");
  await closed;
});

it("stops waiting for a request that does not end in time", async () => {
  const listener = await listen(() => new Promise<Response>(() => undefined), 0, "127.0.0.1");
  const underWay = fetch(`http://127.0.0.1:${listener.port}/`);
  await new Promise((settle) => setTimeout(settle, 50));
  await Promise.all([listener.close(100), expect(underWay).rejects.toThrow("fetch failed")]);
});

it("keeps an idle connection longer than a proxy or a busy client does, unless it is closing", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = () => {
    arrive();
    return promise.then(() => new Response("late"));
  };
  const listener = await listen(answer, 0, "127.0.0.1");
  const socket = connect(listener.port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const received = text(socket);
  await arrived;
  const closed = listener.close(600_000);
  resolve();
  await closed;
  expect(await received).toMatch(/^keep-alive: timeout=75\r$/im);
});

it.each(["GET", "POST"])("AST-10 aborts the signal of a %s when its caller disconnects", async (method) => {
  const { promise: arrived, resolve } = Promise.withResolvers<AbortSignal>();
  const listener = await listen(
    (request) => {
      resolve(request.signal);
      return new Promise<Response>(() => undefined);
    },
    0,
    "127.0.0.1",
  );
  const leaving = new AbortController();
  const init = { method, signal: leaving.signal, ...(method === "POST" && { body: "words" }) };
  const underWay = fetch(`http://127.0.0.1:${listener.port}/`, init);
  const signal = await arrived;
  expect(signal.aborted).toBe(false);
  leaving.abort();
  await expect(underWay).rejects.toThrow("aborted");
  await expect.poll(() => signal.aborted).toBe(true);
  await listener.close(100);
});

it("AST-10 does not abort the signal of an answered request", async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<AbortSignal>();
  const listener = await listen(
    (request) => {
      resolve(request.signal);
      return new Response("words");
    },
    0,
    "127.0.0.1",
  );
  await (await fetch(`http://127.0.0.1:${listener.port}/`, { method: "POST", body: "words" })).text();
  await listener.close(1000);
  expect((await arrived).aborted).toBe(false);
});

it("answers TRACE, which no Request can have, with 405", async () => {
  const listener = await listen(() => new Response("served"), 0, "127.0.0.1");
  const socket = connect(listener.port, "127.0.0.1");
  socket.write("TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
  await listener.close(1000);
});
