import { Failure } from "@lectern/domain/failure";
import type { Rating } from "@lectern/domain/practice";
import { describe, expect, test } from "vitest";
import { backendFailures } from "../testing/backend-failures.ts";
import { startHeld } from "../testing/held-actor.ts";
import { practiceModel } from "./practice.model.ts";
import { getRatedSteps } from "./practice.selectors.ts";
import type { LoadedSession, ReviewToRecord } from "./practice.types.ts";

const reviewedAt = "2026-11-24T08:00:00.000Z";
const later = (minutes: number, from = reviewedAt) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

async function begin(session: Partial<LoadedSession> = {}) {
  const desk = startHeld(practiceModel, { scope: { folderId: "biology" } });
  const log = { cards: [], reviews: [], retention: 0.9 };
  await desk.answer("loadSession", { ...log, cardIds: ["a", "b"], steps: [], hasCards: true, ...session });
  return desk;
}
type Desk = Awaited<ReturnType<typeof begin>>;

let reviews = 0;
/** Rates the current card. Without `minutes`, the card is done for today. */
const rate = (desk: Desk, rating: Rating, { at = reviewedAt, minutes = 0 } = {}) => {
  reviews += 1;
  const repeatAt = minutes === 0 ? null : later(minutes, at);
  desk.send({ type: "answer.requested" });
  desk.send({ type: "card.rated", reviewId: `review-${reviews}`, rating, reviewedAt: at, elapsedMs: 4_000, repeatAt });
};
const answer = async (desk: Desk, rating: Rating, times?: Parameters<typeof rate>[2]) => {
  rate(desk, rating, times);
  await desk.answer("recordReview");
};
const getReview = (desk: Desk) => (desk.ports.lastCall("recordReview").input as ReviewToRecord).review;
const undo = (desk: Desk) => desk.send({ type: "undo.requested", reviewId: "undo", reviewedAt });
const getIds = (desk: Desk) => desk.getSnapshot().context.cardIds;
const isWatchedAs = (desk: Desk, waiting: number, deletedIds: readonly string[] = []) =>
  desk.ports.emit("watchQueue", { type: "queue.changed", waiting, deletedIds });

