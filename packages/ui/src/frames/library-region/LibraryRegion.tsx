import { assertNever } from "@lectern/domain/assert-never";
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { CardGrid } from "../card-grid/CardGrid.tsx";
import { CardList, type CardListItem, type CardListProps } from "../card-list/CardList.tsx";
import { RetryLine } from "../retry-line/RetryLine.tsx";
import { region } from "./LibraryRegion.css.ts";

export interface LibraryRegionProps<Item extends CardListItem> extends CardListProps<Item> {
  readonly kind: "loading" | "failed" | "empty" | "no-match" | "ready";
  /** The kind of items: "recordings". */
  readonly noun: string;
  /** The skeleton of a card. Six are shown while the list loads (SHL-11). */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly noMatch?: ReactNode;
  /** The announcement for screen readers when a search changes the list. */
  readonly announcement?: string;
  /** Loads the list again after a failed first read. */
  readonly onRetry: () => void;
  /** Gets the focus when a focused card disappears from the list. */
  readonly focusFallback: RefObject<HTMLElement | null>;
}

const skeletonKeys = ["1", "2", "3", "4", "5", "6"];

/** Shows a list of the library in each state: skeletons, cards, or the reason why there are none. */
export function LibraryRegion<Item extends CardListItem>(props: LibraryRegionProps<Item>) {
  const { kind, noun, skeleton, empty, noMatch, items, renderCard, announcement = "", onRetry, focusFallback } = props;
  const { layout = "cards", groupBy, rest, onRestNeeded } = props;
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
    <div
      className={kind === "no-match" ? undefined : region}
      aria-busy={kind === "loading"}
      onFocus={hold}
      onBlur={release}
    >
      <VisuallyHidden live>
        {kind === "loading" || rest === "unknown" ? `Loading ${noun}` : announcement}
      </VisuallyHidden>
      {kind === "loading" ? (
        <div aria-hidden="true">
          <CardGrid items={skeletons} layout={layout} />
        </div>
      ) : kind === "failed" ? (
        <RetryLine noun={noun} onRetry={onRetry} />
      ) : kind === "empty" ? (
        empty
      ) : kind === "no-match" ? (
        noMatch
      ) : kind === "ready" ? (
        <CardList
          key={layout}
          items={items}
          renderCard={renderCard}
          layout={layout}
          groupBy={groupBy}
          rest={rest}
          skeleton={skeleton}
          onRestNeeded={onRestNeeded}
        />
      ) : (
        assertNever(kind)
      )}
    </div>
  );
}

/** "2 recordings found", during a search. */
export function foundWords(count: number, singular: string, plural: string, query: string): string {
  if (query.trim() === "") return "";
  return count === 1 ? `1 ${singular} found` : `${count} ${plural} found`;
}
