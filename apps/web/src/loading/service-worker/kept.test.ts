import { expect, test } from "vitest";
import { answer, type Kept, routesOf, store, tidy } from "./kept.ts";

const HERE = "https://lectern.test";
const kept = (build: string): Kept => ({
  build,
  documents: [
    ["/dashboard/library/recordings", "/app/recordings.html", "sha256-1"],
    ["/dashboard", "/app/home.html", "sha256-2"],
    ["/dashboard/library/recording/*", "/app/recording.html", "sha256-3"],
    ["/dashboard/*", "/app/dashboard.html", "sha256-4"],
  ],
  assets: [
    ["/assets/main-1.js", "sha256-5"],
    [`/assets/${build}-2.js`, "sha256-6"],
  ],
});

/** A device's caches, by name and address. */
function device() {
  const held = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => ({
    match: async (address: string) => held.get(name)?.get(address)?.clone(),
    put: async (address: string, response: Response) => void held.get(name)?.set(address, response),
  });
  const caches = {
    open: async (name: string) => {
      if (!held.has(name)) held.set(name, new Map());
      return cacheOf(name);
    },
    delete: async (name: string) => held.delete(name),
    keys: async () => [...held.keys()],
    match: async (address: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...held.keys()] : [cacheName];
      return names.map((name) => held.get(name)?.get(address)?.clone()).find((found) => found !== undefined);
    },
  } as unknown as CacheStorage;
  return { held, caches };
}

/** A host that says where each answer came from. */
function host({ refuses = "" } = {}) {
  const asked: string[] = [];
  const ask = (async (address: string, { integrity = "" }: RequestInit = {}) => {
    asked.push(`${address} ${integrity}`);
    if (address === refuses) return new Response("Not found", { status: 404 });
    return new Response(address);
  }) as typeof fetch;
  return { asked, fetch: ask };
}

test("a build is stored under the addresses that its documents answer, each file held to its checksum", async () => {
  const { caches, held } = device();
  const { asked, fetch } = host();
  await store(kept("one"), { caches, fetch });
  expect(asked).toContain("/app/recordings.html sha256-1");
  expect(asked).toContain("/assets/main-1.js sha256-5");
  expect([...(held.get("lectern-one")?.keys() ?? [])].toSorted()).toEqual([
    "/assets/main-1.js",
    "/assets/one-2.js",
    "/dashboard",
    "/dashboard/*",
    "/dashboard/library/recording/*",
    "/dashboard/library/recordings",
  ]);
});

test("the next build asks only for what is new, and of those before it one stays", async () => {
  const { caches, held } = device();
  for (const build of ["one", "two"]) {
    // oxlint-disable-next-line no-await-in-loop -- one deploy after the other
    await store(kept(build), { caches, fetch: host().fetch });
  }
  const { asked, fetch } = host();
  await store(kept("three"), { caches, fetch });
  expect(asked.filter((line) => line.startsWith("/assets/"))).toEqual(["/assets/three-2.js sha256-6"]);
  held.set("somebody else's", new Map());
  await tidy(kept("three"), caches);
  expect([...held.keys()]).toEqual(["lectern-two", "lectern-three", "somebody else's"]);
});

test("what can't be stored whole is not kept at all, and what was kept before stays", async () => {
  const { caches, held } = device();
  await store(kept("one"), { caches, fetch: host().fetch });
  const { fetch } = host({ refuses: "/assets/two-2.js" });
  await expect(store(kept("two"), { caches, fetch })).rejects.toThrow("/assets/two-2.js is not there");
  expect([...held.keys()]).toEqual(["lectern-one"]);
});

test.each([
  ["GET", "navigate", "/dashboard", "/app/home.html"],
  ["GET", "navigate", "/dashboard?from=mail", "/app/home.html"],
  ["GET", "navigate", "/dashboard/library/recordings?q=a", "/app/recordings.html"],
  ["GET", "navigate", "/dashboard/library/recording/1?tab=transcript", "/app/recording.html"],
  ["GET", "navigate", "/dashboard/settings", "/app/dashboard.html"],
  ["GET", "cors", "/assets/main-1.js", "/assets/main-1.js"],
  ["GET", "cors", "/assets/gone-1.js", undefined],
  ["GET", "navigate", "/dashboards", undefined],
  ["GET", "navigate", "/login", undefined],
  ["POST", "navigate", "/dashboard", undefined],
  ["GET", "cors", "/dashboard", undefined],
  ["GET", "cors", "/rest/v1/recordings?select=id", undefined],
  ["HEAD", "cors", "/rest/v1/profiles", undefined],
  ["POST", "cors", "/functions/v1/delete-user", undefined],
] as const)("%s %s %s comes from %s", async (method, mode, address, file) => {
  const { caches } = device();
  await store(kept("one"), { caches, fetch: host().fetch });
  const found = await answer(kept("one"), { method, mode, url: HERE + address }, HERE, caches);
  expect(await found?.text()).toBe(file);
});

test("another origin's files are not ours, whatever they are called", () => {
  const request = { method: "GET", mode: "cors", url: "https://elsewhere.test/assets/main-1.js" } as const;
  expect(answer(kept("one"), request, HERE, device().caches)).toBeUndefined();
});

test("the browser opens by itself what it finds under the very address, and asks the worker about navigations only", () => {
  const [library, home, assets, rest, ...others] = routesOf(kept("one"));
  expect(library?.condition.urlPattern).toEqual({ pathname: "/dashboard/library/recordings", search: "" });
  expect(home?.source).toEqual({ cacheName: "lectern-one" });
  expect(assets?.source).toBe("cache");
  expect(rest).toEqual({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  expect(others).toEqual([]);
});
