import { KEPT_PREFIX, LEAVING_KEY } from "@lectern/device/leaving-key";

/**
 * Removes what a device kept for a student who has signed out or deleted their account, if the browser was closed meanwhile
 * (OFF-02): the first page after it has no app that would. The app removes the mark, and data whose unsent reviews it saves
 * first. Never rejects.
 */
export async function finishLeaving(): Promise<void> {
  try {
    if (/^[sd]/.test(localStorage.getItem(LEAVING_KEY) ?? ""))
      for (const { name } of await indexedDB.databases())
        if (name?.startsWith(KEPT_PREFIX)) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is refused, or can't be listed.
  }
}
