import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "./account/account.api.ts";
import { answerQuestion, writeNotes } from "./assistant/assistant.api.ts";
import { openCheckout, openPortal } from "./billing/billing.api.ts";
import { createLecternClient, type LecternClient } from "./client.ts";
import { createSessionStorage, createStoredSession } from "./testing/sessions.ts";
import { makeCards } from "./practice/cards.api.ts";
import { fetchExamPlan } from "./practice/exam-plan.api.ts";
import { sendReviews } from "./practice/reviews.api.ts";
import { fetchWriter } from "./assistant/writer.ts";
import { requestSummary } from "./recordings/summary.ts";
import { applyReferralCode } from "./referrals/referrals.api.ts";

const userId = "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11";
const recordingId = "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22";

interface SentRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** A signed-in client that records its requests and gets the same answer to each. */
function clientAnswering(answer: () => Response) {
  const requests: SentRequest[] = [];
  const client = createLecternClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: createSessionStorage(createStoredSession(userId)),
    fetch: async (input, init) => {
      requests.push({
        method: init?.method,
        path: new URL(input instanceof Request ? input.url : input).pathname,
        authorization: new Headers(init?.headers).get("authorization"),
        body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      });
      return answer();
    },
  });
  return { client, requests };
}

interface Call {
  readonly name: string;
  readonly call: (client: LecternClient) => Promise<unknown>;
  /** The request's body, with the field names of docs/product.md#calls-to-the-backend. */
  readonly body: object;
  readonly answer: object;
  readonly result: unknown;
  /** An answer that breaks the contract. */
  readonly broken: object;
}

