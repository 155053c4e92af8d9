import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";
import { recallRows, rememberRows } from "./row-heights.ts";
import { rowsNear } from "./rows-near.ts";
import { type DrawnRows, ROW_GAP, OVERSCAN, type Row, CARD_ROW } from "./rows.ts";

type Options = VirtualizerOptions<Window, HTMLElement>;

/** The list to render. */
export interface ListNow {
  /** The items of the rows. Row heights are remembered by this array and the `layout`. */
  readonly items: readonly unknown[];
  readonly rows: readonly Row<{ readonly id: string }>[];
  /** Names the layout of the rows, because their heights depend on it. */
  readonly layout: string;
  /** The id of the focused card. */
  readonly focusedId: string | undefined;
}

const getScrollElement = () => window;
const initialOffset = () => window.scrollY;

const toKeys = ({ rows }: ListNow): NonNullable<Options["getItemKey"]> => {
  return (row) => rows[row]?.key ?? row;
};

/**
 * Whether only items changed and not the rows, as after starring one of thousands of cards. The measured heights then
 * stay valid.
 */
const isSameList = (a: ListNow, b: ListNow): boolean =>
  a.layout === b.layout &&
  (a.rows === b.rows ||
    (a.rows.length === b.rows.length && a.rows.every(({ key }, index) => key === b.rows[index]?.key)));

const createExtractor = (focusedRow: number | undefined): NonNullable<Options["rangeExtractor"]> => {
  return (range) => rowsNear(range, focusedRow);
};

/**
 * Decides which rows are near the screen from measured heights. It starts after the first rows were rendered, and takes
 * them over.
 *
 * @param draw called when other rows should be in the page; `now` means before the next paint
 */
export function createRowWindow(firstList: ListNow, draw: (now: boolean) => void) {
  let list = firstList;
  let geometry = { top: 0, gap: ROW_GAP };
  let focusedRow: number | undefined;
  let getItemKey = toKeys(firstList);
  let rangeExtractor = createExtractor(focusedRow);
  let isAttached = false;
  let isMeasuring = false;
  const estimateSize = (row: number) => list.rows[row]?.estimate ?? CARD_ROW;

  const options = (): Options => ({
    count: list.rows.length,
    gap: geometry.gap,
    scrollMargin: geometry.top,
    overscan: OVERSCAN,
    estimateSize,
    getItemKey,
    rangeExtractor,
    getScrollElement,
    initialOffset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: recallRows(firstList.items, firstList.layout),
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    // On start it would scroll to the previous page's position, but scroll restoration has already set the position.
    scrollToFn: (...to) => {
      if (isAttached) windowScroll(...to);
    },
    // A change measured during React's commit can be rendered only after it.
    onChange: (_, isScrolling) => draw(isScrolling && !isMeasuring),
  });
  const rows = new Virtualizer(options());
  // oxlint-disable-next-line no-underscore-dangle -- the method that adapters must call, as react-virtual does
  const leave = rows._didMount();

  /** Returns the rows to render now. */
  const getRows = (now: ListNow): DrawnRows => {
    if (!isSameList(now, list)) getItemKey = toKeys(now);
    list = now;
    const { focusedId } = now;
    const focusedAt =
      focusedId === undefined ? -1 : now.rows.findIndex(({ items }) => items.some(({ id }) => id === focusedId));
    const nowHeld = focusedAt < 0 ? undefined : focusedAt;
    if (nowHeld !== focusedRow) rangeExtractor = createExtractor((focusedRow = nowHeld));
    rows.setOptions(options());

    const { top } = geometry;
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
    const rowGap = Number.parseFloat(getComputedStyle(element).rowGap);
    const gap = Number.isNaN(rowGap) ? ROW_GAP : rowGap;
    if (geometry.top === top && geometry.gap === gap) return;
    geometry = { top, gap };
    draw(false);
  };
  // Anything added or removed above the list changes the page's length.
  const page = new ResizeObserver(look);

  return {
    drawn: getRows,
    measure: (row: HTMLElement | null) => {
      isMeasuring = true;
      rows.measureElement(row);
      isMeasuring = false;
    },
    /** Call it after every render. */
    attach: (to: HTMLElement | null) => {
      // oxlint-disable-next-line no-underscore-dangle -- the same
      rows._willUpdate();
      isAttached = true;
      if (to === element) return;
      element = to;
      look();
      page.observe(document.body);
    },
    /** Call it when the list unmounts, so that the page has the same length when the reader returns. */
    detach: () => {
      rememberRows(list.items, list.layout, rows.takeSnapshot());
      page.disconnect();
      element = null;
      leave();
    },
  };
}

export type RowWindow = ReturnType<typeof createRowWindow>;
