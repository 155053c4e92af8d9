import { applyFields } from "@lectern/data/practice/card-rows";
import { toReason } from "@lectern/domain/failure";
import { type Card, toCardStatus } from "@lectern/domain/practice";
import type { Recording } from "@lectern/domain/recording";
import { type CardProposalsSnapshot, getUnsaved } from "@lectern/machines/card-proposals/card-proposals.selectors";
import type { LectureCard, LectureCardsState, MakingState, SavingState } from "@lectern/ui/screens/lecture-cards";
import type { Read } from "../../features/read.ts";
import { toCardSource } from "../../features/cards/card-source.ts";

const toLectureCard = (card: Card, now: string): LectureCard => ({
  id: card.id,
  kind: card.kind,
  front: card.front,
  back: card.back,
  choices: card.choices,
  quote: card.quote,
  source: toCardSource(card),
  status: toCardStatus(card.state, now),
  isSuspended: card.isSuspended,
  isSourceChanged: card.isSourceChanged,
});

/** Sorts proposals by request, earlier requests first, and then best first. */
const compareProposals = (a: Card, b: Card): number =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.rank - b.rank;

/** Returns the stored cards, with the unsaved decisions applied. */
export const toShownCards = (cards: readonly Card[], snapshot: CardProposalsSnapshot): readonly Card[] =>
  cards.map((card) => getUnsaved(snapshot, card.id).reduce(applyFields, card));

/**
 * Derives the page's state from the stored cards and the unsaved decisions.
 *
 * @param now ISO 8601: a card due by then counts as due
 */
export function toLectureCardsState(
  recording: Read<Pick<Recording, "hasTranscript" | "language">>,
  cards: Read<readonly Card[]>,
  snapshot: CardProposalsSnapshot,
  now: string,
): LectureCardsState {
  if (cards.data === undefined || recording.data === undefined)
    return { kind: cards.isError || recording.isError ? "failed" : "loading" };
  const shown = toShownCards(cards.data, snapshot);
  const inStanding = (standing: Card["standing"]) => shown.filter((card) => card.standing === standing);
  const toLectureCards = (some: readonly Card[]) => some.map((card) => toLectureCard(card, now));
  const proposals = toLectureCards(inStanding("proposed").toSorted(compareProposals));
  const kept = toLectureCards(inStanding("kept"));
  if (!recording.data.hasTranscript && proposals.length + kept.length === 0) return { kind: "no-transcript" };
  return { kind: "ready", language: recording.data.language ?? undefined, proposals, kept };
}

interface Making {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly data: { readonly cards: readonly unknown[]; readonly isFirst: boolean } | undefined;
}

/** The result of the last request for proposals (PRC-01). */
export function toMakingState({ isPending, error, data }: Making): MakingState {
  if (isPending) return { kind: "making" };
  if (error !== null) return { kind: "failed", reason: toReason(error) };
  return data === undefined ? { kind: "idle" } : { kind: "made", count: data.cards.length, isFirst: data.isFirst };
}

export function toSavingState(snapshot: CardProposalsSnapshot): SavingState {
  const { failure } = snapshot.context;
  if (failure !== null) return { kind: "failed", isOffline: failure.code === "offline", reason: failure.reason };
  return { kind: snapshot.matches("saving") ? "saving" : "saved" };
}
