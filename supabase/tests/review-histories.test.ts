import { storeCards } from "@lectern/local-backend/testing/cards";
import { isLong } from "@lectern/local-backend/testing/long-run";
import { randomUUID } from "node:crypto";
import { cardPhases, type Rating } from "@lectern/domain/practice";
import { type LogRow, replayLog } from "@lectern/practice/replay";
import { expect, it } from "vitest";
import { onEachDatabase, type TestBackend } from "./testing/backend.ts";
import { type SentReview, sendReviews } from "./testing/cards.ts";

/** In the long run, 10,000 on both databases together. */
const HISTORIES = isLong ? 5_000 : 150;
/** How many cards of one student are reviewed at the same time. */
const CARDS = 50;
const DEVICES = 3;

const createdAt = "2026-01-05T08:00:00.000Z";
const MINUTE = 60_000;

/** A generator of numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = ReturnType<typeof createRandom>;

const pick = <Value>(random: Random, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

const shuffle = <Value>(random: Random, values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);

/** Derives UUIDs from the seed, because the order of reviews at the same time depends on them. */
const createId = (random: Random): string =>
  randomUUID().replaceAll(/[0-9a-f](?=.{0,11}$)/g, () => Math.floor(random() * 16).toString(16));

/** Creates up to twelve ratings of a card over forty days, some at the same time, and some undone. */
function createHistory(random: Random, card: string): SentReview[] {
  const ratings = Array.from({ length: 1 + Math.floor(random() * 12) }, (): SentReview => {
    const minutes = Math.floor(random() ** 2 * 40 * 24 * 60);
    return {
      id: createId(random),
      card_id: card,
      rating: pick<Rating>(random, [1, 2, 3, 3, 3, 4]),
      reviewed_at: new Date(Date.parse(createdAt) + (random() < 0.1 ? 0 : minutes) * MINUTE).toISOString(),
      elapsed_ms: 1_000,
      retention: pick(random, [0.9, 0.9, 0.85, 0.95]),
      undoes: null,
    };
  });
  const undone = ratings.filter(() => random() < 0.2);
  return [
    ...ratings,
    ...undone.map(({ id, reviewed_at }) => ({
      id: createId(random),
      card_id: card,
      rating: null,
      reviewed_at: new Date(Date.parse(reviewed_at) + Math.floor(random() * 10) * MINUTE).toISOString(),
      elapsed_ms: null,
      retention: 0.9,
      undoes: id,
    })),
  ];
}

/**
 * Simulates a device that sends its queue in parts. Some answers are lost; it then sends the same reviews again, and
 * more.
 */
async function runDevice(
  backend: TestBackend,
  student: Parameters<typeof sendReviews>[1],
  random: Random,
  queue: readonly SentReview[],
): Promise<number> {
  let sent = 0;
  let calls = 0;
  while (sent < queue.length) {
    const part = queue.slice(sent, sent + 1 + Math.floor(random() * 80));
    // oxlint-disable-next-line no-await-in-loop -- a device sends one part after another
    const { status } = await sendReviews(
      backend,
      student,
      random() < 0.2 ? [...part, ...shuffle(random, part)].slice(0, 200) : part,
    );
    expect(status).toBe(200);
    calls += 1;
    const isLost = random() < 0.25;
    if (!isLost) sent += part.length;
  }
  return calls;
}

const toRow = ({ id, rating, reviewed_at, retention = 0.9, undoes }: SentReview): LogRow => ({
  id,
  rating,
  reviewedAt: reviewed_at,
  retention,
  undoes,
});

interface StoredState {
  readonly card_id: string;
  readonly due: string;
  readonly last_review: string | null;
  readonly stability: number;
  readonly difficulty: number;
  readonly state: number;
  readonly reps: number;
  readonly lapses: number;
  readonly step: number;
  readonly log_length: number;
}

const toComparable = ({ due, last_review, ...numbers }: StoredState) => ({
  ...numbers,
  due: Date.parse(due),
  last_review: last_review === null ? null : Date.parse(last_review),
});

function toExpected(card: string, history: readonly SentReview[]) {
  const { due, phase, lastReview, stability, difficulty, reps, lapses, step } = replayLog({
    createdAt,
    rows: history.map(toRow),
  }).memory;
  return toComparable({
    card_id: card,
    due,
    last_review: lastReview,
    stability,
    difficulty,
    state: cardPhases.indexOf(phase),
    reps,
    lapses,
    step,
    log_length: history.length,
  });
}

onEachDatabase("histories of reviews", (backend, driver) => {
  it(`PRC-02 ${HISTORIES} histories, sent by three devices in any order, with undoing, repeats and lost answers, end in the same states`, {
    timeout: 60 * 60_000,
  }, async ({ annotate }) => {
    const seed = Number(process.env["LECTERN_SEED"] ?? Date.now() % 1_000_000);
    const totals = { histories: 0, reviews: 0, calls: 0, lost: 0, doubled: 0, different: 0 };
    for (let run = 0; totals.histories < HISTORIES; run += 1) {
      const random = createRandom(seed + run);
      // oxlint-disable-next-line no-await-in-loop -- a student at a time
      const student = await backend().setUpUser(`histories-${run}@school.edu`);
      // oxlint-disable-next-line no-await-in-loop -- see above
      const { cardIds: cards } = await storeCards(backend(), student.user.id, { count: CARDS, createdAt });
      const histories = new Map(cards.map((card) => [card, createHistory(random, card)]));
      const all = [...histories.values()].flat();
      const queues = Array.from({ length: DEVICES }, (): SentReview[] => []);
      for (const review of shuffle(random, all)) pick(random, queues).push(review);
      // oxlint-disable-next-line no-await-in-loop -- see above
      const calls = await Promise.all(queues.map((queue) => runDevice(backend(), student, random, queue)));

      // oxlint-disable-next-line no-await-in-loop -- see above
      const stored = await backend().sql<{ state: StoredState }>(
        `select to_jsonb(s) - 'user_id' - 'engine' as state from public.card_states as s where user_id = $1`,
        [student.user.id],
      );
      // oxlint-disable-next-line no-await-in-loop -- see above
      const log = await backend().sql<{ id: string }>("select id from public.reviews where user_id = $1", [
        student.user.id,
      ]);
      const states = new Map(stored.map(({ state }) => [state.card_id, JSON.stringify(sortKeys(toComparable(state)))]));
      const known = new Set(log.map(({ id }) => id));
      totals.histories += cards.length;
      totals.reviews += all.length;
      totals.calls += calls.reduce((sum, one) => sum + one, 0);
      totals.lost += all.filter(({ id }) => !known.has(id)).length;
      totals.doubled += log.length - known.size;
      totals.different += cards.filter(
        (card) => states.get(card) !== JSON.stringify(sortKeys(toExpected(card, histories.get(card)!))),
      ).length;
    }
    await annotate(`${driver}: ${JSON.stringify({ seed, ...totals })}`);
    expect({ seed, ...totals }).toEqual({ ...totals, seed, lost: 0, doubled: 0, different: 0 });
  });
});

const sortKeys = (record: object) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
