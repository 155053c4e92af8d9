import type { Route } from "./scope.ts";

/** What one build keeps on the device: code, and nothing that the backend says. Written by `vite/service-worker.ts`. */
export interface Kept {
  /** Names the build: another one has another name. */
  readonly build: string;
  /** The dashboard's documents: the address that each answers as static hosts write it, its file, its checksum. */
  readonly documents: readonly (readonly [address: string, file: string, integrity: string])[];
  /** What they need: address and checksum. The address has a hash of the content in it. */
  readonly assets: readonly (readonly [address: string, integrity: string])[];
}

const ASSETS = "/assets/";
const PREFIX = "lectern-";
const cacheOf = ({ build }: Pick<Kept, "build">): string => PREFIX + build;

interface Device {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

const fits = (path: string, address: string): boolean =>
  address.endsWith("*") ? path.startsWith(address.slice(0, -1)) : path === address;

/** Stores a build, wholly or not at all. What another build has already is not asked for again. */
export async function store(kept: Kept, { caches, fetch: ask }: Device): Promise<void> {
  const stop = new AbortController();
  const fetched = async (address: string, integrity: string, cache: RequestCache): Promise<Response> => {
    const answer = await ask(address, { integrity, cache, priority: "low", signal: stop.signal });
    if (!answer.ok) throw new Error(`${address} is not there`);
    // A page that is opened takes no answer that was redirected, and some hosts leave the `.html` out.
    return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
  };
  try {
    // A build that was stored in part when the browser ended begins where it was.
    const cache = await caches.open(cacheOf(kept));
    const keep = async (address: string, bring: () => Promise<Response>) => {
      if ((await cache.match(address)) === undefined) await cache.put(address, await bring());
    };
    await Promise.all([
      ...kept.assets.map(([address, integrity]) =>
        keep(address, async () => (await caches.match(address)) ?? (await fetched(address, integrity, "default"))),
      ),
      ...kept.documents.map(([address, file, integrity]) => keep(address, () => fetched(file, integrity, "no-cache"))),
    ]);
  } catch (error) {
    stop.abort();
    await caches.delete(cacheOf(kept));
    throw error;
  }
}

const ours = async (caches: CacheStorage) => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Removes what no page needs any more: the build before this one may be open in a tab. */
export async function tidy(kept: Kept, caches: CacheStorage): Promise<void> {
  const others = (await ours(caches)).filter((name) => name !== cacheOf(kept));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Removes every build. */
export async function forget(caches: CacheStorage): Promise<void> {
  await Promise.all((await ours(caches)).map((name) => caches.delete(name)));
}

/** The answer out of what is kept; undefined for what is none of the worker's business. */
export function answer(
  kept: Kept,
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  caches: CacheStorage,
): Promise<Response | undefined> | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (request.mode !== "navigate") {
    // A tab that was opened before a deploy asks for the build before.
    return url.pathname.startsWith(ASSETS) ? caches.match(url.pathname, { ignoreVary: true }) : undefined;
  }
  const [address] = kept.documents.find(([each]) => fits(url.pathname, each)) ?? [];
  return address === undefined ? undefined : caches.match(address, { cacheName: cacheOf(kept), ignoreVary: true });
}

/** The same for the browser to do by itself: without a search, an address is what its document is kept under. */
export const routesOf = (kept: Kept): readonly Route[] => [
  ...kept.documents
    .filter(([address]) => !address.endsWith("*"))
    .map(([pathname]) => ({
      condition: { requestMethod: "GET", requestMode: "navigate", urlPattern: { pathname, search: "" } },
      source: { cacheName: cacheOf(kept) },
    })),
  { condition: { requestMethod: "GET", urlPattern: { pathname: `${ASSETS}*` } }, source: "cache" },
  { condition: { not: { requestMode: "navigate" } }, source: "network" },
];
