export interface FakeStorage extends Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> {
  /** The stored values, by key. */
  readonly values: Map<string, string>;
}

/** Creates a storage in memory with initial values. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
