import type { CardKind } from "@lectern/domain/cards";
import type { CardStatus } from "@lectern/domain/practice";
import type { CardTexts } from "../../recording/card-form/CardForm.tsx";
import type { TranscriptState } from "../recording/recording.state.ts";
import type { CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** A proposed or kept card of a lecture. */
export interface LectureCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  /** The answers of a choice card in display order; null for other kinds. */
  readonly choices: readonly string[] | null;
  readonly quote: string;
  readonly source: CardSource;
  readonly status: CardStatus;
  readonly isSuspended: boolean;
  /**
   * Whether the transcript changed where the quote is. The card is then excluded from practice until the student
   * confirms it (PRC-06).
   */
  readonly isSourceChanged: boolean;
}

/** A key term of a lecture whose definition can become a card. */
export interface CardTerm {
  readonly term: string;
  /** The sentence that defines it. */
  readonly definition: string;
  readonly source: CardSource;
}

export type LectureCardsState<Term extends CardTerm = CardTerm> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** There is no text to make cards from. */
  | { readonly kind: "no-transcript" }
  | {
      readonly kind: "ready";
      /** BCP 47, if it is known. */
      readonly language: string | undefined;
      /** Best first. */
      readonly proposals: readonly LectureCard[];
      /** In the order of the lecture. */
      readonly kept: readonly LectureCard[];
      /** Key terms that have no card yet, in the order of the lecture. */
      readonly terms: readonly Term[];
    };

export type MakingState =
  /** It isn't known yet whether a model can be asked. */
  | { readonly kind: "unknown" }
  | { readonly kind: "idle" }
  | { readonly kind: "making" }
  /** `count`: how many cards the last request proposed. 0 means that the lecture has no further good ones. */
  | { readonly kind: "made"; readonly count: number; readonly isFirst: boolean }
  /** Only a model proposes cards, and none could be asked: there is none, or its daily budget is used up. */
  | { readonly kind: "needs-model"; readonly why: "none" | "budget" | "unavailable" }
  /** `reason`: the server's own sentence. */
  | { readonly kind: "failed"; readonly reason: string | null };

/** Making a card of a key term. */
export type TermCardState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding"; readonly term: string }
  /** `reason`: the server's own sentence. */
  | { readonly kind: "failed"; readonly reason: string | null };

/** Decisions show at once and are saved afterwards. */
export type SavingState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** `reason`: the server's own sentence, such as about a reached limit. */
  | { readonly kind: "failed"; readonly isOffline: boolean; readonly reason: string | null };

export interface LectureCardsViewProps {
  readonly state: LectureCardsState;
  readonly making: MakingState;
  readonly saving: SavingState;
  readonly adding: TermCardState;
  /** The link to the recording's page. */
  readonly backLink: { readonly href: string; readonly title: string };
  /** The address of the lecture's transcript, where cards are written by hand. */
  readonly transcriptHref: string;
  /** The address of a session with this lecture's cards. */
  readonly sessionHref: string;
  readonly hasSingleKeys: boolean;
  readonly onRetry: () => void;
  readonly onMake: () => void;
  readonly onMakeOfTerm: (term: CardTerm) => void;
  /** Keeps one card or all proposals, or confirms a card whose transcript changed. */
  readonly onKeep: (ids: readonly string[]) => void;
  readonly onDismiss: (id: string) => void;
  /** @param seen the texts when the fields were opened, which another tab may have changed since (COR-03) */
  readonly onEdit: (id: string, texts: CardTexts, seen: CardTexts) => void;
  readonly onSuspend: (id: string, isSuspended: boolean) => void;
  /** Called after the student has confirmed. */
  readonly onDelete: (id: string) => void;
  /** Opens a card's line in the transcript if it is not beside the cards. */
  readonly onOpenSource: (card: LectureCard) => void;
  /** The transcript in the pane beside the cards; undefined while it is loading. */
  readonly transcript?: TranscriptState | undefined;
  /** Called when the window has room for the transcript beside the cards. */
  readonly onPaneNeeded?: (() => void) | undefined;
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onSaveAgain: () => void;
  /** Discards the decisions that could not be saved. */
  readonly onDiscard: () => void;
}
