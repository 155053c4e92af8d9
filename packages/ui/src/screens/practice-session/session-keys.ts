import type { Rating } from "@lectern/domain/practice";
import type { PracticeSessionViewProps } from "./practice-session.state.ts";

/** A pressed key, and its target. */
export interface SessionKey {
  /** Its name by `toShortcutKey`. */
  readonly key: string;
  /** Whether the target is a button or link, which Space and Enter press. */
  readonly isOnControl: boolean;
}

/** Didn't know it and Knew it. */
const twoRatings: readonly Rating[] = [1, 3];
const fourRatings: readonly Rating[] = [1, 2, 3, 4];

/** The ratings of the buttons, in display order. */
export const listRatings = (hasTwoButtons: boolean): readonly Rating[] => (hasTwoButtons ? twoRatings : fourRatings);

/** Finds the action of a key in the shown state; undefined if there is none. */
export function findKeyAction(
  { key, isOnControl }: SessionKey,
  props: PracticeSessionViewProps,
): (() => void) | undefined {
  const { state, hasSingleKeys, hasTwoButtons } = props;
  if (key === "escape") return props.onLeave;
  const isTurn = state.kind === "asking" || state.kind === "shown";
  if (isTurn && state.isBusy) return undefined;
  if ((key === " " || key === "enter") && !isOnControl) {
    if (state.kind === "asking" && state.card.choices === null) return props.onShowAnswer;
    const choice = state.kind === "shown" ? state.choice : null;
    if (choice !== null) return () => props.onRate(choice.rating);
    if (state.kind === "deleted") return props.onSkip;
  }
  if (!hasSingleKeys) return undefined;
  if (key === "z") return props.onUndo;
  if (!isTurn) return undefined;
  if (key === "o") return props.onOpenSource;
  if (key === "s") return props.onSuspend;
  if (key === "r") return props.onReadAloud;
  const index = "1234".indexOf(key);
  if (index === -1) return undefined;
  if (state.kind === "asking") {
    const { choices } = state.card;
    return choices !== null && index < choices.length ? () => props.onChoose(index) : undefined;
  }
  const rating = listRatings(hasTwoButtons)[index];
  if (rating === undefined) return undefined;
  return () => (state.choice === null ? props.onRate(rating) : props.onChangeRating(rating));
}

/** Names the keys of a card that do something now. The keys of ratings are on their buttons. */
export const toKeyHelp = ({ onReadAloud, onUndo }: Pick<PracticeSessionViewProps, "onReadAloud" | "onUndo">): string =>
  [
    "S suspend",
    ...(onReadAloud === undefined ? [] : ["R read aloud"]),
    "O show in transcript",
    ...(onUndo === undefined ? [] : ["Z undo"]),
    "Esc leave",
  ].join(" · ");
