import type { StoredBuild } from "../documents/service-worker.ts";
import type { Route } from "./scope.ts";

const ASSETS_FOLDER = "/assets/";
const CACHE_PREFIX = "lectern-";
const toCacheName = ({ build }: Pick<StoredBuild, "build">): string => CACHE_PREFIX + build;

interface Device {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

function matchesAddress(path: string, address: string): boolean {
  if (address.endsWith("*")) return path.startsWith(address.slice(0, -1));
  const [parts, addressParts] = [path.split("/"), address.split("/")];
  return (
    parts.length === addressParts.length &&
    addressParts.every((part, index) => part.startsWith(":") || part === parts[index])
  );
}

/**
 * Stores a build completely or not at all. Files that another stored build has are copied from it.
 *
 * @throws if a file can't be fetched or stored; then nothing of the build is stored
 */
export async function storeBuild(stored: StoredBuild, { caches, fetch: send }: Device): Promise<void> {
  const stop = new AbortController();
  const fetchFile = async (address: string, integrity: string, cache: RequestCache): Promise<Response> => {
    const response = await send(address, { integrity, cache, priority: "low", signal: stop.signal });
    if (!response.ok) throw new Error(`${address} could not be fetched`);
    // Browsers reject a redirected response to a navigation, and some hosts redirect to the address without `.html`.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  };
  try {
    // If the browser was closed while a build was being stored, storing continues.
    const cache = await caches.open(toCacheName(stored));
    const putOnce = async (address: string, load: () => Promise<Response>) => {
      if ((await cache.match(address)) === undefined) await cache.put(address, await load());
    };
    await Promise.all([
      ...stored.assets.map(([address, integrity]) =>
        putOnce(address, async () => (await caches.match(address)) ?? (await fetchFile(address, integrity, "default"))),
      ),
      ...stored.documents.map(([address, file, integrity]) =>
        putOnce(address, () => fetchFile(file, integrity, "no-cache")),
      ),
    ]);
  } catch (error) {
    stop.abort();
    await caches.delete(toCacheName(stored));
    throw error;
  }
}

const listCacheNames = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Deletes all builds but this one and the previous one, which may be open in a tab. */
export async function deleteOldBuilds(stored: StoredBuild, caches: CacheStorage): Promise<void> {
  const others = (await listCacheNames(caches)).filter((name) => name !== toCacheName(stored));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Deletes every build. */
export async function deleteAllBuilds(caches: CacheStorage): Promise<void> {
  await Promise.all((await listCacheNames(caches)).map((name) => caches.delete(name)));
}

/** Finds the stored response to a request; undefined for requests that go to the network. */
export function findStoredResponse(
  stored: StoredBuild,
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  caches: CacheStorage,
): Promise<Response | undefined> | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (request.mode !== "navigate") {
    // A tab opened before a deploy requests files of the previous build.
    return url.pathname.startsWith(ASSETS_FOLDER) ? caches.match(url.pathname, { ignoreVary: true }) : undefined;
  }
  const [address] = stored.documents.find(([each]) => matchesAddress(url.pathname, each)) ?? [];
  return address === undefined
    ? undefined
    : caches.match(address, { cacheName: toCacheName(stored), ignoreVary: true });
}

/**
 * The same rules for the browser's Static Routing API. It matches only addresses without a query, because documents are
 * stored at their address alone.
 */
export const toRoutes = (stored: StoredBuild): readonly Route[] => [
  ...stored.documents
    .filter(([address]) => !/[*:]/.test(address))
    .map(([pathname]) => ({
      condition: { requestMethod: "GET", requestMode: "navigate", urlPattern: { pathname, search: "" } },
      source: { cacheName: toCacheName(stored) },
    })),
  { condition: { requestMethod: "GET", urlPattern: { pathname: `${ASSETS_FOLDER}*` } }, source: "cache" },
  { condition: { not: { requestMode: "navigate" } }, source: "network" },
];
