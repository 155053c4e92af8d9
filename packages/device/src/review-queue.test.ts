import "fake-indexeddb/auto";
import { storeCards } from "@lectern/local-backend/testing/cards";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import type { Review } from "@lectern/domain/practice";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LecternClient } from "@lectern/data/client";
import { openSignedInBrowser, toUrl } from "@lectern/data/testing/browser";
import { createReview } from "@lectern/data/testing/practice";
import { createMemoryStore, type DeviceStore, openDeviceStore } from "./device-store.ts";
import { createReviewQueue } from "./review-queue.ts";
import { createSession } from "./testing/create-session.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const stores: DeviceStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

type Network = "online" | "offline" | "loses answers";

let people = 0;

/** Opens the device of a student with cards. The test switches the network on and off. */
async function openDevice({ cards = 1 } = {}) {
  const network = { is: "online" as Network };
  const sent: { token: string | undefined; ids: string[] }[] = [];
  const browser = await openSignedInBrowser(backend, `device-${(people += 1)}@school.edu`, async (address, init) => {
    if (!address.pathname.endsWith("/review-cards")) return undefined;
    if (network.is === "offline") throw new TypeError("Failed to fetch");
    const { reviews } = JSON.parse(init.body as string) as { reviews: { id: string }[] };
    sent.push({
      token: new Headers(init.headers).get("authorization")?.replace("Bearer ", ""),
      ids: reviews.map(({ id }) => id),
    });
    if (network.is === "online") return undefined;
    await (await fetch(toUrl(address), init)).text();
    throw new TypeError("Failed to fetch");
  });
  const { cardIds } = await storeCards(backend, browser.userId, { count: cards });
  const reload = async (client: LecternClient = browser.client, now = Date.now) => {
    const store = await openDeviceStore(browser.userId);
    stores.push(store);
    const refused: string[] = [];
    const onRefused = (id: string, reason: string) => void refused.push(`${id}: ${reason}`);
    return { store, refused, queue: createReviewQueue({ client, userId: browser.userId, store, now, onRefused }) };
  };
  return { ...browser, network, sent, cardIds, reload };
}

const readLog = (cardIds: readonly string[]) =>
  backend.sql<{ id: string; reviewed_at: Date; user_id: string }>(
    "select id, user_id, to_jsonb(reviewed_at) as reviewed_at from public.reviews where card_id = any ($1) order by reviewed_at, id",
    [cardIds],
  );
const listIds = (reviews: readonly { readonly id: string }[]) => reviews.map(({ id }) => id).toSorted();

const idsInOrder = (reviews: readonly { readonly id: string }[]) => reviews.map(({ id }) => id);

