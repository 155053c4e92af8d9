import { attempt } from "../attempt.ts";

/** The scroll position and the focus with which a student left a page. */
export interface ScrollPosition {
  /** How far the page was scrolled; in CSS pixels. */
  readonly top: number;
  /** The `href` of the focused link. */
  readonly link: string | undefined;
  /** The link's distance from the page's top; in CSS pixels. */
  readonly linkTop?: number | undefined;
}

/** An element's distance from the page's top; in CSS pixels. */
export const getTop = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

const POSITIONS_KEY = "lectern-positions";
/** How many history entries are stored. A visit is rarely longer. */
const MAX_STORED = 60;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === "object" && value !== null && "top" in value && typeof value.top === "number";

function readStored(storage: Storage): [string, ScrollPosition][] {
  try {
    const value: unknown = JSON.parse(storage.getItem(POSITIONS_KEY) ?? "[]");
    const entries = Array.isArray(value) ? value : [];
    return entries.filter(
      (entry): entry is [string, ScrollPosition] =>
        Array.isArray(entry) && typeof entry[0] === "string" && isScrollPosition(entry[1]),
    );
  } catch {
    return [];
  }
}

/**
 * Creates the store of the scroll positions of this tab's history entries, by the router's key. Session storage keeps
 * them across a reload.
 */
export function createScrollPositions(storage: Storage) {
  const positions = new Map(readStored(storage));
  let isEnded = false;
  const clear = (): void => {
    positions.clear();
    attempt(() => storage.removeItem(POSITIONS_KEY));
  };
  return {
    get: (key: string): ScrollPosition | undefined => positions.get(key),

    /** Changes parts of an entry's position, and makes the entry the latest. */
    update: (key: string, change: Partial<ScrollPosition>): void => {
      const before = positions.get(key);
      positions.delete(key);
      positions.set(key, { top: 0, link: undefined, ...before, ...change });
    },

    /** Writes the positions to storage, when the document is left. */
    save: (): void => {
      if (isEnded) return;
      attempt(() => storage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_STORED))));
    },

    /** Forgets all positions, because they tell what a student read. */
    clear,

    /** Forgets all positions and saves no more, when the document is left because its student signed out. */
    end: (): void => {
      isEnded = true;
      clear();
    },
  };
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;
