/** When this tab last began anew because code was missing; milliseconds since 1970. */
const KEY = "lectern-renewed";
/** Code that is still missing then is not missing because of a new deploy. */
const ONCE_IN_MS = 60_000;
/** Firefox and Safari fail the requests that a navigation aborts, within moments of its beginning; in ms. */
const ABORT_WINDOW_MS = 5_000;

let prefetches = 0;
let isBeingRenewed = false;
/** When a navigation last began to leave this document; milliseconds since 1970. */
let leftAt = 0;
/** What was let go by because it may have been fetched ahead. */
const excused = new WeakSet<object>();
/** Loads the page anew, if it may; false when it may not. */
let renew = (): boolean => false;

/**
 * For whoever waits for code and got this error instead: whether the page is about to begin anew, so that nobody needs
 * to hear of it. What was excused as fetched ahead is not excused to them.
 */
export const isReloadingFor = (error: unknown): boolean =>
  isBeingRenewed || (typeof error === "object" && error !== null && excused.has(error) && renew());

const isBeingLeft = (): boolean => Date.now() - leftAt < ABORT_WINDOW_MS;

/**
 * For whoever waits for code and got an error instead: whether a navigation may have aborted the request. Resolves then,
 * as soon as a page that was not left after all (a stopped navigation, a way back) can ask again.
 */
export async function wasAborted(): Promise<boolean> {
  if (!isBeingLeft()) return false;
  await new Promise((resolve) => setTimeout(resolve, ABORT_WINDOW_MS));
  return true;
}

/** Code that nobody waits for may be missing: it is asked for again when it is wanted. */
export async function ignorePrefetchFailure(work: Promise<unknown>): Promise<void> {
  prefetches += 1;
  try {
    await work;
  } catch {
    // whoever opens the screen hears of it
  } finally {
    prefetches -= 1;
  }
}

/**
 * A new deploy takes the old one's files away from a tab that is still open. The first chunk that can't be fetched
 * loads the page anew, once: the address says where the student was. What is missing after that is an error like any.
 *
 * @param target where Vite says that a chunk could not be loaded, and the browser that the document is left
 */
export function reloadOnStaleChunk(
  target: Pick<EventTarget, "addEventListener">,
  location: Pick<Location, "reload">,
  storage: Pick<Storage, "getItem" | "setItem">,
  isOnline: () => boolean,
): void {
  isBeingRenewed = false;
  leftAt = 0;
  target.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
  renew = () => {
    // Loading this page anew would take the student back from where they are going.
    if (isBeingLeft()) return true;
    // Without a network there is nothing new to be had.
    if (!isOnline()) return false;
    try {
      if (Date.now() - Number(storage.getItem(KEY)) < ONCE_IN_MS) return false;
      storage.setItem(KEY, String(Date.now()));
    } catch {
      // Where nothing can be remembered it could go on for ever.
      return false;
    }
    isBeingRenewed = true;
    location.reload();
    return true;
  };
  target.addEventListener("vite:preloadError", (event) => {
    // Somebody may be typing while code is fetched ahead.
    if (prefetches > 0) excused.add((event as VitePreloadErrorEvent).payload);
    else if (renew()) event.preventDefault();
  });
}
