import {
  type CardStanding,
  type Card,
  cardOrigins,
  cardPhases,
  cardStandings,
  type CardState,
  type DueCard,
} from "@lectern/domain/practice";
import { cardKinds } from "@lectern/domain/cards";
import type { CardAnswer } from "@lectern/domain/contracts/cards";
import type { CardStateAnswer } from "@lectern/domain/contracts/review-cards";
import { Failure } from "@lectern/domain/failure";
import type { Database, Json } from "../database.types.ts";

/** The fields of a card that a student can change. */
export interface CardFields {
  readonly front?: string;
  readonly back?: string;
  readonly standing?: CardStanding;
  readonly isSuspended?: boolean;
}

type CardRow = Omit<Database["public"]["Tables"]["cards"]["Row"], "user_id" | "source_hash">;
type StateRow = Omit<Database["public"]["Tables"]["card_states"]["Row"], "user_id" | "engine">;
type DueRow = Database["public"]["Functions"]["due_cards"]["Returns"][number];

export const cardColumns =
  "id,recording_id,kind,front,back,choices,quote,first,last,start_s,origin,standing,suspended,source_changed,edited_at,created_at,rank" as const;
export const stateColumns = "card_id,due,stability,difficulty,state,reps,lapses,step,last_review,log_length" as const;

/** @throws Failure `malformed` for a value that this build doesn't know */
function parseWord<Word extends string>(words: readonly Word[], value: string): Word {
  const word = words.find((one) => one === value);
  if (word === undefined) throw new Failure("malformed");
  return word;
}

function parseChoices(choices: Json | null): string[] | null {
  if (choices === null) return null;
  if (!Array.isArray(choices) || !choices.every((choice) => typeof choice === "string")) throw new Failure("malformed");
  return choices;
}

/** Maps a row, or a card state from a function's answer, to a card's state. */
export const toCardState = (row: StateRow | CardStateAnswer): CardState => ({
  cardId: row.card_id,
  due: row.due,
  stability: row.stability,
  difficulty: row.difficulty,
  phase: cardPhases[row.state] ?? "new",
  reps: row.reps,
  lapses: row.lapses,
  step: row.step,
  lastReview: row.last_review,
  logLength: row.log_length,
});

const toFields = (
  row: Pick<CardRow, "id" | "recording_id" | "kind" | "front" | "back" | "choices" | "quote" | "first" | "last">,
) => ({
  id: row.id,
  recordingId: row.recording_id,
  kind: parseWord(cardKinds, row.kind),
  front: row.front,
  back: row.back,
  choices: parseChoices(row.choices),
  quote: row.quote,
  first: row.first,
  last: row.last,
});

/** Maps a row to a card. @throws Failure `malformed` */
export const toCard = (row: CardRow, state: StateRow | undefined): Card => ({
  ...toFields(row),
  start: row.start_s,
  origin: parseWord(cardOrigins, row.origin),
  standing: parseWord(cardStandings, row.standing),
  isSuspended: row.suspended,
  isSourceChanged: row.source_changed,
  editedAt: row.edited_at,
  createdAt: row.created_at,
  rank: row.rank,
  state: state === undefined ? null : toCardState(state),
});

/** Maps a card from a function's answer. It was never rated. */
export const toAnsweredCard = ({ start, ...row }: CardAnswer): Card => toCard({ ...row, start_s: start }, undefined);

/** Maps a row of due_cards, which has no state for a card that was never rated. @throws Failure `malformed` */
export const toDueCard = (row: DueRow): DueCard => ({
  ...toFields(row),
  start: row.start_s,
  origin: parseWord(cardOrigins, row.origin),
  editedAt: row.edited_at,
  createdAt: row.created_at,
  recordingName: row.recording_name,
  language: row.language,
  // The generated types say that a column of a function's result is never null.
  state: (row.due as string | null) === null ? null : toCardState({ ...row, card_id: row.id }),
});

/** Applies changed fields to a card as the database does: the back of a choice card is its right answer. */
export const applyFields = (card: Card, fields: CardFields): Card => ({
  ...card,
  ...fields,
  choices: card.choices?.map((choice) => (choice === card.back ? (fields.back ?? choice) : choice)) ?? null,
  // Suspending a card does not confirm its changed source.
  isSourceChanged: card.isSourceChanged && Object.keys(fields).every((field) => field === "isSuspended"),
});
