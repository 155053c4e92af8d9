import { randomUUID } from "node:crypto";
import { storeCards } from "@lectern/local-backend/testing/cards";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { newMemory, schedule } from "@lectern/practice/schedule";
import { createId } from "@lectern/domain/create-id";
import type { Card, Review } from "@lectern/domain/practice";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolder } from "../folders/folders.queries.ts";
import { runWrite } from "../options.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { createReview } from "../testing/practice.ts";
import { addCard, changeCards, changeCardTexts, countCards, deleteCard, keepCards, listCards } from "./cards.api.ts";
import {
  fetchDueCards,
  fetchPracticeDay,
  fetchPracticeOverview,
  fetchReviewsByDay,
  getPracticeSettings,
  setPracticeSettings,
} from "./practice.api.ts";
import { cardMutations, practiceMutations } from "./practice.mutations.ts";
import { practiceKeys, practiceQueries } from "./practice.queries.ts";
import { sendReviews } from "./reviews.api.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

let people = 0;

/** A student with cards. */
async function openStudent({ cards = 1, folderId = null as string | null } = {}) {
  const browser = await openSignedInBrowser(backend, `practices-${(people += 1)}@school.edu`);
  const stored = await storeCards(backend, browser.userId, { count: cards, folderId });
  const { data } = await browser.client.auth.getSession();
  const from = { token: data.session!.access_token, device: createId() };
  let made = 0;
  const review = async (...reviews: Review[]) => {
    const [clock] = await backend.sql<{ ms: number }>(
      "select extract(epoch from private.moment())::float8 * 1000 as ms",
    );
    const queued = reviews.map((one) => ({ ...one, number: (made += 1) }));
    return await sendReviews(browser.client, queued, { ...from, sentAt: clock!.ms });
  };
  return { ...browser, ...stored, review };
}

/** Sets the clock of the database to a fixed time. */
const setMoment = (iso?: string) =>
  backend.sql(
    `create or replace function private.moment() returns timestamptz language sql stable set search_path = ''
       as $$ select ${iso === undefined ? "now()" : `'${iso}'::timestamptz`} $$`,
  );

