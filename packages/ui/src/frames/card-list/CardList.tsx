import { type FocusEvent, memo, type ReactNode, useRef, useState } from "react";
import { grid } from "../card-grid/CardGrid.css.ts";
import { held, long } from "./CardList.css.ts";
import { useColumns } from "./use-columns.ts";
import { useRenderedRows } from "./use-rendered-rows.ts";

export interface CardListItem {
  readonly id: string;
}

export interface CardListProps<Item extends CardListItem> {
  /** Thousands, if need be. The same array while nothing changed: the heights of its rows are remembered by it. */
  readonly items: readonly Item[];
  /** Drawn for those that are near the screen; the same function while its cards look the same. */
  readonly renderCard: (item: Item) => ReactNode;
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

/**
 * Of a long list the rows near the screen are in the page, with the room that the others take. Screen readers are told
 * how many cards there are and which one each is. The row that has the focus stays with its neighbours, however far one
 * scrolls, so that Tab goes on from it.
 */
function List<Item extends CardListItem>({ items, renderCard }: CardListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const [focusedId, setFocusedId] = useState<string>();
  const { rowWindow, rows, before, after } = useRenderedRows({ items, columns, focusedId }, list);
  const hold = ({ target }: FocusEvent) => setFocusedId(target.closest<HTMLElement>("[data-id]")?.dataset["id"]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees who among its cards has the focus
    <ul
      ref={list}
      className={rowWindow === undefined ? grid : long}
      {...(rowWindow === undefined ? {} : { style: { paddingBlock: `${before}px ${after}px` } })}
      onFocus={hold}
    >
      {rows.flatMap(({ index, heldAt }) =>
        items.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            ref={column === 0 ? rowWindow?.measure : undefined}
            data-index={index}
            data-id={item.id}
            aria-setsize={items.length}
            aria-posinset={index * columns + column + 1}
            {...(heldAt === undefined
              ? {}
              : { className: held, style: { insetBlockStart: heldAt, gridColumn: column + 1 } })}
          >
            <CardOfItem item={item} renderCard={renderCard} />
          </li>
        )),
      )}
    </ul>
  );
}

/** Cards of the library. A short list is whole; a long one draws what is near the screen. */
export const CardList = memo(List) as typeof List;
