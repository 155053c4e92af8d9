let isBlocked = false;

/** Whether this browser stores nothing for this site, so that no session outlives the document (AUT-18). */
export const isStorageBlocked = (): boolean => isBlocked;

const createStorage = (): Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
};

/** Replaces storage that the browser refuses to give by one that lasts as long as the document. Call it before any use. */
export function replaceBlockedStorage(target: Pick<Window, "localStorage" | "sessionStorage">): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      // Throws where the user has blocked it; it is null in some embedded browsers.
      target[name].getItem(name);
    } catch {
      isBlocked = true;
      Object.defineProperty(target, name, { value: createStorage() });
    }
  }
}
