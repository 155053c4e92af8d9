import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { grid, lines } from "../card-grid/CardGrid.css.ts";
import { group, groupHeading, held, laterGroupHeading, longGrid, longLines } from "./CardList.css.ts";
import { LINE_ROW, type Rest, CARD_ROW, type Row, toRestRows, toRows } from "./rows.ts";
import { useColumns } from "./use-columns.ts";
import { useRenderedRows } from "./use-rendered-rows.ts";

export interface CardListItem {
  readonly id: string;
}

export interface CardListProps<Item extends CardListItem> {
  /** Can be thousands. Pass the same array while nothing changes, because row heights are remembered by it. */
  readonly items: readonly Item[];
  /** Called for cards near the screen. Pass the same function while the cards look the same. */
  readonly renderCard: (item: Item) => ReactNode;
  /** `lines` has one item in a row. A list keeps its first layout. @default "cards" */
  readonly layout?: "cards" | "lines";
  /** Returns the heading of an item's group. Pass the same function while the groups are the same. */
  readonly groupBy?: ((item: Item) => string) | undefined;
  /** How many items follow that have not been read, as skeletons. @default 0 */
  readonly rest?: Rest | undefined;
  /** The skeleton of an item that has not been read. */
  readonly skeleton?: ReactNode;
  /** Called when the page is nearing the items that have not been read. */
  readonly onRestNeeded?: (() => void) | undefined;
}

interface CardOfItemProps<Item> {
  readonly item: Item;
  readonly renderCard: (item: Item) => ReactNode;
}

function CardOf<Item>({ item, renderCard }: CardOfItemProps<Item>) {
  return renderCard(item);
}

/** One card, rendered again only when its item changes. */
const CardOfItem = memo(CardOf) as typeof CardOf;

/** A row in the page, with its position if it is not in the flow. */
interface Placed<Item> {
  readonly row: Row<Item>;
  readonly index: number;
  readonly heldAt: number | undefined;
}

/** Groups the rows in the page. */
function toGroups<Item>(placedRows: readonly Placed<Item>[]) {
  const groups: { words: string; heading?: Placed<Item>; rows: Placed<Item>[] }[] = [];
  for (const each of placedRows) {
    const { group: words = "", items, skeletons = 0 } = each.row;
    if (groups.at(-1)?.words !== words) groups.push({ words, rows: [] });
    const last = groups.at(-1);
    if (last !== undefined && items.length === 0 && skeletons === 0) last.heading = each;
    else last?.rows.push(each);
  }
  return groups;
}

/** The style of a distant row that stays. */
const toHeld = (heldAt: number | undefined, column: number) =>
  heldAt === undefined ? {} : { className: held, style: { insetBlockStart: heldAt, gridColumn: column } };

/**
 * Renders the rows of a long list that are near the screen, with space for the others. Screen readers get the number of
 * cards and each card's position. The focused row stays with its neighbours, however far the reader scrolls, so that
 * Tab continues from it.
 */
function List<Item extends CardListItem>(props: CardListProps<Item>) {
  const { items, renderCard, layout = "cards", groupBy, rest = 0, skeleton, onRestNeeded } = props;
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const cardColumns = useColumns();
  const columns = layout === "lines" ? 1 : cardColumns;
  const estimate = layout === "lines" ? LINE_ROW : CARD_ROW;
  const ownRows = useMemo(() => toRows(items, columns, estimate, groupBy), [items, columns, estimate, groupBy]);
  const rows = useMemo(
    () => (rest === 0 ? ownRows : [...ownRows, ...toRestRows(rest, ownRows, items.length, columns)]),
    [ownRows, rest, items.length, columns],
  );
  const [focusedId, setFocusedId] = useState<string>();
  const currentList = { items, rows, layout: `${layout} ${columns} ${groupBy === undefined}`, focusedId };
  const { rowWindow, rows: drawn, before: above, after: below } = useRenderedRows(currentList, list);
  const hold = ({ target }: FocusEvent) => setFocusedId(target.closest<HTMLElement>("[data-id]")?.dataset["id"]);

  const placedRows = drawn.map(({ index, heldAt }) => ({ row: rows[index] as Row<Item>, index, heldAt }));
  const lastDrawn = drawn.findLast(({ heldAt }) => heldAt === undefined)?.index ?? 0;
  const isNearRest = rest !== 0 && lastDrawn > ownRows.length / 2;
  useEffect(() => {
    if (isNearRest) onRestNeeded?.();
  }, [isNearRest, onRestNeeded]);
  // A reader who went to the list's end before it was read gets there although its length was estimated.
  const earlier = useRef({ read: 0, isAtEnd: false });
  useLayoutEffect(() => {
    if (earlier.current.isAtEnd && earlier.current.read < items.length)
      window.scrollTo(0, document.documentElement.scrollHeight);
    earlier.current = { read: items.length, isAtEnd: rest !== 0 && lastDrawn === rows.length - 1 };
  });
  const isLong = rowWindow !== undefined || below > 0;
  // -1 says that the length is unknown.
  const ariaSetSize = rest === "unknown" ? -1 : items.length + rest;
  const outside = {
    ref: list,
    className: layout === "lines" ? (isLong ? longLines : lines) : isLong ? longGrid : grid,
    ...(isLong && { style: { paddingBlock: `${above}px ${below}px` } }),
    onFocus: hold,
  };
  const renderRow = ({ row, index, heldAt }: Placed<Item>) => [
    ...Array.from({ length: row.skeletons ?? 0 }, (_, column) => (
      <li
        key={`${row.key} ${column}`}
        ref={column === 0 ? rowWindow?.measure : undefined}
        data-index={index}
        aria-hidden="true"
      >
        {skeleton}
      </li>
    )),
    ...row.items.map((item, column) => (
      <li
        key={item.id}
        ref={column === 0 ? rowWindow?.measure : undefined}
        data-index={index}
        data-id={item.id}
        aria-setsize={ariaSetSize}
        aria-posinset={row.firstIndex + column + 1}
        {...toHeld(heldAt, column + 1)}
      >
        <CardOfItem item={item} renderCard={renderCard} />
      </li>
    )),
  ];

  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes which of its cards has the focus
  if (groupBy === undefined) return <ul {...outside}>{placedRows.flatMap(renderRow)}</ul>;
  return (
    <div {...outside}>
      {toGroups(placedRows).map(({ words, heading, rows: under }) => (
        <Fragment key={words}>
          {heading && (
            <h2
              ref={rowWindow?.measure}
              data-index={heading.index}
              className={heading.index === 0 ? groupHeading : laterGroupHeading}
              {...toHeld(heading.heldAt, 1)}
            >
              {words}
            </h2>
          )}
          {under.length > 0 && (
            <ul className={group} {...(words === "" ? { "aria-hidden": true } : { "aria-label": words })}>
              {under.flatMap(renderRow)}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** A list of cards. A short list is rendered completely, a long one only near the screen. */
export const CardList = memo(List) as typeof List;