async function at<Result>(iso: string, work: () => Promise<Result>): Promise<Result> {
  await setMoment(iso);
  try {
    return await work();
  } finally {
    await setMoment();
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** A question of a quiz. The one about segment 2 has no card yet. */
const toQuizCard = (n: number) => ({
  id: randomUUID(),
  front: n === 2 ? "What divides?" : `What does cell ${n} do?`,
  back: "It divides.",
  quote: `Cell number ${n} divides.`,
  first: n,
  last: n,
});

const noon = (day: string) => `${day}T12:00:00.000Z`;

/** Rates a new card twice, which takes it past its learning steps. */
const graduate = (id: string, days: number) => [
  createReview(id, { reviewedAt: daysAgo(days) }),
  createReview(id, { reviewedAt: daysAgo(days - 0.01) }),
];

describe("cards of a recording", () => {
  test("DAT-01 are read as stored, with their state, and without the dismissed ones", async () => {
    const { client, userId, recordingId, cardIds, review } = await openStudent({ cards: 3 });
    const given = createReview(cardIds[1]!, { reviewedAt: daysAgo(1) });
    const { states } = await review(given);
    await changeCards(client, userId, [cardIds[2]!], { standing: "dismissed" });
    const cards = await listCards(client, userId, recordingId);
    expect(cards.map(({ id }) => id)).toEqual(cardIds.slice(0, 2));
    expect(cards[0]).toEqual({
      id: cardIds[0],
      recordingId,
      kind: "question",
      front: "What does cell 0 do?",
      back: "It divides.",
      choices: null,
      quote: "Cell number 0 divides.",
      first: 0,
      last: 0,
      start: 0,
      origin: "student",
      standing: "kept",
      isSuspended: false,
      isSourceChanged: false,
      editedAt: null,
      createdAt: expect.any(String),
      rank: 0,
      state: null,
    });
    const memory = schedule(newMemory(cards[1]!.createdAt), { rating: 3, reviewedAt: given.reviewedAt });
    expect(states[0]).toMatchObject({ stability: memory.stability, phase: memory.phase, logLength: 1 });
    expect({ ...cards[1]!.state, due: null, lastReview: null }).toEqual({ ...states[0], due: null, lastReview: null });
    expect(await countCards(client, userId, recordingId)).toBe(2);
  });

  test("PRC-03 a student's own card is stored once, with its quote and its time", async () => {
    const { client, userId, recordingId } = await openStudent({ cards: 3 });
    const own = {
      id: randomUUID(),
      recordingId,
      front: "What divides?",
      back: "The cell.",
      quote: "number 1 divides. Cell",
      first: 1,
      last: 2,
    };
    const added = await addCard(client, own);
    expect(added).toMatchObject({ ...own, kind: "question", origin: "student", standing: "kept", start: 1 });
    expect(await addCard(client, { ...own, front: "Another?" })).toEqual(added);
    expect(await listCards(client, userId, recordingId)).toContainEqual(added);
    const unsaid = addCard(client, { ...own, id: randomUUID(), quote: "Cells unite." });
    await expect(unsaid).rejects.toMatchObject({
      code: "invalid",
      detail: expect.stringContaining("in the transcript there"),
    });
  });

  test("PRC-01 a recording with the most proposals says so, and keeps its cards", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent({ cards: 500 });
    const own = { recordingId, front: "What?", back: "It.", quote: "Cell number 1 divides.", first: 1, last: 1 };
    await expect(addCard(client, { ...own, id: randomUUID() })).rejects.toMatchObject({
      detail: expect.stringContaining("500 cards"),
    });
    await changeCards(client, userId, cardIds.slice(0, 1), { standing: "dismissed" });
    await addCard(client, { ...own, id: randomUUID() });
    await expect(changeCards(client, userId, cardIds.slice(0, 1), { standing: "kept" })).rejects.toMatchObject({
      code: "invalid",
      detail: "This recording already has the maximum of 500 cards. Delete some first.",
    });
    expect(await countCards(client, userId, recordingId)).toBe(500);
  });

  test("PRC-01 many cards are kept in one call", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent({ cards: 250 });
    await changeCards(client, userId, cardIds, { isSuspended: true });
    expect((await listCards(client, userId, recordingId)).every(({ isSuspended }) => isSuspended)).toBe(true);
  });

  test("PRC-06 after its transcript changes, a card is not asked until it is kept again or edited; suspending it doesn't count", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent({ cards: 3 });
    await backend.sql(
      `update public.recording_segments set segments = jsonb_set(jsonb_set(segments, '{0,text}', '"Other words."'), '{1,text}', '"More."')
        where recording_id = $1`,
      [recordingId],
    );
    const changed = async () =>
      (await listCards(client, userId, recordingId)).map(({ isSourceChanged }) => isSourceChanged);
    expect(await changed()).toEqual([true, true, false]);
    expect((await fetchDueCards(client, {})).map(({ id }) => id)).toEqual([cardIds[2]]);
    expect(await fetchPracticeOverview(client)).toMatchObject([{ kept: 3, changed: 2, new: 1 }]);

    await changeCards(client, userId, [cardIds[0]!], { isSuspended: true });
    expect(await changed()).toEqual([true, true, false]);
    await changeCards(client, userId, [cardIds[0]!], { isSuspended: false, standing: "kept" });
    await changeCardTexts(client, cardIds[1]!, { front: "What is more?" }, { front: "What does cell 1 do?" });
    const cards = await listCards(client, userId, recordingId);
    expect(cards.map(({ isSourceChanged }) => isSourceChanged)).toEqual([false, false, false]);
    expect(cards.map(({ quote }) => quote)).toContain("Cell number 0 divides.");

    await backend.sql("delete from public.recording_segments where recording_id = $1", [recordingId]);
    expect(await changed()).toEqual([true, true, true]);
  });

  test("PRC-06 a changed text stops the cards of a recording without segments", async () => {
    const { client, userId, recordingId } = await openStudent();
    await backend.sql("delete from public.recording_segments where recording_id = $1", [recordingId]);
    await backend.sql("update public.recordings set transcript = 'Cell number 0 divides.' where id = $1", [
      recordingId,
    ]);
    const changed = async () => (await listCards(client, userId, recordingId))[0]?.isSourceChanged;
    expect(await changed()).toBe(false);
    await backend.sql("update public.recordings set transcript = 'Cell number 0 rests.' where id = $1", [recordingId]);
    expect(await changed()).toBe(true);
  });

  test("DAT-01 editing a choice card keeps its right answer among the four", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent();
    await backend.sql(
      `update public.cards set kind = 'choice', choices = '["A","It divides.","B","C"]' where id = $1`,
      [cardIds[0]],
    );
    await changeCardTexts(client, cardIds[0]!, { back: "It splits." }, { back: "It divides." });
    const [card] = await listCards(client, userId, recordingId);
    expect([card?.choices, card?.back, card?.editedAt]).toEqual([
      ["A", "It splits.", "B", "C"],
      "It splits.",
      expect.any(String),
    ]);
  });

  test("COR-03 texts that another device changed are not overwritten, and a repeat changes nothing", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent();
    const seen = { front: "What does cell 0 do?", back: "It divides." };
    // Too long for an address.
    const long = { ...seen, front: "細胞は何をしますか。".repeat(50) };
    const change = (...call: [texts: typeof seen, shown: typeof seen]) => changeCardTexts(client, cardIds[0]!, ...call);
    await change(long, seen);
    await change(long, seen);
    await expect(change({ ...seen, front: "What?" }, seen)).rejects.toMatchObject({ code: "changed-elsewhere" });
    await change({ ...seen, back: "It splits." }, seen);
    const read = async () => (await listCards(client, userId, recordingId))[0];
    expect(await read()).toMatchObject({ front: long.front, back: "It splits." });
    await change({ front: "What?", back: "It splits." }, { ...long, back: "It splits." });
    expect(await read()).toMatchObject({ front: "What?", back: "It splits." });
  });

  test("PRC-06 saving the same texts confirms a card whose transcript changed", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent();
    await backend.sql(
      `update public.recording_segments set segments = jsonb_set(segments, '{0,text}', '"Other words."') where recording_id = $1`,
      [recordingId],
    );
    const same = { front: "What does cell 0 do?", back: "It divides." };
    await changeCardTexts(client, cardIds[0]!, same, same);
    expect(await listCards(client, userId, recordingId)).toMatchObject([{ ...same, isSourceChanged: false }]);
  });

  test("DAT-01 a deleted card is gone with its reviews, can be deleted again, and can't be changed", async () => {
    const { client, userId, recordingId, cardIds, review } = await openStudent();
    await review(createReview(cardIds[0]!));
    await deleteCard(client, userId, cardIds[0]!);
    await deleteCard(client, userId, cardIds[0]!);
    expect(await listCards(client, userId, recordingId)).toEqual([]);
    expect(await backend.sql("select from public.reviews where user_id = $1", [userId])).toEqual([]);
    const changes = [
      () => changeCardTexts(client, cardIds[0]!, { front: "?" }, { front: "What does cell 0 do?" }),
      () => changeCards(client, userId, cardIds, { standing: "dismissed" }),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject({ code: "not-found" });
  });

  test("PRC-08 a quiz's cards are kept once: a proposed card becomes kept, and a kept card stays", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent({ cards: 3 });
    await changeCards(client, userId, [cardIds[0]!], { standing: "proposed" });
    const quiz = [0, 1, 2].map(toQuizCard);
    await keepCards(client, userId, recordingId, quiz);
    await keepCards(client, userId, recordingId, [0, 1, 2].map(toQuizCard));
    const cards = await listCards(client, userId, recordingId);
    expect(cards.map(({ id }) => id).toSorted()).toEqual([...cardIds, quiz[2]!.id].toSorted());
    expect(cards.every(({ standing }) => standing === "kept")).toBe(true);
  });

  test("PRC-03 a deleted card leaves the list when the server has answered", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent({ cards: 2 });
    const cache = new QueryClient();
    await cache.fetchQuery(practiceQueries(client, userId).cards(recordingId));
    const listed = () => cache.getQueryData<Card[]>(practiceKeys.cards(userId, recordingId))?.map(({ id }) => id);
    const removing = runWrite(cache, cardMutations(client, userId, recordingId).remove(cardIds[0]!), undefined);
    expect(listed()).toEqual(cardIds);
    await removing;
    expect(listed()).toEqual([cardIds[1]]);
  });
});

