/** Session storage: when this tab last reloaded because a chunk was missing; milliseconds since 1970. */
const KEY = "lectern-reloaded-at";
/** A chunk that is missing again within this time after a reload is not missing because of a new deploy; in ms. */
const RELOAD_INTERVAL_MS = 60_000;
/** Firefox and Safari fail the requests that a navigation aborts, within moments of its beginning; in ms. */
const ABORT_WINDOW_MS = 5_000;

let prefetches = 0;
let isReloading = false;
/** When a navigation last began to leave this document; milliseconds since 1970. */
let leftAt = 0;
/** Errors that were ignored because they may belong to a prefetch. */
const ignored = new WeakSet<object>();
/** Reloads the page unless it must not; returns whether the caller can wait for a reload or a navigation. */
let tryReload = (): boolean => false;

/**
 * For a caller that needs a chunk and got `error` instead: whether the page is about to be loaded again, so that the error
 * need not be shown. An error that was ignored as a prefetch's reloads the page now.
 */
export const isReloadingFor = (error: unknown): boolean =>
  isReloading || (typeof error === "object" && error !== null && ignored.has(error) && tryReload());

const isBeingLeft = (): boolean => Date.now() - leftAt < ABORT_WINDOW_MS;

/**
 * For a caller that needs a chunk and got an error instead: whether a navigation may have aborted the request. If so it
 * resolves once a page that was not left after all (a stopped navigation, Back) can send the request again.
 */
export async function wasAborted(): Promise<boolean> {
  if (!isBeingLeft()) return false;
  await new Promise((resolve) => setTimeout(resolve, ABORT_WINDOW_MS));
  return true;
}

/** Waits for a prefetch and ignores its failure: the chunk is requested again when a screen needs it. Never rejects. */
export async function ignorePrefetchFailure(work: Promise<unknown>): Promise<void> {
  prefetches += 1;
  try {
    await work;
  } catch {
    // The screen that needs the chunk shows the failure.
  } finally {
    prefetches -= 1;
  }
}

/**
 * Reloads the page when a chunk cannot be fetched because a new deploy has removed the files of the build that is open.
 * It reloads once; a chunk that is missing after that is an ordinary error. The address keeps the student's place.
 *
 * @param target where Vite reports a failed chunk load, and the browser that the document is left
 */
export function reloadOnStaleChunk(
  target: Pick<EventTarget, "addEventListener">,
  location: Pick<Location, "reload">,
  storage: Pick<Storage, "getItem" | "setItem">,
  isOnline: () => boolean,
): void {
  isReloading = false;
  leftAt = 0;
  target.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
  tryReload = () => {
    // A reload would cancel the navigation that is under way.
    if (isBeingLeft()) return true;
    // Without a network a reload brings nothing new.
    if (!isOnline()) return false;
    try {
      if (Date.now() - Number(storage.getItem(KEY)) < RELOAD_INTERVAL_MS) return false;
      storage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage the page could reload forever.
      return false;
    }
    isReloading = true;
    location.reload();
    return true;
  };
  target.addEventListener("vite:preloadError", (event) => {
    // A reload for a prefetch could interrupt a user who is typing.
    if (prefetches > 0) ignored.add((event as VitePreloadErrorEvent).payload);
    else if (tryReload()) event.preventDefault();
  });
}
