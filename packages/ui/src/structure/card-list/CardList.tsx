import { lazy, memo, type ReactNode, Suspense } from "react";
import { CardGrid } from "../card-grid/CardGrid.tsx";
import type { CardListWindow as CardListWindowOf } from "./CardListWindow.tsx";

export interface CardListItem {
  readonly id: string;
}

export interface CardListProps<Item extends CardListItem> {
  /** Thousands, if need be. The same array while nothing changed: the heights of its rows are remembered by it. */
  readonly items: readonly Item[];
  /** Drawn for those that are near the screen; the same function while its cards look the same. */
  readonly renderCard: (item: Item) => ReactNode;
}

/** Two screens full: as many are drawn as they are, and ask for no further code. */
const DRAWN_WHOLE = 30;

const CardListWindow = lazy(async () => ({
  default: (await import("./CardListWindow.tsx")).CardListWindow,
})) as unknown as typeof CardListWindowOf;

interface CardOfItemProps<Item> {
  readonly item: Item;
  readonly renderCard: (item: Item) => ReactNode;
}

function CardOf<Item>({ item, renderCard }: CardOfItemProps<Item>) {
  return renderCard(item);
}

/** One card, drawn again only when there is something else to draw. */
export const CardOfItem = memo(CardOf) as typeof CardOf;

function Whole<Item extends CardListItem>({ items, renderCard }: CardListProps<Item>) {
  const drawn = items.slice(0, DRAWN_WHOLE);
  return (
    <CardGrid
      items={drawn.map((item) => ({ key: item.id, card: <CardOfItem item={item} renderCard={renderCard} /> }))}
    />
  );
}

function List<Item extends CardListItem>(props: CardListProps<Item>) {
  if (props.items.length <= DRAWN_WHOLE) return <Whole {...props} />;
  return (
    <Suspense fallback={<Whole {...props} />}>
      <CardListWindow {...props} />
    </Suspense>
  );
}

/** Cards of the library. A short list is a grid; of a long one only the rows near the screen are in the page. */
export const CardList = memo(List) as typeof List;
