import { applyFields } from "@lectern/data/practice/card-rows";
import { toReason } from "@lectern/domain/failure";
import type { OutlineTerm } from "@lectern/domain/outline";
import { type Card, toCardStatus } from "@lectern/domain/practice";
import type { Recording } from "@lectern/domain/recording";
import { toTermQuestion } from "@lectern/domain/term-card";
import { type CardProposalsSnapshot, getUnsaved } from "@lectern/machines/card-proposals/card-proposals.selectors";
import type {
  CardTerm,
  LectureCard,
  LectureCardsState,
  MakingState,
  SavingState,
  TermCardState,
} from "@lectern/ui/screens/lecture-cards";
import type { Read } from "../../features/read.ts";
import { CHANGED_ELSEWHERE } from "../../copy/offline-copy.ts";
import { toCardSource } from "../../features/cards/card-source.ts";

const toLectureCard = (card: Card, now: string): LectureCard => ({
  ...card,
  source: toCardSource(card),
  status: toCardStatus(card.state, now),
});

/** Sorts proposals by request, earlier requests first, and then best first. */
const compareProposals = (a: Card, b: Card): number =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.rank - b.rank;

/** Returns the stored cards, with the unsaved decisions applied. */
export const toShownCards = (cards: readonly Card[], snapshot: CardProposalsSnapshot): readonly Card[] =>
  cards.map((card) => getUnsaved(snapshot, card.id).reduce(applyFields, card));

/** A key term of a lecture as the page shows it, with its place in the outline. */
export interface PlacedTerm extends CardTerm, Pick<OutlineTerm, "segment"> {}

/** The defined terms of an outline that no card asks for yet. */
function toTerms(
  terms: readonly OutlineTerm[],
  shown: readonly Card[],
  { id, language }: Pick<Recording, "id" | "language">,
): readonly PlacedTerm[] {
  const fronts = new Set(shown.map(({ front }) => front));
  return terms.flatMap(({ term, definition, segment, start }) =>
    definition === undefined || fronts.has(toTermQuestion(term, definition, language))
      ? []
      : [{ term, definition, segment, source: toCardSource({ recordingId: id, start }) }],
  );
}

/**
 * Derives the page's state from the stored cards, the outline's key terms and the unsaved decisions.
 *
 * @param terms undefined until the outline is read, and if there is none
 * @param now ISO 8601: a card due by then counts as due
 */
export function toLectureCardsState(
  recording: Read<Pick<Recording, "id" | "hasTranscript" | "language">>,
  cards: Read<readonly Card[]>,
  terms: readonly OutlineTerm[] | undefined,
  snapshot: CardProposalsSnapshot,
  now: string,
): LectureCardsState<PlacedTerm> {
  if (cards.data === undefined || recording.data === undefined)
    return { kind: cards.isError || recording.isError ? "failed" : "loading" };
  const shown = toShownCards(cards.data, snapshot);
  const filterByStanding = (standing: Card["standing"]) => shown.filter((card) => card.standing === standing);
  const toLectureCards = (some: readonly Card[]) => some.map((card) => toLectureCard(card, now));
  const proposals = toLectureCards(filterByStanding("proposed").toSorted(compareProposals));
  const kept = toLectureCards(filterByStanding("kept"));
  if (!recording.data.hasTranscript && proposals.length + kept.length === 0) return { kind: "no-transcript" };
  return {
    kind: "ready",
    language: recording.data.language ?? undefined,
    proposals,
    kept,
    terms: toTerms(terms ?? [], shown, recording.data),
  };
}

/** Whether there are no cards, nor key terms to make them of: all that the page says then depends on who writes. */
export const hasNothing = (state: LectureCardsState): boolean =>
  state.kind === "ready" && [state.proposals, state.kept, state.terms].every(({ length }) => length === 0);

interface Making {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly data:
    | {
        readonly cards: readonly unknown[];
        readonly isFirst: boolean;
        readonly needsModel: "none" | "budget" | "unavailable" | null;
      }
    | undefined;
}

/**
 * The result of the last request for proposals (PRC-01). Without a model there is nothing to request.
 *
 * @param hasModel `unknown` until the server has said who writes
 */
export function toMakingState({ isPending, error, data }: Making, hasModel: boolean | "unknown" = true): MakingState {
  if (isPending) return { kind: "making" };
  if (error !== null) return { kind: "failed", reason: toReason(error) };
  if (data === undefined && hasModel === "unknown") return { kind: "unknown" };
  if (data === undefined) return hasModel ? { kind: "idle" } : { kind: "needs-model", why: "none" };
  if (data.needsModel !== null) return { kind: "needs-model", why: data.needsModel };
  return { kind: "made", count: data.cards.length, isFirst: data.isFirst };
}

interface Adding<Term> {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly variables: Term | undefined;
}

/** Whether a card is being made of a key term (PRC-01). */
export function toTermCardState({ isPending, error, variables }: Adding<Pick<CardTerm, "term">>): TermCardState {
  if (isPending && variables !== undefined) return { kind: "adding", term: variables.term };
  return error === null ? { kind: "idle" } : { kind: "failed", reason: toReason(error) };
}

export function toSavingState(snapshot: CardProposalsSnapshot): SavingState {
  const { failure } = snapshot.context;
  if (failure !== null)
    return {
      kind: "failed",
      isOffline: failure.code === "offline",
      reason: failure.code === "changed-elsewhere" ? CHANGED_ELSEWHERE : failure.reason,
    };
  return { kind: snapshot.matches("saving") ? "saving" : "saved" };
}
