import { cardPhases, type Rating } from "@lectern/domain/practice";
import { type LogRow, replayLog } from "@lectern/practice/replay";
import { ENGINE } from "@lectern/practice/schedule";
import type { SeedAccount, SeedCard } from "./library.ts";
import { insert, jsonLiteral, literal, momentAgo, type Row, stableId } from "./sql-text.ts";

type SeedRecording = SeedAccount["recordings"][number];

/**
 * Cards of lectures from the last two days are proposed; cards of earlier lectures are kept and were practiced since.
 */
const PROPOSED_DAYS = 1;
/** The last day of practice, in days before today. Cards due since then are waiting. */
const LAST_DAY = 3;
const DAY_MS = 86_400_000;
const PRACTICE_AT = "08:20";

/** Chooses a rating by the places of card and review: mostly right, with a few lapses. */
const chooseRating = (cardIndex: number, reviewIndex: number): Rating => {
  if ((cardIndex * 7 + reviewIndex * 3) % 9 === 4) return 1;
  if ((cardIndex + reviewIndex) % 6 === 5) return 2;
  return (cardIndex + reviewIndex) % 5 === 0 ? 4 : 3;
};

interface Practised {
  /** Reviews in days before today, and minutes after PRACTICE_AT. */
  readonly reviews: readonly { readonly daysAgo: number; readonly minutes: number; readonly rating: Rating }[];
  readonly rows: readonly LogRow[];
  readonly createdAt: string;
}

/** Any Monday will do: a card's state depends only on the days between its reviews. */
const TODAY = Date.UTC(2026, 0, 5);
/** The time so many minutes after PRACTICE_AT. */
const toTime = (daysAgo: number, minutes: number): string =>
  new Date(TODAY - daysAgo * DAY_MS + (8 * 60 + 20 + minutes) * 60_000).toISOString();

interface CardToPractise {
  /** Its place among the cards of its lecture. */
  readonly index: number;
  readonly recordedDaysAgo: number;
  readonly name: string;
}

/** Creates the reviews of a card, each when it was due, until the last day of practice. Every fourth card stays new. */
function practise({ index, recordedDaysAgo, name }: CardToPractise): Practised {
  const createdAt = toTime(recordedDaysAgo, 0);
  const reviews: { daysAgo: number; minutes: number; rating: Rating }[] = [];
  const rows: LogRow[] = [];
  const add = (daysAgo: number, minutes: number, rating: Rating) => {
    reviews.push({ daysAgo, minutes, rating });
    rows.push({
      id: stableId(`review ${name} ${reviews.length}`),
      rating,
      reviewedAt: toTime(daysAgo, minutes),
      retention: 0.9,
      undoes: null,
    });
  };
  const isNew = index % 4 === 3;
  let daysAgo = isNew ? 0 : recordedDaysAgo - 1 - (index % 2);
  while (daysAgo >= LAST_DAY) {
    add(daysAgo, index, chooseRating(index, reviews.length));
    // The learning steps, on the same day.
    for (let minutes = 12; toDue(rows, createdAt) < Date.parse(toTime(daysAgo - 1, 0)) - DAY_MS / 2; minutes += 12) {
      add(daysAgo, index + minutes, 3);
    }
    daysAgo -= Math.max(1, Math.round((toDue(rows, createdAt) - Date.parse(toTime(daysAgo, index))) / DAY_MS));
  }
  return { reviews, rows, createdAt };
}

const toDue = (rows: readonly LogRow[], createdAt: string): number =>
  Date.parse(replayLog({ createdAt, rows }).memory.due);

/** Writes SQL for the cards of an account's recordings, with their reviews and states. */
export function cardsSql(
  email: string,
  { recordings }: SeedAccount,
  cards: Readonly<Record<string, readonly SeedCard[]>>,
  ids: { readonly user: string; readonly recording: (recording: SeedRecording) => string },
): string {
  const cardRows: Row[] = [];
  const reviewRows: Row[] = [];
  const stateRows: Row[] = [];
  for (const recording of recordings) {
    const lectureCards =
      recording.slug === null || recording.status !== "completed" ? [] : (cards[recording.slug] ?? []);
    for (const [index, { kind, front, back, choices, quote, first, last }] of lectureCards.entries()) {
      const name = `card ${email} ${recording.slug} ${recording.daysAgo} ${index}`;
      const id = literal(stableId(name));
      const recordingId = ids.recording(recording);
      const isProposed = recording.daysAgo <= PROPOSED_DAYS;
      const createdAt = momentAgo(recording.daysAgo, PRACTICE_AT);
      cardRows.push({
        id,
        user_id: ids.user,
        recording_id: recordingId,
        kind: literal(kind),
        front: literal(front),
        back: literal(back),
        choices: choices === null ? "null" : jsonLiteral(choices),
        quote: literal(quote),
        first: literal(first),
        last: literal(last),
        start_s: `(select (segments -> ${first} ->> 'start')::numeric from seed_lectures where slug = ${literal(recording.slug)})`,
        source_hash: `private.hash_source(private.card_source(${recordingId}, ${first}, ${last}))`,
        origin: literal(
          kind === "question" && recording.slug !== "photosynthesis-light-reactions" ? "student" : "offline",
        ),
        standing: literal(isProposed ? "proposed" : "kept"),
        created_at: createdAt,
      });
      if (isProposed) continue;
      const { reviews, rows, createdAt: madeAt } = practise({ index, recordedDaysAgo: recording.daysAgo, name });
      for (const [n, { daysAgo, minutes, rating }] of reviews.entries()) {
        const moment = `${momentAgo(daysAgo, PRACTICE_AT)} + interval '${minutes} minutes'`;
        reviewRows.push({
          id: literal(rows[n]!.id),
          user_id: ids.user,
          card_id: id,
          rating: literal(rating),
          reviewed_at: moment,
          received_at: moment,
          elapsed_ms: "4200",
          retention: "0.9",
        });
      }
      if (rows.length === 0) continue;
      const { memory } = replayLog({ createdAt: madeAt, rows });
      const fromToday = (iso: string) =>
        `${momentAgo(0, "00:00")} + interval '${(Date.parse(iso) - TODAY) / 60_000} minutes'`;
      stateRows.push({
        card_id: id,
        user_id: ids.user,
        due: fromToday(memory.due),
        stability: literal(memory.stability),
        difficulty: literal(memory.difficulty),
        state: literal(cardPhases.indexOf(memory.phase)),
        reps: literal(memory.reps),
        lapses: literal(memory.lapses),
        step: literal(memory.step),
        last_review: memory.lastReview === null ? "null" : fromToday(memory.lastReview),
        log_length: literal(rows.length),
        engine: literal(ENGINE),
      });
    }
  }
  return (
    insert("public.cards", cardRows) + insert("public.reviews", reviewRows) + insert("public.card_states", stateRows)
  );
}
