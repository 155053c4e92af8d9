export interface FakeStorage extends Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  /** What is stored, by key. */
  readonly values: Map<string, string>;
}

/** A storage in memory, with what it holds at first. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