const message = "- More **surface**";
const url = "https://checkout.example/session";
const calls: Call[] = [
  {
    name: "customize-ai-summary",
    call: (client) => writeNotes(client, { recordingId, style: "outline" }),
    body: { transcript: "", style: "outline", recording_id: recordingId },
    answer: { message },
    result: { message },
    broken: { message: "  " },
  },
  {
    name: "openai",
    call: (client) => answerQuestion(client, { recordingId, question: "Why folds?", history: [] }),
    body: { query: "Why folds?", transcript: "", summary: "", recording_id: recordingId, history: [] },
    answer: { message, segments: [{ line: 3, start: 1, end: 2, text: "Folds" }] },
    result: { message, segments: [{ line: 3, start: 1, end: 2, text: "Folds" }] },
    broken: { answer: message },
  },
  {
    name: "delete-user",
    call: (client) => deleteAccount(client, userId),
    body: { user_id: userId },
    answer: { success: true, deleted: { recordings: 3, folders: 1, tags: 4, studyGuides: 2, cards: 0, reviews: 0 } },
    result: { recordings: 3, folders: 1, tags: 4, studyGuides: 2, cards: 0, reviews: 0 },
    broken: { success: false },
  },
  {
    name: "create-customer-portal",
    call: (client) => openPortal(client, userId),
    body: { userId },
    answer: { url },
    result: { url },
    broken: { url: "javascript:alert(1)" },
  },
  {
    name: "create-checkout-session",
    call: (client) => openCheckout(client, { userId, duration: "semester" }),
    body: { userId, duration: "semester" },
    answer: { url },
    result: { url },
    broken: { url: "/checkout" },
  },
  {
    name: "apply-referral-code",
    call: (client) => applyReferralCode(client, { userId, code: "QUIETOWL" }),
    body: { user_id: userId, referred_by_code: "QUIETOWL" },
    answer: { success: true },
    result: undefined,
    broken: { success: "yes" },
  },
  {
    name: "who-writes",
    call: (client) => fetchWriter(client),
    body: {},
    answer: { model: "llama3.2", host: null },
    result: { model: "llama3.2", host: null },
    broken: { model: 1 },
  },
  {
    name: "retry-summary",
    call: (client) => requestSummary(client, recordingId),
    body: { recording_id: recordingId },
    answer: { status: "processing" },
    result: "processing",
    broken: { status: "soon" },
  },
  {
    name: "make-cards",
    call: (client) => makeCards(client, recordingId),
    body: { recording_id: recordingId },
    answer: { cards: [], first: true, limit: "full" },
    result: { cards: [], isFirst: true, needsModel: null },
    broken: { cards: [{ front: "What?" }] },
  },
  {
    name: "plan-exam",
    call: (client) => fetchExamPlan(client, recordingId),
    body: { folder_id: recordingId, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    answer: {
      cards: 3,
      fresh: 1,
      days: [2, 1],
      forecast: { low: 1, high: 3 },
      missing_reviews: 0,
      compared: null,
      next: [userId],
    },
    result: {
      cards: 3,
      fresh: 1,
      days: [2, 1],
      forecast: { low: 1, high: 3 },
      missingReviews: 0,
      compared: null,
      nextIds: [userId],
    },
    broken: { cards: 3 },
  },
  {
    name: "review-cards",
    call: (client) =>
      sendReviews(
        client,
        [
          {
            id: recordingId,
            cardId: userId,
            rating: 3,
            reviewedAt: "2026-01-05T08:00:00.000Z",
            elapsedMs: 1,
            retention: 0.9,
            undoes: null,
            number: 7,
          },
        ],
        { token: `token of ${userId}`, device: userId, sentAt: Date.UTC(2026, 0, 5, 8, 1) },
      ),
    body: {
      device: userId,
      sent_at: "2026-01-05T08:01:00.000Z",
      reviews: [
        {
          id: recordingId,
          card_id: userId,
          rating: 3,
          reviewed_at: "2026-01-05T08:00:00.000Z",
          elapsed_ms: 1,
          retention: 0.9,
          undoes: null,
          number: 7,
        },
      ],
    },
    answer: {
      states: [],
      refused: [{ id: recordingId, reason: "There is no such time" }],
      ahead: [],
      missing: [userId],
      server_time: "2026-01-05T08:00:00Z",
    },
    result: {
      states: [],
      refused: [{ id: recordingId, reason: "There is no such time" }],
      missingIds: [userId],
    },
    broken: { states: [{ card_id: userId }] },
  },
];

describe.each(calls)("DAT-02 $name", ({ name, call, body, answer, result, broken }) => {
  test("DAT-02 returns the answer", async () => {
    const { client } = clientAnswering(() => Response.json(answer));
    expect(await call(client)).toEqual(result);
  });

  test("DAT-02 sends a POST with the user's token and the specification's fields", async () => {
    const { client, requests } = clientAnswering(() => Response.json(answer));
    await call(client);
    expect(requests).toEqual([
      { method: "POST", path: `/functions/v1/${name}`, authorization: `Bearer token of ${userId}`, body },
    ]);
  });

  test("DAT-02 an answer that breaks the contract is malformed", async () => {
    const { client } = clientAnswering(() => Response.json(broken));
    await expect(call(client)).rejects.toMatchObject({ code: "malformed" });
  });

  test("DAT-02 a failure has the function's sentence from `error`", async () => {
    const { client } = clientAnswering(() => Response.json({ error: "Not today" }, { status: 400 }));
    const failure = await call(client).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: "invalid", detail: "Not today" });
  });
});

describe("requests and their limits", () => {
  test("AST-07 shortens a conversation to what the contract accepts", async () => {
    const { client, requests } = clientAnswering(() => Response.json({ message }));
    const messages = Array.from({ length: 30 }, (_, index) => ({ role: "user" as const, content: `${index}` }));
    await answerQuestion(client, {
      recordingId,
      question: "And then?",
      history: [...messages, { role: "assistant", content: "\u20ac".repeat(10_000) }],
    });
    expect(requests[0]?.body).toMatchObject({ history: { length: 20, 18: { content: "29" } } });
  });

  test("DAT-02 does not send a request that breaks the contract", async () => {
    const { client, requests } = clientAnswering(() => Response.json({}));
    await expect(deleteAccount(client, "not an id")).rejects.toMatchObject({ code: "invalid" });
    await expect(applyReferralCode(client, { userId, code: " " })).rejects.toMatchObject({ code: "invalid" });
    await expect(
      answerQuestion(client, { recordingId, question: "q".repeat(4001), history: [] }),
    ).rejects.toMatchObject({
      code: "invalid",
    });
    expect(requests).toEqual([]);
  });
});

test.each([
  ["This code does not exist.", "This code does not exist."],
  [null, undefined],
])("REF-03 a refused code fails with %j", async (error, detail) => {
  const { client } = clientAnswering(() => Response.json({ success: false, error }));
  const failure = await applyReferralCode(client, { userId, code: "QUIETOWL" }).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: "invalid" });
  expect((failure as Failure).detail).toBe(detail);
});
