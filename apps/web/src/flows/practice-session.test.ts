import { createMemoryStore } from "@lectern/device/device-store";
import { createReviewQueue } from "@lectern/device/review-queue";
import { getRatedSteps } from "@lectern/machines/practice/practice.selectors";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { createTestPorts, type SentRequest } from "../testing/ports.ts";
import { startFlow } from "../testing/start-flow.ts";
import { providePracticePorts } from "./practice.ts";
import { countStuck } from "./review-queue.ts";
import { createPracticeSession } from "./practice-session.ts";

const now = Date.parse("2026-11-24T09:00:00.000Z");

const toRow = (id: string) => ({
  id,
  recording_id: "biology-7",
  recording_name: "Cells",
  language: "en",
  kind: "question",
  front: "What?",
  back: "That.",
  choices: null,
  quote: "That is what.",
  first: 0,
  last: 0,
  start_s: 4,
  origin: "student",
  edited_at: null,
  created_at: "2026-11-20T09:00:00.000Z",
  due: null,
});

/**
 * A device whose network the test switches, and which has kept its due cards; `reload` starts again with the device's
 * data.
 */
function openDevice(ids: readonly string[], { hasKept = false } = {}) {
  const network = { isOnline: true };
  const answer = ({ path, body }: SentRequest): Response => {
    if (path.endsWith("/due_cards") && (network.isOnline || hasKept))
      return Response.json(ids.slice(0, (body as { p_limit: number }).p_limit).map(toRow));
    if (!network.isOnline) throw new TypeError("Failed to fetch");
    if (path.endsWith("/practice_overview")) return Response.json([]);
    return Response.json([]);
  };
  const { ports, requests, logged } = createTestPorts(answer);
  const store = createMemoryStore();
  const reload = () => {
    const { client, userId, queryClient, report } = ports;
    const device = Promise.resolve({ store, queue: createReviewQueue({ client, userId, store }) });
    const session = createPracticeSession({ client, userId, queryClient, device, now: () => now });
    const actor = startFlow(providePracticePorts({ session, device, report }), { scope: {} });
    return { session, actor };
  };
  return { network, store, requests, logged, reload };
}

type Reloaded = ReturnType<ReturnType<typeof openDevice>["reload"]>;
type Actor = Reloaded["actor"];
const reach = (actor: Actor, state: Parameters<ReturnType<Actor["getSnapshot"]>["matches"]>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(state));

async function rate({ actor, session }: Pick<Reloaded, "actor" | "session">, reviewId: string, rating: 1 | 3 | 4) {
  const { context } = await reach(actor, { turn: "asking" });
  actor.send({ type: "answer.requested" });
  const reviewedAt = new Date(now).toISOString();
  const card = context.cards.find(({ id }) => id === context.cardIds[0])!;
  const repeatAt = session.findRepeat(card, context, { rating, reviewedAt });
  actor.send({ type: "card.rated", reviewId, rating, reviewedAt, elapsedMs: 4_000, repeatAt });
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
}

test("PRC-05 a session continues without a network, even after a reload", async () => {
  const { network, store, reload } = openDevice(["a", "b", "c"]);
  const first = reload();
  await reach(first.actor, { turn: "asking" });
  network.isOnline = false;
  await rate(first, "1", 4);
  await rate(first, "2", 1);
  first.actor.stop();

  const { actor } = reload();
  const snapshot = await reach(actor, { turn: "asking" });
  expect([snapshot.context.cardIds, getRatedSteps(snapshot).map(({ reviewId }) => reviewId)]).toEqual([
    ["c", "b"],
    ["1", "2"],
  ]);
  expect(snapshot.context.cards.find(({ id }) => id === "c")?.front).toBe("What?");
  expect(await store.countReviews()).toBe(2);
});

test("PRC-05 counts the queued reviews", async () => {
  const { network, reload } = openDevice(["a", "b"]);
  const { actor, session } = reload();
  await reach(actor, { turn: "asking" });
  network.isOnline = false;
  await rate({ actor, session }, "1", 3);
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.waiting > 0);
  expect(context.waiting).toBe(1);
});

/** Answers all cards of a session with Easy. */
async function practiceAll({ actor, session }: Reloaded): Promise<readonly string[]> {
  const { context } = await reach(actor, { turn: "asking" });
  for (const cardId of context.cardIds) await rate({ actor, session }, `review of ${cardId}`, 4);
  await reach(actor, "finished");
  return context.cardIds;
}

const ids = Array.from({ length: 45 }, (_, index) => `card ${index}`);

