import { isComposing, isInField, isOverlayOpen, toShortcutKey } from "../../theme/keys.ts";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { LectureCard, LectureCardsViewProps } from "./lecture-cards.state.ts";

const focusCard = (id: string): void => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();

/** Finds the focused card; undefined if none has the focus. */
const findFocused = (cards: readonly LectureCard[]): LectureCard | undefined => {
  const id = document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset["card"];
  return cards.find((card) => card.id === id);
};

export interface CardKeysOptions
  extends Pick<LectureCardsViewProps, "hasSingleKeys" | "onKeep" | "onDismiss" | "onOpenSource" | "onUndo"> {
  readonly proposals: readonly LectureCard[];
  readonly kept: readonly LectureCard[];
  readonly onEditing: (id: string) => void;
}

/**
 * The keys of the page (PRC-03): K keeps, E edits, D dismisses, and O opens the line of the focused card, otherwise of
 * the first proposal. After a decision the next proposal gets the focus. Ctrl or ⌘ with Z reverts the last decision.
 *
 * @returns moves the focus to the next proposal before one leaves the list
 */
export function useCardKeys(options: CardKeysOptions): (id: string) => void {
  const { proposals } = options;
  const next = useRef<string>(undefined);
  const moveOn = (id: string) => {
    const index = proposals.findIndex((card) => card.id === id);
    next.current = (proposals[index + 1] ?? proposals[index - 1])?.id;
  };
  useEffect(() => {
    if (next.current === undefined) return;
    focusCard(next.current);
    next.current = undefined;
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isComposing(event) || event.repeat || event.altKey) return;
    if (!(target instanceof Element) || isInField(target) || isOverlayOpen()) return;
    const key = toShortcutKey(event);
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" || event.shiftKey || options.onUndo === undefined) return;
      event.preventDefault();
      options.onUndo();
      return;
    }
    const focused = findFocused([...proposals, ...options.kept]);
    const card = focused ?? proposals[0];
    if (card === undefined) return;
    const index = proposals.indexOf(card);
    const isProposal = index !== -1;
    const run = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (isProposal && (key === "arrowdown" || key === "arrowup")) {
      const beside = focused === undefined ? card : proposals[index + (key === "arrowdown" ? 1 : -1)];
      // Only if a card itself has the focus: elsewhere the arrow keys scroll.
      if (target.matches("[data-proposed]") && beside !== undefined) run(() => focusCard(beside.id));
      return;
    }
    if (!options.hasSingleKeys) return;
    if (key === "o") run(() => options.onOpenSource(card));
    else if (key === "e") run(() => options.onEditing(card.id));
    else if (!isProposal) return;
    else if (key === "k" || key === "d")
      run(() => {
        moveOn(card.id);
        if (key === "k") options.onKeep([card.id]);
        else options.onDismiss(card.id);
      });
  });
  // In a layout effect: a key counts from the first picture on.
  useLayoutEffect(() => {
    const stop = new AbortController();
    window.addEventListener("keydown", (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return moveOn;
}
