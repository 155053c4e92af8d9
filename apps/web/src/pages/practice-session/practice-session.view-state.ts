import type { DueCard, Rating } from "@lectern/domain/practice";
import { toTitle } from "@lectern/domain/recording";
import { getRatedSteps, type PracticeSnapshot } from "@lectern/machines/practice/practice.selectors";
import type { PracticeWork } from "@lectern/machines/practice/practice.types";
import type {
  PracticeSessionState,
  SessionCard,
  SessionProblem,
  SessionResult,
} from "@lectern/ui/screens/practice-session";
import { toCardSource } from "../../features/cards/card-source.ts";

/** The session's cards, which the machine knows only by id. */
export interface SessionCards {
  readonly findCard: (cardId: string) => DueCard | undefined;
  readonly toIntervals: (card: DueCard) => Readonly<Record<Rating, string>>;
}

/** The cards due after the session; undefined while they are loading. */
export interface DueAfter {
  readonly count: number;
  /** As "in 2 days"; null if no card has a date. */
  readonly next: string | null;
}

const problems: Partial<Record<PracticeWork, SessionProblem>> = {
  recordReview: "not-recorded",
  suspendCard: "not-suspended",
  undoStep: "not-undone",
};

/** Ratings work offline. Suspending and its undo change the card, and need the network. */
function toProblem({ failure, steps }: PracticeSnapshot["context"]): SessionProblem | null {
  if (failure?.work === "undoStep" && steps.at(-1)?.kind === "suspended") return "still-suspended";
  return (failure && problems[failure.work]) ?? null;
}

const toSessionCard = (card: DueCard): SessionCard => ({
  ...card,
  source: toCardSource(card),
  lecture: toTitle(card.recordingName),
  language: card.language ?? undefined,
});

const AGAIN = 1;

/** Counts the different cards that were rated, and how many of them were never rated Again. */
function toSessionResult(snapshot: PracticeSnapshot, due: DueAfter | undefined): SessionResult {
  const steps = getRatedSteps(snapshot);
  const rated = new Set(steps.map(({ cardId }) => cardId));
  const missed = new Set(steps.filter(({ rating }) => rating === AGAIN).map(({ cardId }) => cardId));
  return { cards: rated.size, known: rated.size - missed.size, due: due?.count ?? 0, next: due?.next ?? null };
}

/**
 * Derives the state of the session's page.
 *
 * @throws Error for a card that the session doesn't have
 */
export function toPracticeSessionState(
  snapshot: PracticeSnapshot,
  cards: SessionCards,
  due: DueAfter | undefined,
): PracticeSessionState {
  const { cardIds, steps, choice } = snapshot.context;
  if (snapshot.matches("loading") || snapshot.matches("choosing")) return { kind: "loading" };
  if (snapshot.matches("failed")) return { kind: "failed" };
  if (snapshot.matches({ empty: "noCards" })) return { kind: "no-cards" };
  if (snapshot.matches({ empty: "noneDue" })) return { kind: "none-due", next: due?.next ?? null };
  const toFinished = () =>
    ({ kind: "finished", result: toSessionResult(snapshot, due), problem: toProblem(snapshot.context) }) as const;
  if (snapshot.matches("finished")) return toFinished();
  const [cardId = ""] = cardIds;
  const seen = [...new Set(steps.map((step) => step.cardId))];
  const repeats = seen.filter((id) => cardIds.includes(id)).length;
  const done = seen.length - repeats;
  const turn = { done, repeats, total: done + cardIds.length, key: `${steps.length} ${cardId}` };
  if (snapshot.matches("deleted")) return { kind: "deleted", turn };
  const card = cards.findCard(cardId);
  // While the last step is being undone at the end of a session, its card is not shown yet.
  if (card === undefined && snapshot.matches("undoing")) return toFinished();
  if (card === undefined) throw new Error(`the session has no card ${cardId}`);
  const shared = {
    card: toSessionCard(card),
    turn,
    isBusy: snapshot.hasTag("busy"),
    problem: toProblem(snapshot.context),
  };
  const isShown = snapshot.matches({ turn: "shown" }) || snapshot.matches("rating");
  return isShown
    ? { kind: "shown", ...shared, choice, intervals: cards.toIntervals(card) }
    : { kind: "asking", ...shared };
}
