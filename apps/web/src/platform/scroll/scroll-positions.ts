import { attempt } from "../browser-storage.ts";

/** The scroll position and the focus that a student left a page with. */
export interface ScrollPosition {
  /** How far the page was scrolled; in CSS pixels. */
  readonly top: number;
  /** The `href` of the link that had the focus. */
  readonly link: string | undefined;
  /** That link's distance from the page's top; in CSS pixels. */
  readonly linkTop?: number | undefined;
}

/** An element's distance from the page's top; in CSS pixels. */
export const getTop = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

const KEY = "lectern-positions";
/** How many entries of the history are stored: a visit is rarely longer. */
const MAX_STORED = 60;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === "object" && value !== null && "top" in value && typeof value.top === "number";

function readStored(storage: Storage): [string, ScrollPosition][] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    const entries = Array.isArray(value) ? value : [];
    return entries.filter(
      (entry): entry is [string, ScrollPosition] =>
        Array.isArray(entry) && typeof entry[0] === "string" && isScrollPosition(entry[1]),
    );
  } catch {
    return [];
  }
}

/** The scroll positions of this tab's history entries, by the router's key; session storage keeps them over a reload. */
export function createScrollPositions(storage: Storage) {
  const positions = new Map(readStored(storage));
  let isEnded = false;
  const clear = (): void => {
    positions.clear();
    attempt(() => storage.removeItem(KEY));
  };
  return {
    get: (key: string): ScrollPosition | undefined => positions.get(key),

    /** Changes parts of an entry's position; the entry becomes the latest. */
    update: (key: string, change: Partial<ScrollPosition>): void => {
      const before = positions.get(key);
      positions.delete(key);
      positions.set(key, { top: 0, link: undefined, ...before, ...change });
    },

    /** Writes the positions to storage, when the document is left. */
    save: (): void => {
      if (isEnded) return;
      attempt(() => storage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_STORED))));
    },

    /** Forgets all positions: they name what a student read. */
    clear,

    /** Forgets all positions and saves none, when the document is left because its student signed out. */
    end: (): void => {
      isEnded = true;
      clear();
    },
  };
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;
