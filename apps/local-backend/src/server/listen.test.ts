import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it("hands over requests that every library takes for one", async () => {
  const listener = await listen(async (request) => new Response(await new Request(request).text()), 0, "127.0.0.1");
  const url = `http://127.0.0.1:${listener.port}/`;
  expect(await (await fetch(url, { method: "POST", body: "words" })).text()).toBe("words");
  expect(await (await fetch(url, { method: "DELETE" })).text()).toBe("");
  await listener.close(1000);
});

it("lets a request under way end before it closes, and takes no new one", async () => {
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

it("gives up on a request that does not end in time", async () => {
  const listener = await listen(() => new Promise<Response>(() => undefined), 0, "127.0.0.1");
  const underWay = fetch(`http://127.0.0.1:${listener.port}/`);
  await new Promise((settle) => setTimeout(settle, 50));
  await Promise.all([listener.close(100), expect(underWay).rejects.toThrow("fetch failed")]);
});

it.each(["GET", "POST"])("AST-10 aborts the signal of a %s whose caller goes away", async (method) => {
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

it("AST-10 leaves the signal alone of a request that was answered", async () => {
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
