import type { CardProposalsWork } from "@lectern/machines/card-proposals/card-proposals.machine";
import type { PracticeWork } from "@lectern/machines/practice/practice.types";

export const cardProposalsLogLines: Record<CardProposalsWork, string> = {
  saveChanges: "Error updating cards",
};

/** SRV-09: the model's daily budget is used up. */
export const CARDS_QUOTE_LECTURE =
  "The model has read as much as it may today, so these cards use the lecture's own sentences.";

export const practiceLogLines: Record<PracticeWork | "endSession", string> = {
  loadSession: "Error loading cards to practice",
  recordReview: "Error keeping a review",
  suspendCard: "Error suspending a card",
  undoStep: "Error undoing a review",
  endSession: "Error ending the session",
};

export const CARD_ADDED = "Card added";
