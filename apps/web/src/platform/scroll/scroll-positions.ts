/** Where somebody was on a page. */
export interface Place {
  /** CSS pixels from the page's top. */
  readonly top: number;
  /** The address of the link that had the focus. */
  readonly link: string | undefined;
  /** Where that link was, in CSS pixels from the page's top. */
  readonly linkTop?: number | undefined;
}

/** Where an element is, in CSS pixels from the page's top. */
export const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

const KEY = "lectern-places";
/** A visit is rarely longer, and what is older may begin at its top. */
const KEPT = 60;

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" && value !== null && "top" in value && typeof value.top === "number";

function stored(storage: Storage): [string, Place][] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    const entries = Array.isArray(value) ? value : [];
    return entries.filter(
      (entry): entry is [string, Place] => Array.isArray(entry) && typeof entry[0] === "string" && isPlace(entry[1]),
    );
  } catch {
    return [];
  }
}

/** The places of this tab's history, by the router's key of an entry; a reload finds them again. */
export function createScrollPositions(storage: Storage) {
  const places = new Map(stored(storage));
  return {
    of: (key: string): Place | undefined => places.get(key),

    keep: (key: string, change: Partial<Place>): void => {
      const before = places.get(key);
      places.delete(key);
      places.set(key, { top: 0, link: undefined, ...before, ...change });
    },

    /** When the document is left. */
    store: (): void => {
      try {
        storage.setItem(KEY, JSON.stringify([...places].slice(-KEPT)));
      } catch {
        // a full or forbidden storage: the page begins at its top
      }
    },
  };
}
