import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from "react";

/** Keeps what is typed into fields, so that it survives a reload. An app provides one with {@link DraftProvider}. */
export interface DraftStore {
  /** Returns what a field had; undefined for nothing. */
  readonly read: (field: string) => unknown;
  /** Keeps what a field has, which JSON can hold; undefined removes it. */
  readonly write: (field: string, value: unknown) => void;
}

const DraftContext = createContext<DraftStore | undefined>(undefined);

/** Gives the fields below it a store for what is typed into them. The app forgets what it has stored or given up. */
export const DraftProvider = DraftContext.Provider;

/** The store of the fields here; undefined where an app keeps none. */
export const useDraftStore = (): DraftStore | undefined => useContext(DraftContext);

/**
 * State of a field whose value is kept in the {@link DraftStore} as it is typed, as `useState` without a store.
 *
 * @param field names it in the store
 * @param initial the value of a field that nothing was typed into; it is not kept
 */
export function useDraft<Value>(field: string, initial: Value): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const store = useDraftStore();
  const [value, setValue] = useState<Value>(() => {
    const draft = store?.read(field);
    return draft === undefined ? initial : (draft as Value);
  });
  const [untouched] = useState(initial);
  useEffect(() => {
    store?.write(field, value === untouched ? undefined : value);
  }, [store, field, value, untouched]);
  return [value, setValue];
}
