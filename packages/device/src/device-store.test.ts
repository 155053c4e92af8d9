import "fake-indexeddb/auto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createReview } from "@lectern/data/testing/practice";
import { createMemoryStore, type DeviceStore, openDeviceStore } from "./device-store.ts";
import { removeDatabase, toDatabaseName } from "./find-database.ts";
import { createSession } from "./testing/create-session.ts";

const open: DeviceStore[] = [];
const openStore = async (userId: string) => {
  const store = await openDeviceStore(userId);
  open.push(store);
  return store;
};

afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.unstubAllGlobals();
});

describe("a user's store on the device", () => {
  test("PRC-05 keeps the session and its unsent reviews over a reload", async () => {
    const before = await openStore("reload");
    const reviews = [createReview("a"), createReview("b"), createReview("a")];
    const session = createSession({ cardIds: ["b", "a"], reviews });
    for (const review of reviews) await before.addReview(review, session);
    before.close();

    const after = await openStore("reload");
    expect(await after.listReviews()).toEqual(reviews.map((review, at) => ({ ...review, number: at + 1 })));
    expect(after.deviceId).toBe(before.deviceId);
    expect(await after.readSession()).toEqual(session);
  });

  test("PRC-05 queues a review once, however often it is added", async () => {
    const store = await openStore("repeat");
    const review = createReview("a");
    await store.addReview(review, createSession());
    await store.addReview(review, createSession());
    expect(await store.countReviews()).toBe(1);
  });

  test("PRC-02 a card that is rated again after a slow write has one review, the later", async () => {
    for (const store of [await openStore("slow"), createMemoryStore()]) {
      const review = createReview("a");
      await store.addReview(review, createSession());
      await store.addReview({ ...review, rating: 1 }, createSession());
      expect((await store.listReviews()).map(({ id, rating }) => [id, rating])).toEqual([[review.id, 1]]);
    }
  });

  test("PRC-05 removes what the server has confirmed, and keeps the rest in order", async () => {
    const store = await openStore("sent");
    const [first, second, third] = [createReview("a"), createReview("b"), createReview("c")];
    for (const review of [first, second, third]) await store.addReview(review, createSession());
    await store.removeReviews([second.id, "unknown"]);
    expect((await store.listReviews()).map(({ id, number }) => [id, number])).toEqual([
      [first.id, 1],
      [third.id, 3],
    ]);
  });

  test("PRC-05 keeps the queue when the session ends", async () => {
    const store = await openStore("ended");
    await store.addReview(createReview("a"), createSession());
    await store.endSession();
    expect(await store.readSession()).toBeUndefined();
    expect(await store.countReviews()).toBe(1);
  });

  test("PRC-05 never shows one user the data of another", async () => {
    const maya = await openStore("maya");
    await maya.addReview(createReview("a"), createSession());
    const ben = await openStore("ben");
    expect([await ben.countReviews(), await ben.readSession()]).toEqual([0, undefined]);
    expect(await maya.countReviews()).toBe(1);
  });

  test("PRC-05 sign-out removes it, even while another tab has it open", async () => {
    const store = await openStore("leaving");
    await store.addReview(createReview("a"), createSession());
    await removeDatabase(toDatabaseName("leaving"));
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("lectern-leaving");
    expect(await (await openStore("leaving")).countReviews()).toBe(0);
  });

  test("PRC-05 works until the page closes in a browser that stores nothing", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("not here", "SecurityError");
      },
    });
    const store = await openStore("private");
    const review = createReview("a");
    await store.addReview(review, createSession({ cardIds: ["a"] }));
    await store.addReview(review, createSession({ cardIds: ["b"] }));
    expect(await store.listReviews()).toEqual([{ ...review, number: 1 }]);
    expect((await store.readSession())?.cardIds).toEqual(["b"]);
    await store.removeReviews([review.id]);
    expect(await store.countReviews()).toBe(0);
  });
});
