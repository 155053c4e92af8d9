import { examine } from "@lectern/supabase/scripts/doctor/examine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";

let backend: TestBackend;
let healthy: Record<string, string>;
beforeAll(async () => {
  backend = await startTestBackend();
  healthy = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    REGISTRATION_HASH_KEY: "k".repeat(32),
    SITE_URL: backend.url,
    STRIPE_API_BASE: `${backend.url}/stand-in/stripe`,
    STRIPE_SECRET_KEY: backend.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: backend.stripeWebhookSecret,
  };
});
afterAll(() => backend?.close());

const troubles = async (env: Record<string, string>) =>
  (await examine((name) => env[name])).filter(({ advice }) => advice !== undefined).map(({ what }) => what);

/** What the local backend is not: it has no Google, no Apple, no webhook to list, and perhaps no built web app. */
const isLocal = /^sign-in with|^Stripe's webhook$|^web app at|^beta testers/;

it("the doctor finds nothing wrong with migrations, functions and prices where all are there", async () => {
  const found = await examine((name) => healthy[name]);
  expect(found.length).toBeGreaterThan(25);
  expect((await troubles(healthy)).filter((what) => !isLocal.test(what))).toEqual([]);
});

it("the doctor names each variable that is missing, and stops where nothing can be asked", async () => {
  expect(await troubles({})).toEqual([
    "SUPABASE_URL",
    "publishable key",
    "secret key",
    "REGISTRATION_HASH_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
  expect(await troubles({ ...healthy, SUPABASE_URL: "http://127.0.0.1:9" })).toEqual(["http://127.0.0.1:9"]);
});

it("the doctor notices a missing migration, an open table, another price, a secret and an origin", async () => {
  await backend.sql("alter function public.redeem_referral_code(uuid, text, text[]) rename to elsewhere");
  await backend.sql("grant select on public.folders to anon");
  const ill = { ...healthy, SITE_URL: "https://lectern.invalid", STRIPE_SECRET_KEY: "sk_test_other" };
  const found = await troubles(ill);
  await backend.sql("alter function public.elsewhere(uuid, text, text[]) rename to redeem_referral_code");
  await backend.sql("revoke select on public.folders from anon");
  expect(found).toEqual(
    expect.arrayContaining([
      "database function redeem_referral_code",
      "table folders is closed to visitors",
      "price lectern_month",
      "the web app may call the functions",
    ]),
  );
});
