import type { CardKind } from "@lectern/domain/cards";
import type { CardStatus } from "@lectern/domain/practice";
import type { CardTexts } from "../../recording/card-form/CardForm.tsx";
import type { TranscriptState } from "../recording/recording.state.ts";
import type { CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** A card of a lecture, proposed or kept. */
export interface LectureCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  /** Of a choice card, in the order in which they are shown; null for other kinds. */
  readonly choices: readonly string[] | null;
  readonly quote: string;
  readonly source: CardSource;
  readonly status: CardStatus;
  readonly isSuspended: boolean;
  /** The transcript changed where the quote stands: the card isn't asked until it is looked at (PRC-06). */
  readonly isSourceChanged: boolean;
}

export type LectureCardsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** There is nothing to make cards from. */
  | { readonly kind: "no-transcript" }
  | {
      readonly kind: "ready";
      /** BCP 47, where it is known. */
      readonly language: string | undefined;
      /** Best first. */
      readonly proposals: readonly LectureCard[];
      /** In the order of the lecture. */
      readonly kept: readonly LectureCard[];
    };

export type MakingState =
  | { readonly kind: "idle" }
  | { readonly kind: "making" }
  /** `count`: how many the last request proposed; none means that the lecture has no good ones that it didn't have before. */
  | { readonly kind: "made"; readonly count: number; readonly isFirst: boolean }
  /** `reason`: the server's own sentence. */
  | { readonly kind: "failed"; readonly reason: string | null };

/** Decisions show at once and are saved after it. */
export type SavingState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** `reason`: the server's own sentence, such as a limit that is reached. */
  | { readonly kind: "failed"; readonly isOffline: boolean; readonly reason: string | null };

export interface LectureCardsViewProps {
  readonly state: LectureCardsState;
  readonly making: MakingState;
  readonly saving: SavingState;
  /** The recording's page. */
  readonly backLink: { readonly href: string; readonly title: string };
  /** A session of this lecture's cards. */
  readonly sessionHref: string;
  readonly hasSingleKeys: boolean;
  readonly onRetry: () => void;
  readonly onMake: () => void;
  /** One card, or all that are proposed; also a card that is looked at after its transcript changed. */
  readonly onKeep: (ids: readonly string[]) => void;
  readonly onDismiss: (id: string) => void;
  readonly onEdit: (id: string, texts: CardTexts) => void;
  readonly onSuspend: (id: string, isSuspended: boolean) => void;
  /** Called after the student confirmed. */
  readonly onDelete: (id: string) => void;
  /** Opens a card's line where it doesn't stand beside the cards. */
  readonly onOpenSource: (card: LectureCard) => void;
  /** Of the pane beside the cards; undefined until it is read. */
  readonly transcript?: TranscriptState | undefined;
  /** The window has room for the transcript beside the cards. */
  readonly onPaneNeeded?: (() => void) | undefined;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onSaveAgain: () => void;
  /** Gives up the decisions that could not be saved. */
  readonly onDiscard: () => void;
}