test("PRC-05 OFF-01 without a network, each session has the next of the kept cards that are due, and counts those after it", async () => {
  const { network, reload } = openDevice(ids, { hasKept: true });
  network.isOnline = false;
  const sessions: [readonly string[], number | undefined][] = [];
  for (let round = 0; round < 3; round += 1) {
    const opened = reload();
    sessions.push([await practiceAll(opened), opened.session.countDueLeft()]);
  }
  expect(sessions).toEqual([
    [ids.slice(0, 20), 25],
    [ids.slice(20, 40), 5],
    [ids.slice(40), 0],
  ]);
  await reach(reload().actor, { empty: "noneDue" });
});

test("PRC-05 OFF-01 a card rated Again in a session that was left is asked again without a network, after the others", async () => {
  const { network, store, reload } = openDevice(["a", "b", "c"], { hasKept: true });
  network.isOnline = false;
  const first = reload();
  await rate(first, "1", 1);
  await rate(first, "2", 4);
  first.actor.stop();
  await store.endSession();
  const second = reload();
  const { context } = await reach(second.actor, { turn: "asking" });
  expect(context.cardIds).toEqual(["c", "a"]);
  // Its interval goes on from the answer.
  const again = context.cards.find(({ id }) => id === "a")!;
  expect(second.session.toIntervals(again, context, undefined)).toEqual({
    1: "1 min",
    2: "6 min",
    3: "10 min",
    4: "1 day",
  });
});

test("PRC-05 a card whose answer was undone is asked in the next session", async () => {
  const { network, store, reload } = openDevice(["a", "b"], { hasKept: true });
  network.isOnline = false;
  const first = reload();
  await rate(first, "1", 4);
  first.actor.send({ type: "undo.requested", reviewId: "undo", reviewedAt: new Date(now).toISOString() });
  await reach(first.actor, { turn: "shown" });
  await store.endSession();
  const { context } = await reach(reload().actor, { turn: "asking" });
  expect(context.cardIds).toEqual(["a", "b"]);
});

test.each([
  [null, 0],
  ["offline", 3],
] as const)(
  "PRC-05 of three reviews, after an attempt to send that ended with %s, %i wait for the network",
  (failure, count) => {
    expect(countStuck({ waiting: 3, missingIds: [], failure })).toBe(count);
  },
);

test("PRC-05 keeps the queue when a session ends without a network, and forgets the session", async () => {
  const { network, store, reload } = openDevice(["a"]);
  const { actor, session } = reload();
  await reach(actor, { turn: "asking" });
  network.isOnline = false;
  await rate({ actor, session }, "1", 4);
  await reach(actor, "finished");
  await waitFor(actor, (snapshot) => snapshot.context.waiting === 1);
  expect([await store.readSession(), await store.countReviews()]).toEqual([undefined, 1]);
});

test("PRC-04 an undo is a row that names the review", async () => {
  const { network, store, reload } = openDevice(["a", "b"]);
  const { actor, session } = reload();
  await reach(actor, { turn: "asking" });
  network.isOnline = false;
  await rate({ actor, session }, "1", 3);
  actor.send({ type: "undo.requested", reviewId: "undo", reviewedAt: new Date(now).toISOString() });
  await reach(actor, { turn: "shown" });
  expect((await store.listReviews()).map(({ id, rating, undoes }) => [id, rating, undoes])).toEqual([
    ["1", 3, null],
    ["undo", null, "1"],
  ]);
});

test("PRC-04 the buttons show the dates that the server will schedule, even for a card that comes back", async () => {
  const { reload } = openDevice(["a"]);
  const { actor, session } = reload();
  const { context } = await reach(actor, { turn: "asking" });
  const card = context.cards[0]!;
  expect(session.toIntervals(card, context, undefined)).toEqual({ 1: "1 min", 2: "6 min", 3: "10 min", 4: "8 days" });
  await rate({ actor, session }, "1", 3);
  expect(session.toIntervals(card, actor.getSnapshot().context, undefined)[3]).toBe("2 days");
});

test("PRC-04 a new card rated Good has a learning step left and comes back after the others, until it is due on another day", async () => {
  const { reload } = openDevice(["a", "b"]);
  const { actor, session } = reload();
  const asked: string[] = [];
  for (const rating of [3, 4, 3] as const) {
    const { context } = await reach(actor, { turn: "asking" });
    asked.push(context.cardIds[0]!);
    await rate({ actor, session }, `${asked.length}`, rating);
  }
  await reach(actor, "finished");
  expect(asked).toEqual(["a", "b", "a"]);
});

