import { lazy, type ReactNode, Suspense } from "react";
import { CardGrid } from "../card-grid/CardGrid.tsx";
import type { CardListWindow as CardListWindowOf } from "./CardListWindow.tsx";

export interface CardListItem {
  readonly id: string;
}

export interface CardListProps<Item extends CardListItem> {
  /** Thousands, if need be. The same array while nothing changed: the heights of its rows are remembered by it. */
  readonly items: readonly Item[];
  /** Drawn for those that are near the screen. */
  readonly renderCard: (item: Item) => ReactNode;
}

/** As many as a first page has: they are drawn as they are, and ask for no further code. */
const DRAWN_WHOLE = 60;

const CardListWindow = lazy(async () => ({
  default: (await import("./CardListWindow.tsx")).CardListWindow,
})) as unknown as typeof CardListWindowOf;

/** Cards of the library. A short list is a grid; of a long one only the rows near the screen are in the page. */
export function CardList<Item extends CardListItem>({ items, renderCard }: CardListProps<Item>) {
  const whole = (
    <CardGrid items={items.slice(0, DRAWN_WHOLE).map((item) => ({ key: item.id, card: renderCard(item) }))} />
  );
  if (items.length <= DRAWN_WHOLE) return whole;
  return (
    <Suspense fallback={whole}>
      <CardListWindow items={items} renderCard={renderCard} />
    </Suspense>
  );
}
