/** A `Storage` in memory for tests. @example new MemoryStorage(new Map([["key", "value"]])) */
export class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;

  constructor(items = new Map<string, string>()) {
    this.#items = items;
  }
  get length() {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => void this.#items.set(key, value);
}
