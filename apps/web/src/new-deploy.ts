/** When this tab last began anew because code was missing; milliseconds since 1970. */
const KEY = "lectern-renewed";
/** Code that is still missing then is not missing because of a new deploy. */
const ONCE_IN_MS = 60_000;

let prefetches = 0;
let isBeingRenewed = false;
/** What was let go by because it may have been fetched ahead. */
const excused = new WeakSet<object>();
/** Loads the page anew, if it may; false when it may not. */
let renew = (): boolean => false;

/**
 * For whoever waits for code and got this error instead: whether the page is about to begin anew, so that nobody needs
 * to hear of it. What was excused as fetched ahead is not excused to them.
 */
export const isRenewingFor = (error: unknown): boolean =>
  isBeingRenewed || (typeof error === "object" && error !== null && excused.has(error) && renew());

/** Code that nobody waits for may be missing: it is asked for again when it is wanted. */
export async function prefetching(work: Promise<unknown>): Promise<void> {
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
 * @param target where Vite says that a chunk could not be loaded
 */
export function renewAfterDeploy(
  target: Pick<EventTarget, "addEventListener">,
  location: Pick<Location, "reload">,
  storage: Pick<Storage, "getItem" | "setItem">,
  isOnline: () => boolean,
): void {
  isBeingRenewed = false;
  renew = () => {
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
