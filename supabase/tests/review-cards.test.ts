import { storeCards } from "@lectern/local-backend/testing/cards";
import { randomUUID } from "node:crypto";
import { cardPhases, type Rating } from "@lectern/domain/practice";
import { type LogRow, replayLog } from "@lectern/practice/replay";
import { newMemory, schedule } from "@lectern/practice/schedule";
import { beforeAll, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";
import { callFunction } from "./testing/phone.ts";
import { aReview, anUndo, readStates, type SentReview, sendReviews } from "./testing/cards.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

const createdAt = "2026-01-05T08:00:00.000Z";
const at = (days: number): string => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();

/** The time by a clock that is off by some milliseconds. */
const toClock = (error: number): string => new Date(Date.now() + error).toISOString();

const toRow = ({ id, rating, reviewed_at, retention = 0.9, undoes }: SentReview): LogRow => ({
  id,
  rating,
  reviewedAt: reviewed_at,
  retention,
  undoes,
});

/** The state that the page computes from the same reviews, in the columns of the table. */
function expected(reviews: readonly SentReview[]) {
  const { phase, due, lastReview, ...numbers } = replayLog({ createdAt, rows: reviews.map(toRow) }).memory;
  return {
    ...numbers,
    state: cardPhases.indexOf(phase),
    due: Date.parse(due),
    last_review: lastReview === null ? null : Date.parse(lastReview),
    log_length: reviews.length,
  };
}

const toTime = (value: unknown): number | null => (typeof value === "string" ? Date.parse(value) : null);

const toComparable = (state: Record<string, unknown> | undefined): Record<string, unknown> => {
  const { card_id: _card, user_id: _user, engine: _engine, due, last_review, ...numbers } = state ?? {};
  return { ...numbers, due: toTime(due), last_review: toTime(last_review) };
};

onEachDatabase("review-cards", (backend) => {
  let person: Person;
  let other: Person;
  let card: string;

  beforeAll(async () => {
    person = await backend().setUpUser("reviewer@school.edu");
    other = await backend().setUpUser("other-reviewer@school.edu");
  });

  const newCards = async (count = 1) => {
    const { cardIds: cards } = await storeCards(backend(), person.user.id, { count, createdAt });
    card = cards[0]!;
    return cards;
  };
  const send = (reviews: readonly SentReview[], who = person) => sendReviews(backend(), who, reviews);
  const readState = async (id = card) => toComparable((await readStates(backend(), person.user.id)).get(id));
  const logOf = (id = card) =>
    backend().sql<{ id: string; rating: number | null; reviewed_at: string; retention: string }>(
      "select id, rating, to_jsonb(reviewed_at) as reviewed_at, retention from public.reviews where card_id = $1 order by reviewed_at, id",
      [id],
    );

  it("PRC-02 answers the same state as the page computed, and stores it", async () => {
    await newCards();
    const reviews = [aReview(card, { reviewed_at: at(0) }), aReview(card, { reviewed_at: at(0.01) })];
    let memory = newMemory(createdAt);
    for (const { rating, reviewed_at } of reviews)
      memory = schedule(memory, { rating: rating!, reviewedAt: reviewed_at });
    const { status, body } = await send(reviews);
    expect(status).toBe(200);
    expect(body).toEqual({
      states: [
        {
          card_id: card,
          due: memory.due,
          stability: memory.stability,
          difficulty: memory.difficulty,
          state: 2,
          reps: 2,
          lapses: 0,
          step: 0,
          last_review: memory.lastReview,
          log_length: 2,
        },
      ],
      refused: [],
      ahead: [],
      missing: [],
      server_time: expect.any(String),
    });
    expect(await readState()).toEqual(expected(reviews));
  });

  it("PRC-02 ignores reviews that it has, and answers their cards' states again", async () => {
    await newCards();
    const review = aReview(card, { reviewed_at: at(1) });
    const first = await send([review]);
    const again = await send([review, { ...review, rating: 1 }, { ...review, id: review.id.toUpperCase() }]);
    expect(again.body["states"]).toEqual(first.body["states"]);
    expect(await logOf()).toHaveLength(1);
  });

  it("PRC-02 counts the reviews of two devices that were offline, in the order of their times", async () => {
    await newCards();
    const shared = [0, 0.01, 3].map((days) => aReview(card, { reviewed_at: at(days) }));
    const lapse = aReview(card, { reviewed_at: at(12), rating: 1 });
    const good = aReview(card, { reviewed_at: at(12.5) });
    await send([...shared, good]);
    await send([lapse]);
    expect(await readState()).toEqual(expected([...shared, lapse, good]));
    expect((await readState())["lapses"]).toBe(1);
  });

  it("PRC-02 undoes a review by a row that names it, even if that row arrives first", async () => {
    await newCards();
    const kept = aReview(card, { reviewed_at: at(0) });
    const taken = aReview(card, { reviewed_at: at(1), rating: 1 });
    const undo = anUndo(taken, { reviewed_at: at(1.1) });
    await send([kept, undo]);
    await send([taken]);
    expect(await readState()).toEqual({ ...expected([kept]), log_length: 3 });
    await send([anUndo(kept, { reviewed_at: at(2) })]);
    expect(await readState()).toMatchObject({ state: 0, reps: 0, last_review: null, log_length: 4 });
  });

  it("PRC-02 a review before the card was created counts from the creation", async () => {
    await newCards();
    await send([aReview(card, { reviewed_at: at(-20) })]);
    const [row] = await logOf();
    expect(Date.parse(row!.reviewed_at)).toBe(Date.parse(createdAt));
  });

  it("PRC-02 refuses only a review that is more than five minutes ahead, and answers the server's time", async () => {
    await newCards();
    const now = Date.now();
    const near = aReview(card, { reviewed_at: new Date(now + 4 * 60_000).toISOString() });
    const far = aReview(card, { reviewed_at: new Date(now + 7 * 60_000).toISOString() });
    const { status, body } = await send([near, far]);
    expect([status, body["ahead"]]).toEqual([200, [far.id]]);
    expect(Math.abs(Date.parse(String(body["server_time"])) - now)).toBeLessThan(60_000);
    expect((await logOf()).map(({ id }) => id)).toEqual([near.id]);
    const corrected = { ...far, reviewed_at: String(body["server_time"]) };
    expect((await send([corrected])).body["ahead"]).toEqual([]);
    expect(await logOf()).toHaveLength(2);
  });

  it("PRC-02 stores the retention with which each review was scheduled, by default that of the settings", async () => {
    await newCards();
    const client = makeClient(backend(), person.accessToken);
    await client.from("practice_settings").update({ retention: 0.8 }).eq("user_id", person.user.id);
    const unsaid = aReview(card, { reviewed_at: at(0) });
    const said = aReview(card, { reviewed_at: at(0.01), retention: 0.95 });
    await send([unsaid, said]);
    await client.from("practice_settings").update({ retention: 0.9 }).eq("user_id", person.user.id);
    expect((await logOf()).map(({ retention }) => Number(retention))).toEqual([0.8, 0.95]);
    expect(await readState()).toEqual(expected([{ ...unsaid, retention: 0.8 }, said]));
  });

  it("PRC-02 SRV-01 reviews no other person's card, and an id that another person used is free", async () => {
    await newCards();
    const mine = aReview(card, { reviewed_at: at(0) });
    await send([mine]);
    const before = await readState();
    const { status, body } = await send([aReview(card, { rating: 1 }), anUndo(mine)], other);
    expect([status, body["states"], body["missing"]]).toEqual([200, [], [card]]);
    expect(await readState()).toEqual(before);
    expect(await logOf()).toHaveLength(1);

    const { cardIds: cards } = await storeCards(backend(), other.user.id, { createdAt });
    const theirs = await send([{ ...mine, card_id: cards[0]! }], other);
    expect(theirs.body["states"]).toHaveLength(1);
    expect(await logOf(cards[0])).toHaveLength(1);
  });

  it("PRC-02 drops the reviews of a deleted card, and says so", async () => {
    const [first, second] = await newCards(2);
    await makeClient(backend(), person.accessToken).from("cards").delete().eq("id", first!);
    const { body } = await send([aReview(first!), aReview(second!)]);
    expect(body).toMatchObject({ missing: [first], states: [{ card_id: second }] });
    expect(await logOf(first)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["no reviews", []],
    ["201 reviews", Array.from({ length: 201 }, () => aReview(randomUUID()))],
    ["a review without an id", [{ ...aReview(randomUUID()), id: undefined }]],
    ["reviews that are none", ["a"]],
  ])("PRC-02 refuses %s", async (_case, reviews) => {
    const { status } = await send(reviews as SentReview[]);
    expect(status).toBe(422);
  });

  it.each<[string, object]>([
    ["a rating of 5", { rating: 5 }],
    ["neither rating nor undoing", { rating: null }],
    ["both", { undoes: randomUUID() }],
    ["a time without a zone", { reviewed_at: "2026-01-05 08:00" }],
    ["30 February", { reviewed_at: "2026-02-30T08:00:00.000Z" }],
    ["a time before 1970", { reviewed_at: "1969-12-31T23:59:59.000Z" }],
    ["the year 0", { reviewed_at: "0000-01-01T00:00:00.000Z" }],
    ["no time", { reviewed_at: undefined }],
    ["a retention of 1", { retention: 1 }],
    ["an id that is none", { id: "1; drop table public.reviews" }],
    ["a card that is none", { card_id: "\u0000" }],
    ["a negative number", { number: -1 }],
  ])("PRC-02 refuses only the review with %s, and stores the twenty beside it", async (_case, changes) => {
    await newCards();
    const good = Array.from({ length: 20 }, (_, n) => aReview(card, { reviewed_at: at(n) }));
    const wrong = { ...aReview(card), ...changes };
    const { status, body } = await send([...good.slice(0, 10), wrong, ...good.slice(10)]);
    expect(status).toBe(200);
    expect(body["refused"]).toEqual([{ id: wrong.id, reason: expect.any(String) }]);
    expect(await readState()).toEqual(expected(good));
  });

  it("PRC-02 stores a time in a zone that PostgreSQL refuses", async () => {
    await newCards();
    const { status, body } = await send([aReview(card, { reviewed_at: "2026-02-01T20:00:00.000+20:00" })]);
    expect([status, body["refused"]]).toEqual([200, []]);
    expect(Date.parse((await logOf())[0]!.reviewed_at)).toBe(Date.parse("2026-02-01T00:00:00Z"));
  });

  const sendFrom = (device: string, clock: string, reviews: readonly SentReview[]) =>
    callFunction(backend(), "review-cards", person.accessToken, { reviews, device, sent_at: clock });
  const idsOfLog = async () => (await logOf()).map(({ id }) => id);

  it("PRC-02 orders a device's reviews by its numbers, whatever its clock and however they are sent", async () => {
    await newCards();
    const device = randomUUID();
    // The clock stands still, in the year 2020, before the card was made.
    const clock = "2020-01-01T00:00:00.000Z";
    const ratings: Rating[] = [1, 3, 1, 4, 2, 3];
    const reviews = ratings.map((rating, at) => ({ ...aReview(card, { rating, reviewed_at: clock }), number: at + 1 }));
    await sendFrom(device, clock, reviews.slice(0, 2).toReversed());
    await sendFrom(device, clock, reviews.slice(0, 4));
    await sendFrom(device, clock, reviews.slice(2));
    expect(await idsOfLog()).toEqual(reviews.map(({ id }) => id));
    for (const { reviewed_at } of await logOf()) {
      expect(Math.abs(Date.parse(reviewed_at) - Date.now())).toBeLessThan(60_000);
    }
  });

  it("PRC-02 orders the reviews of two devices by the server's clock, whichever of theirs is off", async () => {
    await newCards();
    const now = Date.now();
    const by = (error: number, minutesAgo: number, number: number) => ({
      ...aReview(card, { reviewed_at: new Date(now + error - minutesAgo * 60_000).toISOString() }),
      number,
    });
    const [behind, ahead] = [-86_400_000, 86_400_000];
    const first = [by(behind, 50, 1), by(behind, 30, 2), by(behind, 10, 3)];
    const second = [by(ahead, 40, 1), by(ahead, 20, 2), by(ahead, 5, 3)];
    await sendFrom(randomUUID(), toClock(ahead), second);
    await sendFrom(randomUUID(), toClock(behind), first);
    expect(await idsOfLog()).toEqual(
      [first[0]!, second[0]!, first[1]!, second[1]!, first[2]!, second[2]!].map(({ id }) => id),
    );
  });

  it("PRC-02 leaves the times of a clock that is right as they are", async () => {
    await newCards();
    const reviews = [0, 1, 2].map((day) => ({ ...aReview(card, { reviewed_at: at(day) }), number: day }));
    await sendFrom(randomUUID(), new Date().toISOString(), reviews);
    expect(await readState()).toEqual(expected(reviews));
  });

  it("PRC-02 replays a long log from a checkpoint, and from the start if a review arrives before it", async () => {
    await newCards();
    const ratings: Rating[] = [3, 3, 1, 4, 2];
    const reviews = Array.from({ length: 700 }, (_, n) =>
      aReview(card, { reviewed_at: at(n / 4), rating: ratings[n % 5]! }),
    );
    for (let from = 0; from < 700; from += 200) {
      // oxlint-disable-next-line no-await-in-loop -- a device sends its queue in order
      await send(reviews.slice(from, from + 200));
    }
    expect(await readState()).toEqual(expected(reviews));
    const points = () =>
      backend().sql<{ log_length: number; undone: number }>(
        "select log_length, undone from private.card_checkpoints where card_id = $1",
        [card],
      );
    expect(await points()).toEqual([{ log_length: 550, undone: 0 }]);

    const next = aReview(card, { reviewed_at: at(180) });
    await send([next]);
    expect(await readState()).toEqual(expected([...reviews, next]));
    expect(await points()).toEqual([{ log_length: 550, undone: 0 }]);

    const late = aReview(card, { reviewed_at: at(3.1), rating: 1 });
    const undo = anUndo(reviews[20]!, { reviewed_at: at(181) });
    await send([late]);
    expect(await readState()).toEqual(expected([...reviews, next, late]));
    await send([undo]);
    expect(await readState()).toEqual(expected([...reviews, next, late, undo]));
  });

  it("PRC-02 loses none of twenty simultaneous calls for one card", async () => {
    await newCards();
    const reviews = Array.from({ length: 20 }, (_, n) =>
      aReview(card, { reviewed_at: at(n), rating: ((n % 4) + 1) as Rating }),
    );
    const answers = await Promise.all(reviews.toReversed().map((review) => send([review])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await readState()).toEqual(expected(reviews));
  });

  it("PRC-02 stores at most 10,000 reviews a day, and says when more are possible", async () => {
    const [first] = await newCards();
    await backend().sql(
      `insert into public.reviews (id, user_id, card_id, rating, reviewed_at, retention)
        select gen_random_uuid(), $1, $2, 3, '2026-02-01'::timestamptz + n * interval '1 minute', 0.9 from generate_series(1, 10000) as n`,
      [other.user.id, (await storeCards(backend(), other.user.id)).cardIds[0]],
    );
    const refused = await send([aReview(first!)], other);
    expect(refused).toMatchObject({ status: 429, body: { retry_after: expect.any(Number) } });
    await setMoment(backend(), new Date(Date.now() + 25 * 3_600_000).toISOString());
    try {
      expect((await send([aReview(first!)], other)).status).toBe(200);
    } finally {
      await setMoment(backend());
    }
  });

  it("PRC-02 a visitor can't review", async () => {
    await newCards();
    const answer = await backend().fetch("/functions/v1/review-cards", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ reviews: [aReview(card)] }),
    });
    expect(answer.status).toBe(401);
  });
});
