import { defaultRangeExtractor, type Range, useWindowVirtualizer, windowScroll } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { long, held } from "./CardList.css.ts";
import { type CardListItem, type CardListProps, CardOfItem } from "./CardList.tsx";
import { recallRows, rememberRows } from "./row-heights.ts";
import { useColumns } from "./use-columns.ts";

/** Rows above and below the screen that are drawn too: the keyboard finds the next card before it is seen. */
const OVERSCAN = 3;
/** A row before it was measured, and the space between two; pixels. */
const ROW = 204;
const GAP = 16;

const onScreen = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * The rows near the screen, with the room that the others take. Screen readers are told how many cards there are and
 * which one each is. The row that has the focus stays with its neighbours, however far one scrolls, so that Tab goes on
 * from it.
 */
export function CardListWindow<Item extends CardListItem>({ items, renderCard }: CardListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const [place, setPlace] = useState({ top: 0, gap: GAP });
  const [focusedId, setFocusedId] = useState<string>();
  const isMounted = useRef(false);

  const count = Math.ceil(items.length / columns);
  const focusedAt = focusedId === undefined ? -1 : items.findIndex(({ id }) => id === focusedId);
  const focusedRow = focusedAt < 0 ? undefined : Math.floor(focusedAt / columns);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focusedRow === undefined) return near;
      const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < range.count);
      return [...new Set([...near, ...kept])].toSorted((a, b) => a - b);
    },
    [focusedRow],
  );
  const getItemKey = useCallback((row: number) => items[row * columns]?.id ?? row, [items, columns]);

  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    gap: place.gap,
    scrollMargin: place.top,
    overscan: OVERSCAN,
    initialRect: onScreen(),
    initialMeasurementsCache: recallRows(items, columns),
    getItemKey,
    rangeExtractor,
    // When it is mounted it would scroll to where the page before was: whoever leads here has set the place already.
    scrollToFn: (offset, options, instance) => {
      if (isMounted.current) windowScroll(offset, options, instance);
    },
  });

  useLayoutEffect(() => {
    isMounted.current = true;
  }, []);

  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (element === null) return;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || GAP;
      setPlace((now) => (now.top === top && now.gap === gap ? now : { top, gap }));
    };
    look();
    // Whatever comes or goes above the list changes the page's length.
    const page = new ResizeObserver(look);
    page.observe(document.body);
    return () => page.disconnect();
  }, []);

  const left = useRef<() => void>(undefined);
  useEffect(() => {
    left.current = () => rememberRows(items, columns, rows.takeSnapshot());
  });
  useEffect(() => () => left.current?.(), []);

  const hold = ({ target }: FocusEvent) => setFocusedId(target.closest<HTMLElement>("[data-id]")?.dataset["id"]);
  const drawn = rows.getVirtualItems();
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
  const flowing = drawn.filter(({ index }) => index >= startIndex - OVERSCAN && index <= endIndex + OVERSCAN);
  const [first, last] = [flowing[0], flowing.at(-1)];
  const before = first === undefined ? 0 : first.start - place.top;
  const after = last === undefined ? 0 : rows.getTotalSize() - (last.end - place.top);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees who among its cards has the focus
    <ul ref={list} className={long} style={{ paddingBlock: `${before}px ${after}px` }} onFocus={hold}>
      {drawn.flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            ref={column === 0 ? rows.measureElement : undefined}
            data-index={row.index}
            data-id={item.id}
            aria-setsize={items.length}
            aria-posinset={row.index * columns + column + 1}
            {...(flowing.includes(row)
              ? {}
              : { className: held, style: { insetBlockStart: row.start - place.top, gridColumn: column + 1 } })}
          >
            <CardOfItem item={item} renderCard={renderCard} />
          </li>
        )),
      )}
    </ul>
  );
}
