import type { CardProposalsWork } from "@lectern/machines/card-proposals/card-proposals.machine";
import type { PracticeWork } from "@lectern/machines/practice/practice.types";

export const cardProposalsLogLines: Record<CardProposalsWork, string> = {
  saveChanges: "Error updating cards",
};

export const practiceLogLines: Record<PracticeWork | "endSession", string> = {
  loadSession: "Error loading cards to practice",
  recordReview: "Error keeping a review",
  suspendCard: "Error suspending a card",
  undoStep: "Error undoing a review",
  endSession: "Error ending the session",
};

export const CARD_ADDED = "Card added";

const termQuestions: Readonly<Record<string, (term: string) => string>> = {
  en: (term) => `What is ${term}?`,
  de: (term) => `Was ist ${term}?`,
  es: (term) => `¿Qué es ${term}?`,
  fr: (term) => `Qu’est-ce que ${term} ?`,
  pt: (term) => `O que é ${term}?`,
};

const article = /^(?:an?|the|eine?|der|die|das|una?|el|la|une|le|uma?|o) $/i;

/** A term with the article that its definition begins with, or that ends it in English: "We call this an enzyme." */
function withArticle(term: string, definition: string, language: string): string {
  const at = definition.toLowerCase().indexOf(term.toLowerCase());
  if (at === -1) return term;
  const before = definition.slice(0, at);
  if (article.test(before)) return `${before.toLowerCase()}${term}`;
  const last = /^\W*$/.test(definition.slice(at + term.length)) ? / (an? )$/.exec(before)?.[1] : undefined;
  return language === "en" && last !== undefined ? `${last}${term}` : term;
}

/**
 * The question of a card that is made of a key term, in the lecture's language.
 *
 * @param language BCP 47
 */
export function toTermQuestion(term: string, definition: string, language: string | null): string {
  const own = language?.split("-")[0] ?? "";
  return termQuestions[own]?.(withArticle(term, definition, own)) ?? `${term}?`;
}
