import { storeCards } from "@lectern/local-backend/testing/cards";
import type { PlanExamResponse } from "@lectern/domain/contracts/plan-exam";
import { beforeAll, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, type TestBackend } from "./testing/backend.ts";
import { anUndo, aReview, sendReviews } from "./testing/cards.ts";
import { callFunction } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

const createdAt = "2026-01-05T08:00:00.000Z";
const at = (days: number): string => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();
const EXAM = "2026-02-20";

onEachDatabase("plan-exam", (backend) => {
  let person: Person;
  let other: Person;
  let folder: string;
  let cards: string[];

  const plan = async (folder_id: string, who = person, more: object = {}) =>
    callFunction(backend(), "plan-exam", who.accessToken, { folder_id, time_zone: "UTC", ...more });
  const planOfOwn = async () => {
    const answer = await plan(folder);
    expect(answer.status).toBe(200);
    return answer.body as unknown as PlanExamResponse;
  };
  const newFolder = async (who: Person, exam_date: string | null) => {
    const client = makeClient(backend(), who.accessToken);
    const { data } = await client.from("folders").insert({ user_id: who.user.id, name: "Biology" }).select().single();
    await client.from("folders").update({ exam_date }).eq("id", data!.id);
    return data!.id;
  };
  /** Learns cards on one day, and reviews all of them on later days. */
  const practice = async (ids: readonly string[], days: readonly number[]) => {
    for (const day of days) {
      const reviews = ids.map((card) => aReview(card, { reviewed_at: at(day), rating: day === days[0] ? 4 : 3 }));
      // oxlint-disable-next-line no-await-in-loop -- the days come one after the other
      expect((await sendReviews(backend(), person, reviews)).status).toBe(200);
    }
  };

  beforeAll(async () => {
    person = await backend().setUpUser("examined@school.edu");
    other = await backend().setUpUser("other-examined@school.edu");
    folder = await newFolder(person, EXAM);
    const stored = await storeCards(backend(), person.user.id, { count: 40, createdAt });
    cards = stored.cardIds;
    await backend().sql("update public.recordings set folder_id = $1 where id = $2", [folder, stored.recordingId]);
    await setMoment(backend(), at(20));
  });

  it("UNT-06 without reviews, answers how many are missing, and how many cards are new", async () => {
    const answer = await planOfOwn();
    expect(answer).toMatchObject({ cards: 40, fresh: 40, forecast: null, missing_reviews: 50, compared: null });
    expect(answer.days).toHaveLength(26);
    expect(answer.days[0]).toBe(20);
    expect(answer.next).toEqual(cards.slice(0, 20));
  });

  it("UNT-06 with enough reviews, answers a range and never a single number", async () => {
    await practice(cards.slice(0, 30), [1, 4, 10, 19.2]);
    const answer = await planOfOwn();
    expect(answer.fresh).toBe(10);
    expect(answer.missing_reviews).toBe(0);
    const { low, high } = answer.forecast!;
    expect(low).toBeLessThan(high);
    expect(high).toBeLessThanOrEqual(40);
    // All of them were always remembered.
    expect(low).toBeGreaterThan(30);
    expect(await planOfOwn()).toEqual(answer);
  });

  it("UNT-06 compares predictions with outcomes after 100 reviews of cards learned on an earlier day, without undone ones", async () => {
    expect((await planOfOwn()).compared).toBeNull();
    const forgotten = cards.slice(0, 20).map((card) => aReview(card, { reviewed_at: at(19.9), rating: 1 }));
    const mistake = aReview(cards[20]!, { reviewed_at: at(19.9), rating: 1 });
    await sendReviews(backend(), person, [...forgotten, mistake, anUndo(mistake, { reviewed_at: at(19.91) })]);
    const { reviews, actual, predicted } = (await planOfOwn()).compared!;
    expect(reviews).toBe(30 * 3 + 20);
    expect(actual).toBeCloseTo(90 / 110, 5);
    expect(predicted).toBeGreaterThan(0.7);
  });

  it("UNT-06 asks no card twice on a day, even if it is due within 24 hours", async () => {
    const [today] = cards.slice(29, 30);
    await sendReviews(backend(), person, [aReview(today!, { reviewed_at: at(19.99), rating: 2 })]);
    expect((await planOfOwn()).next).not.toContain(today);
  });

  it("UNT-06 puts the cards first that gain most: new cards before those asked yesterday", async () => {
    const { next } = await planOfOwn();
    expect(next.slice(0, 10).toSorted()).toEqual(cards.slice(30).toSorted());
  });

  it("UNT-06 after the exam there is nothing to plan", async () => {
    await setMoment(backend(), "2026-02-21T12:00:00.000Z");
    expect(await planOfOwn()).toMatchObject({ days: [], forecast: null, next: [] });
    await setMoment(backend(), at(20));
  });

  it("UNT-06 counts days by the reader's practice day when clocks change", async () => {
    await setMoment(backend(), "2026-03-28T12:00:00.000Z");
    const spring = await newFolder(person, "2026-03-30");
    const answer = await plan(spring, person, { time_zone: "Europe/Berlin" });
    expect(answer.body).toMatchObject({ days: [0, 0] });
    await setMoment(backend(), at(20));
  });

  it("UNT-06 refuses a folder without an exam, another's folder, and an unknown time zone", async () => {
    expect((await plan(await newFolder(person, null))).status).toBe(404);
    expect((await plan(folder, other)).status).toBe(404);
    expect((await plan(folder, person, { time_zone: "Mars/Olympus" })).status).toBe(400);
    expect((await plan("no uuid")).status).toBe(422);
  });

  it("UNT-06 uses no other user's cards", async () => {
    const theirs = makeClient(backend(), other.accessToken);
    expect((await theirs.rpc("cards_to_ask", { p_card_ids: cards })).data).toEqual([]);
    expect((await theirs.rpc("exam_material", { p_folder_id: folder })).data).toBeNull();
    const own = makeClient(backend(), person.accessToken);
    const asked = await own.rpc("cards_to_ask", { p_card_ids: [cards[3]!, cards[1]!] });
    expect(asked.data?.map((card: { id: string }) => card.id)).toEqual([cards[3], cards[1]]);
  });
});
