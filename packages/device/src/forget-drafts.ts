import { attempt } from "@lectern/browser/attempt";

/** Begins the keys of session storage, one for each user, that hold what was typed in this tab (OFF-03). */
export const DRAFTS_PREFIX = "lectern-drafts-";

/** Removes what was typed by all users but `staying`. */
export function forgetDrafts(
  storage: Pick<Storage, "removeItem" | "key" | "length">,
  staying: string | undefined,
): void {
  attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys)
      if (key?.startsWith(DRAFTS_PREFIX) === true && key !== DRAFTS_PREFIX + (staying ?? "")) storage.removeItem(key);
  });
}
