import { isLong } from "@lectern/local-backend/testing/long-run";
import { createDeps } from "@lectern/supabase/functions/_shared/deps";
import { handle as applyReferralCode } from "@lectern/supabase/functions/apply-referral-code/handler";
import { handle as createCheckoutSession } from "@lectern/supabase/functions/create-checkout-session/handler";
import { handle as createCustomerPortal } from "@lectern/supabase/functions/create-customer-portal/handler";
import { handle as createUserContext } from "@lectern/supabase/functions/create-user-context/handler";
import { handle as customizeAiSummary } from "@lectern/supabase/functions/customize-ai-summary/handler";
import { handle as deleteUser } from "@lectern/supabase/functions/delete-user/handler";
import { handle as ingestRecording } from "@lectern/supabase/functions/ingest-recording/handler";
import { handle as ingestStudyGuide } from "@lectern/supabase/functions/ingest-study-guide/handler";
import { handle as addCard } from "@lectern/supabase/functions/add-card/handler";
import { handle as askUnit } from "@lectern/supabase/functions/ask-unit/handler";
import { handle as makeCards } from "@lectern/supabase/functions/make-cards/handler";
import { handle as planExam } from "@lectern/supabase/functions/plan-exam/handler";
import { handle as reviewCards } from "@lectern/supabase/functions/review-cards/handler";
import { handle as openai } from "@lectern/supabase/functions/openai/handler";
import { handle as retrySummary } from "@lectern/supabase/functions/retry-summary/handler";
import { handle as stripeWebhook } from "@lectern/supabase/functions/stripe-webhook/handler";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

const handlers = {
  "apply-referral-code": applyReferralCode,
  "create-checkout-session": createCheckoutSession,
  "create-customer-portal": createCustomerPortal,
  "create-user-context": createUserContext,
  "customize-ai-summary": customizeAiSummary,
  "delete-user": deleteUser,
  "ingest-recording": ingestRecording,
  "ingest-study-guide": ingestStudyGuide,
  openai,
  "add-card": addCard,
  "ask-unit": askUnit,
  "make-cards": makeCards,
  "plan-exam": planExam,
  "review-cards": reviewCards,
  "retry-summary": retrySummary,
  "stripe-webhook": stripeWebhook,
};
type Name = keyof typeof handlers;

const id = "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001";
const fields = [
  "user",
  "userId",
  "user_id",
  "referred_by_code",
  "duration",
  "query",
  "transcript",
  "summary",
  "style",
  "recording_id",
  "recording_ids",
  "folder_id",
  "time_zone",
  "clientId",
  "name",
  "startedAt",
  "minutes",
  "title",
  "content",
  "front",
  "quote",
  "first",
  "reviews",
  "__proto__",
  "constructor",
];

/** A host that accepts the caller and provides nothing else, so a body that passes the checks is noticed. */
function hostWithoutDatabase() {
  const reached: string[] = [];
  const env: Record<string, string> = {
    SUPABASE_URL: "https://project.example",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
    REGISTRATION_HASH_KEY: "k".repeat(32),
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SITE_URL: "https://lectern.example",
  };
  const deps = createDeps({
    env: (name) => env[name],
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === "/auth/v1/user") return Promise.resolve(Response.json({ id, identities: [] }));
      reached.push(pathname);
      return Promise.resolve(Response.json({ code: "57P03", message: "starting" }, { status: 503 }));
    },
    log: () => undefined,
  });
  return { deps, reached };
}

const post = (body: string | Uint8Array<ArrayBuffer>) =>
  new Request("https://project.example/functions/v1/x", {
    method: "POST",
    headers: {
      authorization: "Bearer e30.e30.e30",
      "content-type": "application/json",
      "stripe-signature": "t=1,v1=2",
    },
    body,
  });

const junk = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 })
    .map((v) => JSON.stringify(v)),
  fc
    .record({ depth: fc.integer({ min: 1000, max: 20_000 }), open: fc.constantFrom("[", '{"a":') })
    .map(({ depth, open }) => open.repeat(depth)),
);

/** Fewer runs would suffice for finding mistakes; this many simulate an attacker. */
const RUNS = isLong ? 400 : 100;

describe.each(Object.keys(handlers) as Name[])("%s and hostile bodies", (name) => {
  it(`SRV-08 DAT-02 ${name} refuses ${RUNS} of them with a sentence, and reaches nothing`, async () => {
    const { deps, reached } = hostWithoutDatabase();
    await fc.assert(
      fc.asyncProperty(junk, async (body) => {
        const answer = await handlers[name](post(body), deps);
        expect([400, 413, 422]).toContain(answer.status);
        expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
      }),
      { numRuns: RUNS },
    );
    expect(reached).toEqual([]);
  });

  it(`DAT-02 ${name} refuses bytes that are not UTF-8`, async () => {
    const { deps } = hostWithoutDatabase();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), async (bytes) => {
        const answer = await handlers[name](post(new Uint8Array([...bytes, 0xff])), deps);
        expect(answer.status).toBe(400);
      }),
      { numRuns: 50 },
    );
  });
});