describe("PRC-04 a session", () => {
  test("PRC-04 loads the cards of its scope", () => {
    const desk = startHeld(practiceModel, { scope: { folderId: "biology" } });
    expect(desk.ports.lastCall("loadSession").input).toEqual({ folderId: "biology" });
  });

  test("PRC-04 shows the answer before a card can be rated", async () => {
    const desk = await begin();
    const rating = {
      type: "card.rated",
      reviewId: "early",
      rating: 3,
      reviewedAt,
      elapsedMs: 1,
      repeatAt: null,
    } as const;
    expect(desk.can(rating)).toBe(false);
    desk.send({ type: "answer.requested" });
    expect(desk.can(rating)).toBe(true);
  });

  test("PRC-04 records a review with its time and the rest of the session", async () => {
    const desk = await begin();
    rate(desk, 3);
    const id = `review-${reviews}`;
    const review = { id, cardId: "a", rating: 3, reviewedAt, elapsedMs: 4_000, retention: 0.9, undoes: null };
    expect(desk.ports.lastCall("recordReview").input).toEqual({
      review,
      session: {
        scope: { folderId: "biology" },
        cards: [],
        cardIds: ["b"],
        steps: [{ kind: "rated", cardId: "a", reviewId: id, rating: 3, repeatAt: null }],
        reviews: [review],
      },
    });
  });

  test.each([
    [0, ["b", "c"]],
    [10, ["b", "c", "a"]],
  ])("PRC-04 rating a card whose next learning step is in %i minutes leaves %j", async (minutes, left) => {
    const desk = await begin({ cardIds: ["a", "b", "c"] });
    await answer(desk, 3, { minutes });
    expect([desk.getValue(), getIds(desk)]).toEqual([{ turn: "asking" }, left]);
  });

  test("PRC-04 cards whose step is due come before others, the earliest step first", async () => {
    const desk = await begin({ cardIds: ["a", "b", "c", "d"] });
    await answer(desk, 3, { minutes: 10 });
    await answer(desk, 1, { at: later(0.5), minutes: 1 });
    expect(getIds(desk)).toEqual(["c", "d", "b", "a"]);
    await answer(desk, 3, { at: later(2), minutes: 10 });
    expect(getIds(desk)).toEqual(["b", "d", "a", "c"]);
    await answer(desk, 3, { at: later(2.5), minutes: 10 });
    expect(getIds(desk)).toEqual(["d", "a", "c", "b"]);
    await answer(desk, 3, { at: later(13), minutes: 10 });
    expect(getIds(desk)).toEqual(["a", "c", "b", "d"]);
  });

  test("PRC-04 if only learning steps are left, asks the earliest one, but not the same card twice in a row", async () => {
    const desk = await begin();
    await answer(desk, 3, { minutes: 10 });
    await answer(desk, 1, { at: later(1), minutes: 1 });
    expect(getIds(desk)).toEqual(["a", "b"]);
    await answer(desk, 4, { at: later(1.2) });
    await answer(desk, 1, { at: later(1.4), minutes: 1 });
    expect([desk.getValue(), getIds(desk)]).toEqual([{ turn: "asking" }, ["b"]]);
  });

  test("PRC-04 a card that was rated Again comes back until it is known", async () => {
    const desk = await begin({ cardIds: ["a"] });
    await answer(desk, 1, { minutes: 1 });
    await answer(desk, 1, { minutes: 1 });
    expect(desk.getValue()).toEqual({ turn: "asking" });
    await answer(desk, 3);
    expect([desk.getValue(), getRatedSteps(desk.getSnapshot()).map(({ rating }) => rating)]).toEqual([
      "finished",
      [1, 1, 3],
    ]);
    expect(desk.listActions()).toEqual(["endSession"]);
  });

  test("PRC-04 choosing an answer shows the right one, and the rating can be changed until the card is rated", async () => {
    const desk = await begin();
    desk.send({ type: "choice.made", index: 2, rating: 1 });
    desk.send({ type: "rating.changed", rating: 2 });
    expect([desk.getValue(), desk.getSnapshot().context.choice]).toEqual([{ turn: "shown" }, { index: 2, rating: 2 }]);
  });

  test("PRC-04 the next card starts without a chosen answer", async () => {
    const desk = await begin();
    desk.send({ type: "choice.made", index: 2, rating: 1 });
    await answer(desk, 1);
    expect(desk.getSnapshot().context.choice).toBeNull();
  });

  test("PRC-04 a second press of a rating records nothing", async () => {
    const desk = await begin();
    rate(desk, 3);
    rate(desk, 3);
    expect(desk.ports.countCalls("recordReview")).toBe(1);
  });

  test("PRC-04 distinguishes no kept cards from no due cards", async () => {
    const [none, later] = [await begin({ cardIds: [], hasCards: false }), await begin({ cardIds: [] })];
    expect([none.getValue(), later.getValue()]).toEqual([{ empty: "noCards" }, { empty: "noneDue" }]);
  });

  test("PRC-04 suspending a card removes it from the session", async () => {
    const desk = await begin();
    desk.send({ type: "card.suspended" });
    expect(desk.ports.lastCall("suspendCard").input).toMatchObject({
      cardId: "a",
      session: { cardIds: ["b"], steps: [{ kind: "suspended", cardId: "a" }] },
    });
    await desk.answer("suspendCard");
    expect(getIds(desk)).toEqual(["b"]);
  });
});

describe("PRC-04 undo", () => {
  test("PRC-04 brings a rated card back with its answer", async () => {
    const desk = await begin();
    await answer(desk, 3);
    undo(desk);
    expect(desk.ports.lastCall("undoStep").input).toMatchObject({
      step: { kind: "rated", cardId: "a", rating: 3 },
      review: { id: "undo", cardId: "a", rating: null, retention: 0.9, undoes: `review-${reviews}` },
      session: { cardIds: ["a", "b"], steps: [] },
    });
    await desk.answer("undoStep");
    expect(desk.getSnapshot().context.reviews.map(({ id }) => id)).toEqual([`review-${reviews}`, "undo"]);
    expect([desk.getValue(), getIds(desk)]).toEqual([{ turn: "shown" }, ["a", "b"]]);
  });

  test("PRC-04 undoes an Again: the card is asked only once", async () => {
    const desk = await begin();
    await answer(desk, 1, { minutes: 1 });
    undo(desk);
    await desk.answer("undoStep");
    expect(getIds(desk)).toEqual(["a", "b"]);
    await answer(desk, 3);
    expect(getIds(desk)).toEqual(["b"]);
  });

  test("PRC-04 asks a suspended card again", async () => {
    const desk = await begin();
    desk.send({ type: "card.suspended" });
    await desk.answer("suspendCard");
    undo(desk);
    await desk.answer("undoStep");
    expect([desk.getValue(), getIds(desk)]).toEqual([{ turn: "asking" }, ["a", "b"]]);
  });

  test("PRC-04 works after the last card, and not before the first", async () => {
    const desk = await begin({ cardIds: ["a"] });
    expect(desk.can({ type: "undo.requested", reviewId: "undo", reviewedAt })).toBe(false);
    await answer(desk, 3);
    undo(desk);
    await desk.answer("undoStep");
    expect(desk.getValue()).toEqual({ turn: "shown" });
  });
});

