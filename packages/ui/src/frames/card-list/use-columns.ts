import { useSyncExternalStore } from "react";
import { columnsFrom } from "../card-grid/card-columns.ts";

const matches = (query: string): boolean => window.matchMedia(query).matches;

const subscribe = (listener: () => void): (() => void) => {
  const lists = Object.values(columnsFrom).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
};

const countColumns = (): number => (matches(columnsFrom.three) ? 3 : matches(columnsFrom.two) ? 2 : 1);

/** Returns the current number of columns. */
export const useColumns = (): number => useSyncExternalStore(subscribe, countColumns, () => 1);
