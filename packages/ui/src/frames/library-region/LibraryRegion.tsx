import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { CardGrid } from "../card-grid/CardGrid.tsx";
import { CardList, type CardListItem, type CardListProps } from "../card-list/CardList.tsx";
import { region } from "./LibraryRegion.css.ts";

export interface LibraryRegionProps<Item extends CardListItem> extends CardListProps<Item> {
  readonly kind: "loading" | "failed" | "empty" | "no-match" | "ready";
  /** What is listed: "recordings". */
  readonly noun: string;
  /** One card's skeleton; six are shown while the list loads (SHL-11). */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly noMatch?: ReactNode;
  /** What a screen reader hears when the list changes under the search box. */
  readonly announcement?: string;
  /** Takes the focus when the card that had it leaves the list. */
  readonly focusFallback: RefObject<HTMLElement | null>;
}

const skeletonKeys = ["1", "2", "3", "4", "5", "6"];

/** The states of every list in the library: skeletons, then cards, or the words for why there are none. */
export function LibraryRegion<Item extends CardListItem>(props: LibraryRegionProps<Item>) {
  const { kind, noun, skeleton, empty, noMatch, items, renderCard, announcement = "", focusFallback } = props;
  const { layout = "cards", groupBy } = props;
  const held = useRef<Element>(null);
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) focusFallback.current?.focus();
  });
  const hold = (event: FocusEvent) => {
    held.current = event.target;
  };
  const release = () => {
    held.current = null;
  };
  const skeletons = skeletonKeys.map((key) => ({ key, card: skeleton }));
  return (
    <div className={region} aria-busy={kind === "loading"} onFocus={hold} onBlur={release}>
      <VisuallyHidden live>{kind === "loading" ? `Loading ${noun}` : announcement}</VisuallyHidden>
      {kind === "loading" && (
        <div aria-hidden="true">
          <CardGrid items={skeletons} layout={layout} />
        </div>
      )}
      {kind === "empty" && empty}
      {kind === "no-match" && noMatch}
      {kind === "ready" && (
        <CardList key={layout} items={items} renderCard={renderCard} layout={layout} groupBy={groupBy} />
      )}
    </div>
  );
}

/** "2 recordings found", while a search is on. */
export function foundWords(count: number, one: string, many: string, query: string): string {
  if (query.trim() === "") return "";
  return count === 1 ? `1 ${one} found` : `${count} ${many} found`;
}