describe("PRC-05 without a network", () => {
  test("PRC-05 continues while reviews are waiting", async () => {
    const desk = await begin();
    isWatchedAs(desk, 12);
    await answer(desk, 3);
    expect([desk.getSnapshot().context.waiting, desk.getValue()]).toEqual([12, { turn: "asking" }]);
  });

  test("PRC-05 continues after a reload with the earlier steps", async () => {
    const step = { kind: "rated", cardId: "a", reviewId: "review-0", rating: 3, repeatAt: null } as const;
    const desk = await begin({ cardIds: ["b"], steps: [step] });
    expect(getRatedSteps(desk.getSnapshot())).toEqual([step]);
    expect(desk.can({ type: "undo.requested", reviewId: "undo", reviewedAt })).toBe(true);
  });

  test("PRC-05 a reload after the last card shows the end", async () => {
    const desk = await begin({
      cardIds: [],
      steps: [{ kind: "rated", cardId: "a", reviewId: "review-0", rating: 3, repeatAt: null }],
    });
    expect(desk.getValue()).toBe("finished");
  });
});

describe("PRC-04 deleted cards", () => {
  test("PRC-04 says that the recording of the shown card was deleted", async () => {
    const desk = await begin();
    isWatchedAs(desk, 0, ["a"]);
    expect(desk.getValue()).toBe("deleted");
    desk.send({ type: "card.skipped" });
    expect([desk.getValue(), getIds(desk)]).toEqual([{ turn: "asking" }, ["b"]]);
  });

  test("PRC-04 does not ask a deleted card later in the session", async () => {
    const desk = await begin();
    isWatchedAs(desk, 0, ["b"]);
    await answer(desk, 3);
    expect(desk.getValue()).toBe("finished");
  });
});

describe("PRC-04 failures", () => {
  test.each(backendFailures)("PRC-04 loading, %s: logs the failure and loads on request", async (_, error) => {
    const desk = startHeld(practiceModel, { scope: {} });
    await desk.fail("loadSession", error);
    expect(desk.getSnapshot().context.failure).toEqual({ work: "loadSession", code: error.code });
    expect(desk.listLogged()).toEqual([{ work: "loadSession", error }]);
    desk.send({ type: "session.requested" });
    expect(desk.ports.countCalls("loadSession")).toBe(2);
  });

  test("PRC-04 if the device can't store a review, the card stays and can be rated again", async () => {
    const desk = await begin();
    rate(desk, 3);
    await desk.fail("recordReview", new Failure("server"));
    expect([desk.getValue(), getIds(desk), desk.getSnapshot().context.steps]).toEqual([
      { turn: "shown" },
      ["a", "b"],
      [],
    ]);
    expect(desk.getSnapshot().context.failure?.work).toBe("recordReview");
  });

  test("PRC-02 rating a card again after the device was too slow keeps the review's id, as it may have been stored", async () => {
    const desk = await begin();
    rate(desk, 3);
    const { id } = getReview(desk);
    await desk.fail("recordReview", new Failure("timeout"));
    rate(desk, 1);
    expect(getReview(desk)).toMatchObject({ id, cardId: "a", rating: 1 });
    await desk.answer("recordReview");
    rate(desk, 3);
    expect(getReview(desk)).toMatchObject({ id: `review-${reviews}`, cardId: "b" });
  });

  test("PRC-02 the card after one whose review could not be stored has a review of its own", async () => {
    const desk = await begin();
    rate(desk, 3);
    await desk.fail("recordReview", new Failure("timeout"));
    desk.send({ type: "card.suspended" });
    await desk.answer("suspendCard");
    rate(desk, 3);
    expect(getReview(desk)).toMatchObject({ id: `review-${reviews}`, cardId: "b" });
  });

  test.each(backendFailures)("PRC-04 suspending, %s: asks the card again", async (_, error) => {
    const desk = await begin();
    desk.send({ type: "card.suspended" });
    await desk.fail("suspendCard", error);
    expect([desk.getValue(), getIds(desk), desk.getSnapshot().context.failure]).toEqual([
      { turn: "asking" },
      ["a", "b"],
      { work: "suspendCard", code: error.code },
    ]);
  });

  test.each(backendFailures)("PRC-04 undoing, %s: keeps the steps", async (_, error) => {
    const desk = await begin();
    await answer(desk, 3);
    undo(desk);
    await desk.fail("undoStep", error);
    expect([getIds(desk), desk.getSnapshot().context.steps.length]).toEqual([["b"], 1]);
  });

  test("PRC-04 the next step clears a failure", async () => {
    const desk = await begin();
    rate(desk, 3);
    await desk.fail("recordReview", new Failure("server"));
    await answer(desk, 3);
    expect(desk.getSnapshot().context.failure).toBeNull();
  });
});
