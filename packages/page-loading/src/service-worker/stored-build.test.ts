import { expect, test } from "vitest";
import type { StoredBuild } from "../documents/service-worker.ts";
import { deleteOldBuilds, findStoredResponse, storeBuild, toRoutes } from "./stored-build.ts";

const HERE = "https://lectern.test";
const toStoredBuild = (build: string): StoredBuild => ({
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

/** A device's CacheStorage, with its content by cache name and address. */
function createDevice() {
  const stored = new Map<string, Map<string, Response>>();
  const openCache = (name: string) => ({
    match: async (address: string) => stored.get(name)?.get(address)?.clone(),
    put: async (address: string, response: Response) => void stored.get(name)?.set(address, response),
  });
  const caches = {
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map());
      return openCache(name);
    },
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (address: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...stored.keys()] : [cacheName];
      return names.map((name) => stored.get(name)?.get(address)?.clone()).find((found) => found !== undefined);
    },
  } as unknown as CacheStorage;
  return { stored, caches };
}

/** A host whose responses contain their own address. */
function createHost({ missing = "" } = {}) {
  const requested: string[] = [];
  const fetchFile = (async (address: string, { integrity = "" }: RequestInit = {}) => {
    requested.push(`${address} ${integrity}`);
    if (address === missing) return new Response("Not found", { status: 404 });
    return new Response(address);
  }) as typeof fetch;
  return { requested, fetch: fetchFile };
}

test("stores a build at its documents' addresses, and fetches each file with its checksum", async () => {
  const { caches, stored } = createDevice();
  const { requested, fetch } = createHost();
  await storeBuild(toStoredBuild("one"), { caches, fetch });
  expect(requested).toContain("/app/recordings.html sha256-1");
  expect(requested).toContain("/assets/main-1.js sha256-5");
  expect([...(stored.get("lectern-one")?.keys() ?? [])].toSorted()).toEqual([
    "/assets/main-1.js",
    "/assets/one-2.js",
    "/dashboard",
    "/dashboard/*",
    "/dashboard/library/recording/*",
    "/dashboard/library/recordings",
  ]);
});

test("fetches only the new files of the next build, and keeps the previous build", async () => {
  const { caches, stored } = createDevice();
  for (const build of ["one", "two"]) {
    // oxlint-disable-next-line no-await-in-loop -- one deploy after the other
    await storeBuild(toStoredBuild(build), { caches, fetch: createHost().fetch });
  }
  const { requested, fetch } = createHost();
  await storeBuild(toStoredBuild("three"), { caches, fetch });
  expect(requested.filter((line) => line.startsWith("/assets/"))).toEqual(["/assets/three-2.js sha256-6"]);
  stored.set("another-app's", new Map());
  await deleteOldBuilds(toStoredBuild("three"), caches);
  expect([...stored.keys()]).toEqual(["lectern-two", "lectern-three", "another-app's"]);
});

test("stores nothing of a build with a missing file, and keeps the previous build", async () => {
  const { caches, stored } = createDevice();
  await storeBuild(toStoredBuild("one"), { caches, fetch: createHost().fetch });
  const { fetch } = createHost({ missing: "/assets/two-2.js" });
  await expect(storeBuild(toStoredBuild("two"), { caches, fetch })).rejects.toThrow(
    "/assets/two-2.js could not be fetched",
  );
  expect([...stored.keys()]).toEqual(["lectern-one"]);
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
] as const)("%s %s %s gets the response %s", async (method, mode, address, file) => {
  const { caches } = createDevice();
  await storeBuild(toStoredBuild("one"), { caches, fetch: createHost().fetch });
  const found = await findStoredResponse(toStoredBuild("one"), { method, mode, url: HERE + address }, HERE, caches);
  expect(await found?.text()).toBe(file);
});

test("leaves another origin's files to the network", () => {
  const request = { method: "GET", mode: "cors", url: "https://elsewhere.test/assets/main-1.js" } as const;
  expect(findStoredResponse(toStoredBuild("one"), request, HERE, createDevice().caches)).toBeUndefined();
});

test("routes exact addresses to the cache and other requests to the network", () => {
  const [library, home, assets, rest, ...others] = toRoutes(toStoredBuild("one"));
  expect(library?.condition.urlPattern).toEqual({ pathname: "/dashboard/library/recordings", search: "" });
  expect(home?.source).toEqual({ cacheName: "lectern-one" });
  expect(assets?.source).toBe("cache");
  expect(rest).toEqual({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  expect(others).toEqual([]);
});
