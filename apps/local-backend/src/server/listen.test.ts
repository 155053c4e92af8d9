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