describe("the queue of reviews", () => {
  test("PRC-05 sends a review when it is made, and removes it when the server has confirmed it", async () => {
    const { cardIds, reload } = await openDevice();
    const { queue, store } = await reload();
    const review = createReview(cardIds[0]!);
    await queue.add(review, createSession());
    expect(await queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    expect(await store.countReviews()).toBe(0);
    expect(await readLog(cardIds)).toMatchObject([{ id: review.id }]);
    expect(queue.states.get(cardIds[0]!)?.logLength).toBe(1);
  });

  test("PRC-05 keeps twelve reviews without a network, and sends them after a reload", async () => {
    const { cardIds, network, reload } = await openDevice({ cards: 12 });
    network.is = "offline";
    const before = await reload();
    const reviews = cardIds.map((id) => createReview(id));
    for (const review of reviews) await before.queue.add(review, createSession());
    expect(await before.queue.send()).toEqual({ waiting: 12, missingIds: [], failure: "offline" });
    before.store.close();

    network.is = "online";
    const after = await reload();
    const seen: number[] = [];
    after.queue.watch(({ waiting }) => seen.push(waiting));
    expect(await after.queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    expect(seen.at(-1)).toBe(0);
    expect(listIds(await readLog(cardIds))).toEqual(listIds(reviews));
  });

  test("PRC-02 PRC-05 sends unanswered reviews again without doubling any", async () => {
    const { cardIds, network, reload } = await openDevice();
    network.is = "loses answers";
    const { queue } = await reload();
    const reviews = [createReview(cardIds[0]!, { rating: 1 }), createReview(cardIds[0]!)];
    for (const review of reviews) await queue.add(review, createSession());
    expect(await queue.send()).toMatchObject({ waiting: 2, failure: "offline" });
    network.is = "online";
    expect(await queue.send()).toMatchObject({ waiting: 0, failure: null });
    expect(listIds(await readLog(cardIds))).toEqual(listIds(reviews));
  });

  test("PRC-05 sends 450 reviews in order, 200 at a time", async () => {
    const { cardIds, network, sent, reload } = await openDevice();
    const { queue, store } = await reload();
    network.is = "offline";
    const start = Date.now() - 86_400_000;
    const reviews = Array.from({ length: 450 }, (_, n) =>
      createReview(cardIds[0]!, { reviewedAt: new Date(start + n * 1000).toISOString() }),
    );
    for (const review of reviews) await store.addReview(review, createSession());
    network.is = "online";
    await queue.send();
    expect(sent.map(({ ids }) => ids)).toEqual([
      reviews.slice(0, 200).map(({ id }) => id),
      reviews.slice(200, 400).map(({ id }) => id),
      reviews.slice(400).map(({ id }) => id),
    ]);
  });

  test("PRC-02 PRC-05 counts 200 reviews of each of two offline devices once, although answers are lost", async () => {
    const { cardIds, client, network, reload, userId } = await openDevice({ cards: 10 });
    // Another device of the same student has a database of its own.
    const other = createMemoryStore();
    const devices = [await reload(), { store: other, queue: createReviewQueue({ client, userId, store: other }) }];
    network.is = "offline";
    const start = Date.now() - 86_400_000;
    const made: Review[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const reviewedAt = new Date(start + turn * 1000).toISOString();
      const review = createReview(cardIds[turn % cardIds.length]!, { reviewedAt });
      made.push(review);
      await devices[turn % 2]!.store.addReview(review, createSession());
    }
    network.is = "loses answers";
    for (const { queue } of devices) await queue.send();
    network.is = "online";
    for (const { queue } of devices) expect(await queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    expect((await readLog(cardIds)).map(({ id }) => id)).toEqual(idsInOrder(made));
  });

  test("PRC-05 never sends a user's reviews as another user, and sends them when their user is back", async () => {
    const maya = await openDevice();
    const ben = await openDevice();
    maya.network.is = "offline";
    const { queue, store } = await maya.reload();
    const review = createReview(maya.cardIds[0]!);
    await queue.add(review, createSession());
    await queue.send();

    // Another person has signed in in the same browser.
    const other = await maya.reload(ben.client);
    ben.network.is = "online";
    expect(await other.queue.send()).toMatchObject({ waiting: 1, failure: "unauthenticated" });
    expect([ben.sent, await store.countReviews()]).toEqual([[], 1]);

    maya.network.is = "online";
    expect(await queue.send()).toMatchObject({ waiting: 0, failure: null });
    const { data } = await maya.client.auth.getSession();
    expect(maya.sent.map(({ token }) => token)).toEqual([data.session?.access_token]);
    expect(await readLog(maya.cardIds)).toMatchObject([{ id: review.id, user_id: maya.userId }]);
  });

  const HOUR_MS = 3_600_000;
  test.each([
    ["an hour ahead", HOUR_MS],
    ["an hour behind", -HOUR_MS],
    ["thirty years behind", -30 * 365 * 24 * HOUR_MS],
  ])("PRC-02 with a clock that is %s, times are the server's, in the order of the answers", async (_, error) => {
    const { client, cardIds, reload } = await openDevice();
    const { queue } = await reload(client, () => Date.now() + error);
    const reviews = [3_000, 2_000, 2_000, 1_000].map((before) =>
      createReview(cardIds[0]!, { reviewedAt: new Date(Date.now() + error - before).toISOString() }),
    );
    for (const review of reviews) await queue.add(review, createSession());
    expect(await queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    const log = await readLog(cardIds);
    expect(log.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id));
    for (const { reviewed_at } of log) {
      expect(Math.abs(Date.parse(String(reviewed_at)) - Date.now())).toBeLessThan(60_000);
    }
  });

  test("PRC-02 reviews that were made while the clock was set back keep their order", async () => {
    const { cardIds, reload } = await openDevice();
    const { queue, store } = await reload();
    const reviews = [0, -5, -10, -10, -2].map((minutes) =>
      createReview(cardIds[0]!, { reviewedAt: new Date(Date.now() + minutes * 60_000).toISOString() }),
    );
    for (const review of reviews.slice(0, 2)) await store.addReview(review, createSession());
    await queue.send();
    for (const review of reviews.slice(2)) await store.addReview(review, createSession());
    expect(await queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    expect((await readLog(cardIds)).map(({ id }) => id)).toEqual(reviews.map(({ id }) => id));
  });

  test("PRC-02 drops a review with an impossible time, reports it once, and sends the others", async () => {
    const { cardIds, reload } = await openDevice();
    const { queue, refused } = await reload();
    const reviews = Array.from({ length: 21 }, (_, at) =>
      createReview(cardIds[0]!, at === 10 ? { reviewedAt: "2026-02-30T08:00:00.000Z" } : {}),
    );
    for (const review of reviews) await queue.add(review, createSession());
    expect(await queue.send()).toEqual({ waiting: 0, missingIds: [], failure: null });
    expect(refused).toEqual([`${reviews[10]!.id}: reviewed_at: There is no such time`]);
    expect(listIds(await readLog(cardIds))).toEqual(listIds(reviews.filter((_, at) => at !== 10)));
  });

  test("PRC-05 drops reviews of deleted cards, and reports the cards", async () => {
    const { cardIds, reload } = await openDevice({ cards: 2 });
    const { queue } = await reload();
    await backend.sql("delete from public.cards where id = $1", [cardIds[0]]);
    const reviews = cardIds.map((id) => createReview(id));
    for (const review of reviews) await queue.add(review, createSession());
    expect(await queue.send()).toEqual({ waiting: 0, missingIds: [cardIds[0]], failure: null });
    expect(listIds(await readLog(cardIds))).toEqual([reviews[1]!.id]);
  });

  test("PRC-05 a card that was open for days does not block the queue", async () => {
    const { cardIds, reload } = await openDevice();
    const { queue } = await reload();
    const review: Review = createReview(cardIds[0]!, { elapsedMs: 5 * 86_400_000 + 0.5 });
    await queue.add(review, createSession());
    expect(await queue.send()).toMatchObject({ waiting: 0, failure: null });
  });
});
