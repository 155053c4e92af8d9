import * as v from "valibot";
import { cardKinds, cardLengths, cardLimits } from "../cards.ts";
import { cardOrigins, cardStandings } from "../practice.ts";
import { uuid } from "./limits.ts";
import { storableText } from "./text.ts";

const text = (max: number) => v.pipe(storableText, v.trim(), v.minLength(1), v.maxLength(max));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A card as the functions answer it. */
const card = v.object({
  id: uuid,
  recording_id: uuid,
  kind: v.picklist(cardKinds),
  front: v.string(),
  back: v.string(),
  /** Of a choice card its four answers; null for other kinds. */
  choices: v.nullable(v.array(v.string())),
  /** Verbatim. */
  quote: v.string(),
  /** Segments from 0; lines of the transcript where it has no segments. */
  first: place,
  last: place,
  /** Seconds from the recording's start; null without times. */
  start: v.nullable(v.pipe(v.number(), v.minValue(0))),
  origin: v.picklist(cardOrigins),
  standing: v.picklist(cardStandings),
  suspended: v.boolean(),
  source_changed: v.boolean(),
  edited_at: v.nullable(v.string()),
  created_at: v.string(),
  /** Among the cards of one request, from 0: the best first. */
  rank: place,
});

export type CardAnswer = v.InferOutput<typeof card>;

/** POST /functions/v1/make-cards: proposes at most ten cards of a recording, others each time (PRC-01). */
export const makeCardsRequest = v.object({ recording_id: uuid });

export const makeCardsResponse = v.object({
  /** Best first. None: the recording has no other good ones. */
  cards: v.pipe(v.array(card), v.maxLength(cardLimits.request)),
  /** Whether the recording had no card before, dismissed ones included. */
  first: v.boolean(),
  /** `full`: fifty proposals stand now, and there may be more. */
  limit: v.optional(v.literal("full")),
  /** Why the offline writer made them where a model would have: all accounts together used up its day. */
  fallback: v.optional(v.literal("budget")),
});
export type MakeCardsResponse = v.InferOutput<typeof makeCardsResponse>;

/** POST /functions/v1/add-card: stores a card that a student wrote, if its quote was said (PRC-03). Repeatable by its id. */
export const addCardRequest = v.pipe(
  v.object({
    /** Made by the client. */
    id: v.pipe(uuid, v.toLowerCase()),
    recording_id: uuid,
    front: text(cardLengths.front),
    back: text(cardLengths.back),
    quote: text(cardLengths.quote),
    first: place,
    last: place,
  }),
  v.check(({ first, last }) => last >= first && last - first <= 50, "The quote ends before it begins, or is too long"),
);

export const addCardResponse = v.object({ card });
export type AddCardResponse = v.InferOutput<typeof addCardResponse>;