describe("due cards", () => {
  test("PRC-04 come first, the longest overdue before others, and then new cards of the day", async () => {
    const { client, cardIds, review } = await openStudent({ cards: 6 });
    await review(...graduate(cardIds[4]!, 20), ...graduate(cardIds[2]!, 40), createReview(cardIds[3]!, { rating: 4 }));
    const due = await fetchDueCards(client, {});
    expect(due.map(({ id }) => id)).toEqual([cardIds[2], cardIds[4], cardIds[0], cardIds[1], cardIds[5]]);
    expect(due[0]).toMatchObject({ recordingName: "Cells", language: "en", state: { phase: "review" } });
    expect(due[2]).toMatchObject({ state: null });
    expect(await fetchPracticeOverview(client)).toMatchObject([
      { kept: 6, due: 2, new: 3, learning: 0, suspended: 0, changed: 0, nextDue: expect.any(String) },
    ]);
    expect(await fetchDueCards(client, {}, 3)).toHaveLength(3);
  });

  test("PRC-04 a card rated Good is asked again when its learning step is due, or when no other card is left", async () => {
    const { client, cardIds, review } = await openStudent({ cards: 3 });
    const ids = async (limit?: number) => (await fetchDueCards(client, {}, limit)).map(({ id }) => id);
    await review(createReview(cardIds[0]!), ...graduate(cardIds[1]!, 20));
    expect(await ids()).toEqual([cardIds[1], cardIds[2], cardIds[0]]);
    expect(await ids(2)).toEqual([cardIds[1], cardIds[2]]);
    await review(createReview(cardIds[1]!), createReview(cardIds[2]!, { rating: 4 }));
    expect(await ids()).toEqual([cardIds[0]]);
    const soon = new Date(Date.now() + 11 * 60_000).toISOString();
    expect(await at(soon, () => ids())).toEqual([cardIds[0]]);
  });

  test("PRC-04 due learning steps come before new cards", async () => {
    const { client, cardIds, review } = await openStudent({ cards: 2 });
    await review(createReview(cardIds[1]!, { reviewedAt: daysAgo(0.01) }));
    expect((await fetchDueCards(client, {})).map(({ id }) => id)).toEqual([cardIds[1], cardIds[0]]);
  });

  test("PRC-04 can be narrowed to a folder or a recording", async () => {
    const { client, userId, recordingId, cardIds } = await openStudent();
    const folder = await createFolder(client, userId, {
      id: randomUUID(),
      name: "Unit 1",
      description: "",
      color: "#3B82F6",
    });
    const other = await storeCards(backend, userId, { folderId: folder.id });
    const ids = async (scope: Parameters<typeof fetchDueCards>[1]) =>
      (await fetchDueCards(client, scope)).map(({ id }) => id);
    expect(await ids({ recordingId })).toEqual(cardIds);
    expect(await ids({ folderId: folder.id })).toEqual(other.cardIds);
    expect((await ids({})).toSorted()).toEqual([...cardIds, ...other.cardIds].toSorted());
  });

  test("PRC-04 include as many new cards a day as the student chose, counting those already introduced", async () => {
    const { client, userId, cardIds, review } = await openStudent({ cards: 6 });
    await setPracticeSettings(client, userId, { newPerDay: 3 });
    const begun = createReview(cardIds[0]!, { rating: 4 });
    await review(begun);
    expect((await fetchPracticeDay(client)).newLeft).toBe(2);
    expect(await fetchDueCards(client, {})).toHaveLength(2);
    await review(createReview(cardIds[0]!, { rating: null, undoes: begun.id }));
    expect((await fetchPracticeDay(client)).newLeft).toBe(3);
  });

  test("PRC-04 exclude suspended cards", async () => {
    const { client, userId, cardIds } = await openStudent({ cards: 2 });
    await changeCards(client, userId, [cardIds[0]!], { isSuspended: true });
    expect((await fetchDueCards(client, {})).map(({ id }) => id)).toEqual([cardIds[1]]);
  });

  test("PRC-04 the day begins at 04:00 in the student's time zone, even when clocks change", async () => {
    const { client, userId } = await openStudent();
    await setPracticeSettings(client, userId, { timeZone: "Europe/Berlin" });
    const day = async (iso: string) => {
      const { day: name, startsAt, endsAt } = await at(iso, () => fetchPracticeDay(client));
      return [name, new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
    };
    // The clocks go from 02:00 to 03:00 on 29 March 2026: that night's day of practice has 23 hours.
    const saturday = ["2026-03-28", "2026-03-28T03:00:00.000Z", "2026-03-29T02:00:00.000Z"];
    const sunday = ["2026-03-29", "2026-03-29T02:00:00.000Z", "2026-03-30T02:00:00.000Z"];
    expect(await day("2026-03-29T01:59:59Z")).toEqual(saturday);
    expect(await day("2026-03-29T02:00:00Z")).toEqual(sunday);
    // And back on 25 October: 25 hours.
    const long = ["2026-10-24", "2026-10-24T02:00:00.000Z", "2026-10-25T03:00:00.000Z"];
    expect(await day("2026-10-25T02:59:59Z")).toEqual(long);
    expect((await day("2026-10-25T03:00:00Z"))[0]).toBe("2026-10-25");
    await setPracticeSettings(client, userId, { timeZone: "America/New_York" });
    expect((await day("2026-03-29T02:00:00Z"))[0]).toBe("2026-03-28");
  });

  test("PRC-04 a card due later today, or before 04:00 tonight, is asked today", async () => {
    const { client, userId, cardIds } = await openStudent({ cards: 2 });
    await setPracticeSettings(client, userId, { timeZone: "Europe/Berlin", newPerDay: 0 });
    const due = (id: string, iso: string) =>
      backend.sql(
        `insert into public.card_states (card_id, user_id, due, stability, difficulty, state, reps, lapses, step, last_review, log_length, engine)
          values ($1, $2, $3, 3, 5, 2, 1, 0, 0, $3::timestamptz - interval '3 days', 1, 'test')`,
        [id, userId, iso],
      );
    await due(cardIds[0]!, "2026-03-29T01:30:00Z");
    await due(cardIds[1]!, "2026-03-29T02:30:00Z");
    const ids = (iso: string) => at(iso, async () => (await fetchDueCards(client, {})).map(({ id }) => id));
    expect(await ids("2026-03-28T09:00:00Z")).toEqual([cardIds[0]]);
    expect(await ids("2026-03-29T09:00:00Z")).toEqual([cardIds[0], cardIds[1]]);
  });

  test("PRC-04 reviews are counted by day as asked and recalled, without undone ones", async () => {
    const { client, userId, cardIds, review } = await openStudent({ cards: 3 });
    await setPracticeSettings(client, userId, { timeZone: "UTC" });
    const wrong = createReview(cardIds[2]!, { rating: 1, reviewedAt: noon("2026-03-05") });
    const reviews = [
      createReview(cardIds[0]!, { reviewedAt: noon("2026-03-02") }),
      createReview(cardIds[0]!, { rating: 1, reviewedAt: noon("2026-03-05") }),
      createReview(cardIds[0]!, { rating: 3, reviewedAt: "2026-03-05T12:10:00.000Z" }),
      createReview(cardIds[1]!, { reviewedAt: noon("2026-03-02") }),
      createReview(cardIds[1]!, { reviewedAt: "2026-03-06T02:00:00.000Z" }),
      wrong,
      createReview(cardIds[2]!, { rating: null, undoes: wrong.id, reviewedAt: noon("2026-03-05") }),
    ];
    await review(...reviews);
    const days = await at("2026-03-07T12:00:00Z", () => fetchReviewsByDay(client));
    expect(days).toEqual([
      { day: "2026-03-02", reviews: 2, asked: 0, recalled: 0, introduced: 2 },
      { day: "2026-03-05", reviews: 3, asked: 2, recalled: 1, introduced: 0 },
    ]);
    expect(await at("2026-05-07T12:00:00Z", () => fetchReviewsByDay(client))).toEqual([]);
  });
});

describe("practice settings", () => {
  test("PRC-04 exist from the start, and store changes", async () => {
    const { client, userId } = await openStudent();
    expect(await getPracticeSettings(client, userId)).toEqual({ timeZone: null, newPerDay: 20, retention: 0.9 });
    const cache = new QueryClient();
    const query = practiceQueries(client, userId).settings();
    await cache.fetchQuery(query);
    await runWrite(cache, practiceMutations(client, userId).setSettings(), { newPerDay: 5, timeZone: "Asia/Tokyo" });
    const chosen = { timeZone: "Asia/Tokyo", newPerDay: 5, retention: 0.9 };
    expect(cache.getQueryData(practiceKeys.settings(userId))).toEqual(chosen);
    expect(await getPracticeSettings(client, userId)).toEqual(chosen);
  });

  test.each([
    { timeZone: "Mars/Olympus" },
    { newPerDay: 501 },
    { newPerDay: -1 },
    { retention: 0.5 },
    { retention: 1 },
  ])("PRC-04 refuse %j", async (change) => {
    const { client, userId } = await openStudent();
    await expect(setPracticeSettings(client, userId, change)).rejects.toMatchObject({ code: "invalid" });
  });
});
