import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";
import { recallRows, rememberRows } from "./row-heights.ts";
import { rowsNear } from "./rows-near.ts";
import { type DrawnRows, GAP, OVERSCAN, ROW } from "./rows.ts";

type Options = VirtualizerOptions<Window, HTMLLIElement>;

/** The list to render. */
export interface ListNow {
  readonly items: readonly { readonly id: string }[];
  readonly columns: number;
  /** Of the card that has the focus. */
  readonly focusedId: string | undefined;
}

const estimateSize = () => ROW;
const getScrollElement = () => window;
const initialOffset = () => window.scrollY;

const toKeys = ({ items, columns }: ListNow): NonNullable<Options["getItemKey"]> => {
  return (row) => items[row * columns]?.id ?? row;
};

/** A star on one card of thousands moves no row: what is known of them holds. */
const isSameList = (a: ListNow, b: ListNow): boolean =>
  a.columns === b.columns &&
  (a.items === b.items ||
    (a.items.length === b.items.length && a.items.every(({ id }, index) => id === b.items[index]?.id)));

const extractorFor = (held: number | undefined): NonNullable<Options["rangeExtractor"]> => {
  return (range) => rowsNear(range, held);
};

/**
 * Knows which rows are near the screen, by what has been measured of them. It comes after the first rows were drawn,
 * and takes them over.
 *
 * @param draw called when other rows are to be in the page; `now` wants them there before it is painted
 */
export function createRowWindow(shown: ListNow, draw: (now: boolean) => void) {
  let list = shown;
  let place = { top: 0, gap: GAP };
  let held: number | undefined;
  let getItemKey = toKeys(shown);
  let rangeExtractor = extractorFor(held);
  let isAttached = false;
  let isMeasuring = false;

  const options = (): Options => ({
    count: Math.ceil(list.items.length / list.columns),
    gap: place.gap,
    scrollMargin: place.top,
    overscan: OVERSCAN,
    estimateSize,
    getItemKey,
    rangeExtractor,
    getScrollElement,
    initialOffset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: recallRows(shown.items, shown.columns),
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    // When it begins it would scroll to where the page before was: scroll restoration has set the place already.
    scrollToFn: (...to) => {
      if (isAttached) windowScroll(...to);
    },
    // A change measured during React's commit can be rendered only after it.
    onChange: (_, isScrolling) => draw(isScrolling && !isMeasuring),
  });
  const rows = new Virtualizer(options());
  // oxlint-disable-next-line no-underscore-dangle -- what adapters are to call, react-virtual's own too
  const leave = rows._didMount();

  /** The rows to render now. */
  const drawn = (now: ListNow): DrawnRows => {
    if (!isSameList(now, list)) getItemKey = toKeys(now);
    list = now;
    const focusedAt = now.focusedId === undefined ? -1 : now.items.findIndex(({ id }) => id === now.focusedId);
    const nowHeld = focusedAt < 0 ? undefined : Math.floor(focusedAt / now.columns);
    if (nowHeld !== held) rangeExtractor = extractorFor((held = nowHeld));
    rows.setOptions(options());

    const { top } = place;
    const all = rows.getVirtualItems();
    const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
    const isNear = (index: number) => index >= startIndex - OVERSCAN && index <= endIndex + OVERSCAN;
    const first = all.find(({ index }) => isNear(index));
    const last = all.findLast(({ index }) => isNear(index));
    return {
      rows: all.map(({ index, start }) => (isNear(index) ? { index } : { index, heldAt: start - top })),
      before: first === undefined ? 0 : first.start - top,
      after: last === undefined ? 0 : rows.getTotalSize() - (last.end - top),
    };
  };

  let element: HTMLElement | null = null;
  const look = () => {
    if (element === null) return;
    const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
    const gap = Number.parseFloat(getComputedStyle(element).rowGap) || GAP;
    if (place.top === top && place.gap === gap) return;
    place = { top, gap };
    draw(false);
  };
  // Anything that comes or goes above the list changes the page's length.
  const page = new ResizeObserver(look);

  return {
    drawn,
    measure: (row: HTMLLIElement | null) => {
      isMeasuring = true;
      rows.measureElement(row);
      isMeasuring = false;
    },
    /** After every drawing. */
    attach: (to: HTMLElement | null) => {
      // oxlint-disable-next-line no-underscore-dangle -- the same
      rows._willUpdate();
      isAttached = true;
      if (to === element) return;
      element = to;
      look();
      page.observe(document.body);
    },
    /** When the list goes: a return to it finds a page of the same length. */
    detach: () => {
      rememberRows(list.items, list.columns, rows.takeSnapshot());
      page.disconnect();
      element = null;
      leave();
    },
  };
}

export type RowWindow = ReturnType<typeof createRowWindow>;