test("PRC-04 starts with the cards due now if the last session was left half a day ago", async () => {
  const { store, requests, reload } = openDevice(["a", "b"]);
  await rate(reload(), "1", 3);
  const kept = (await store.readSession())!;
  const old = kept.reviews.map((review) => ({ ...review, reviewedAt: "2026-11-23T09:00:00.000Z" }));
  await store.saveSession({ ...kept, reviews: old });
  const later = reload();
  const snapshot = await reach(later.actor, { turn: "asking" });
  expect(snapshot.context.steps).toEqual([]);
  expect(requests.filter(({ path }) => path.endsWith("/due_cards"))).toHaveLength(2);
});

test("PRC-04 suspending needs the network; without it the card stays", async () => {
  const { network, logged, reload } = openDevice(["a", "b"]);
  const { actor } = reload();
  await reach(actor, { turn: "asking" });
  network.isOnline = false;
  actor.send({ type: "card.suspended" });
  const snapshot = await waitFor(actor, (each) => each.context.failure !== null);
  expect([snapshot.context.cardIds, logged]).toEqual([["a", "b"], ["Error suspending a card"]]);
});

test("PRC-04 reports that no card is kept", async () => {
  const { actor } = openDevice([]).reload();
  const { context } = await reach(actor, { empty: "noCards" });
  expect(context.cardIds).toEqual([]);
});

/** A session of a folder. The test sets the exam. */
function openFolder(examDate: string | null, plan: () => Response) {
  const folder = { id: "f", name: "Biology", description: null, color: "#3B82F6", created_at: "2026-11-01T08:00:00Z" };
  const { ports, requests } = createTestPorts(({ path }) => {
    if (path.endsWith("/plan-exam")) return plan();
    if (path.endsWith("/cards_to_ask")) return Response.json(["c", "a"].map(toRow));
    if (path.endsWith("/due_cards")) return Response.json(["a", "b"].map(toRow));
    if (path.includes("/folders"))
      return Response.json({ ...folder, exam_date: examDate, exam_name: null, exam_target: null });
    return Response.json([]);
  });
  const { client, userId, queryClient } = ports;
  const store = createMemoryStore();
  const device = Promise.resolve({ store, queue: createReviewQueue({ client, userId, store }) });
  const session = createPracticeSession({ client, userId, queryClient, device, now: () => now });
  const folderId = "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001";
  const paths = () => requests.map(({ path }) => path);
  return { session, paths, load: () => session.load({ folderId }) };
}

const planned = () =>
  Response.json({
    cards: 3,
    fresh: 0,
    days: [2],
    forecast: null,
    missing_reviews: 50,
    compared: null,
    next: ["3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0003"],
  });

test("UNT-06 before an exam, a folder's session has the order of its plan, and intervals end on the day before", async () => {
  const { session, load } = openFolder("2026-11-27", planned);
  const loaded = await load();
  expect(loaded.cardIds).toEqual(["c", "a"]);
  const known = { ...loaded.cards[0]!, state: { ...mature, cardId: "c" } };
  const folder = { exam: { date: "2026-11-27" } };
  expect(Object.values(session.toIntervals(known, loaded, folder)).slice(1)).toEqual(["2 days", "2 days", "2 days"]);
});

const mature = {
  due: "2026-11-24T08:00:00.000Z",
  stability: 60,
  difficulty: 5,
  phase: "review" as const,
  reps: 5,
  lapses: 0,
  step: 0,
  lastReview: "2026-09-25T08:00:00.000Z",
  logLength: 5,
};

test.each([
  ["without an exam", null],
  ["after the exam", "2026-11-23"],
  ["on its day", "2026-11-24"],
])("UNT-06 %s, a folder's session has the due cards, and nothing is planned", async (_, date) => {
  const { load, paths, session } = openFolder(date, planned);
  const loaded = await load();
  expect(loaded.cardIds).toEqual(["a", "b"]);
  expect(paths().some((path) => path.endsWith("/plan-exam"))).toBe(false);
  const known = { ...loaded.cards[0]!, state: { ...mature, cardId: "a" } };
  const folder = { exam: date === null ? null : { date } };
  expect(session.toIntervals(known, loaded, folder)[3]).toMatch(/month|year/);
});

test("UNT-06 if a plan can't be read, the session has the due cards", async () => {
  const { load } = openFolder("2026-11-27", () => new Response(null, { status: 503 }));
  expect((await load()).cardIds).toEqual(["a", "b"]);
});
