/** A session storage key: when this tab last reloaded because a chunk was missing; milliseconds since 1970. */
const RELOADED_AT_KEY = "lectern-reloaded-at";
/** If a chunk is missing again this soon after a reload, a new deploy is not the cause; in ms. */
const RELOAD_INTERVAL_MS = 60_000;
/** Firefox and Safari fail requests that a navigation aborts, moments after it begins; in ms. */
const ABORT_WINDOW_MS = 5_000;

let prefetches = 0;
let isReloading = false;
/** When a navigation last began to leave this document; milliseconds since 1970. */
let leftAt = 0;
/** Errors that were ignored because they may belong to a prefetch. */
const ignored = new WeakSet<object>();
/** Reloads the page if allowed. Returns whether the caller can wait for a reload or a navigation. */
let tryReload = (): boolean => false;

/**
 * For code that needs a chunk and got `error` instead: whether the page is about to be reloaded, so that the error need
 * not be shown. If the error was ignored as a prefetch's, this reloads the page now.
 */
export const isReloadingFor = (error: unknown): boolean =>
  isReloading || (typeof error === "object" && error !== null && ignored.has(error) && tryReload());

const isBeingLeft = (): boolean => Date.now() - leftAt < ABORT_WINDOW_MS;

/**
 * For code that needs a chunk and got an error instead: whether a navigation may have aborted the request. If so, it
 * resolves when the navigation was cancelled (Stop, Back) and the page can send the request again.
 */
export async function wasAborted(): Promise<boolean> {
  if (!isBeingLeft()) return false;
  await new Promise((resolve) => setTimeout(resolve, ABORT_WINDOW_MS));
  return true;
}

/** Waits for a prefetch and ignores its failure: a screen that needs the chunk requests it again. Never rejects. */
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
 * Reloads the page if a chunk can't be fetched because a new deploy has removed the files of the current build. It
 * reloads once; after that a missing chunk is an ordinary error. The URL preserves where the student was.
 *
 * @param target dispatches Vite's event for a failed chunk load, and the browser's for leaving the document
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
    // A reload would cancel the current navigation.
    if (isBeingLeft()) return true;
    // Without a network a reload does not help.
    if (!isOnline()) return false;
    try {
      if (Date.now() - Number(storage.getItem(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS) return false;
      storage.setItem(RELOADED_AT_KEY, String(Date.now()));
    } catch {
      // Without storage the page could reload forever.
      return false;
    }
    isReloading = true;
    location.reload();
    return true;
  };
  target.addEventListener("vite:preloadError", (event) => {
    // A reload because of a prefetch could interrupt a user who is typing.
    if (prefetches > 0) ignored.add((event as VitePreloadErrorEvent).payload);
    else if (tryReload()) event.preventDefault();
  });
}
