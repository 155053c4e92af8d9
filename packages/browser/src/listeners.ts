/** Creates a list of listeners that are called together. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** @returns removes the listener */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
  };
}
