import * as v from "valibot";
import { ratings } from "@lectern/domain/practice.ts";
import { countDays } from "@lectern/domain/exam-day.ts";
import type { ExamMaterial } from "@lectern/practice/exam/plan.ts";
import { toDueReviews } from "@lectern/practice/exam/due-reviews.ts";
import { count } from "../database.ts";

const day = v.pipe(v.string(), v.isoDate());
const DAY_S = 86_400;
/** How many days of practice a pace is computed from. */
const PACE_DAYS = 28;

/** The answer of exam_material. */
export const storedExamMaterial = v.object({
  exam_date: day,
  day,
  /** In seconds since 1970, like all times of cards. */
  day_start: v.number(),
  new_left: count,
  new_per_day: count,
  retention: v.number(),
  // The id, state (0 is new), stability, difficulty, last review and due time of each.
  cards: v.array(
    v.tuple([
      v.string(),
      v.picklist([0, 1, 2, 3]),
      v.nullable(v.number()),
      v.nullable(v.number()),
      v.nullable(v.number()),
      v.nullable(v.number()),
    ]),
  ),
  // The days of practice, and the cards that were reviewed on each.
  days: v.array(v.tuple([day, count])),
  // The rating, time and retention of each review of a card.
  logs: v.array(v.array(v.tuple([v.picklist(ratings), v.string(), v.number()]))),
});
type StoredExamMaterial = v.InferOutput<typeof storedExamMaterial>;

type StoredCard = StoredExamMaterial["cards"][number];

/** Converts a stored card to one with days counted from today. */
function toExamCard([id, state, stability, difficulty, lastReview, due]: StoredCard, dayStart: number) {
  const isNew = state === 0 || stability === null || difficulty === null || lastReview === null || due === null;
  if (isNew) return { id, strength: null, lastDay: 0, dueDay: 0 };
  return {
    id,
    strength: { stability, difficulty },
    lastDay: Math.min(0, Math.floor((lastReview - dayStart) / DAY_S)),
    dueDay: Math.floor((due - dayStart) / DAY_S),
  };
}

/** Converts the stored data to the input of a plan. */
export function toExamMaterial(stored: StoredExamMaterial): ExamMaterial {
  const { days, retention } = stored;
  const first = days[0]?.[0];
  const hasPracticedToday = days.at(-1)?.[0] === stored.day;
  return {
    cards: stored.cards.map((card) => toExamCard(card, stored.day_start)),
    dueReviews: stored.logs
      .flatMap((log) => toDueReviews(log.map(([rating, reviewedAt, retention]) => ({ rating, reviewedAt, retention }))))
      .toSorted((a, b) => Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt)),
    pace: {
      days: first === undefined ? 0 : Math.min(PACE_DAYS, countDays(first, stored.day) + Number(hasPracticedToday)),
      practiced: days.length,
      mostCards: Math.max(0, ...days.map(([, cards]) => cards)),
      newPerDay: stored.new_per_day,
    },
    examDay: countDays(stored.day, stored.exam_date),
    newLeft: stored.new_left,
    retention,
    hasPracticedToday,
  };
}
