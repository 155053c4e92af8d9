import { examine } from "@lectern/supabase/scripts/doctor/examine";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, type Reaction, startModel } from "./testing/model.ts";

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

/**
 * Checks that can't pass on a local backend: it has no Vault, no Google, no Apple, no webhook to list, no mail server, no key
 * that others could verify its tokens with, and perhaps no built web app.
 */
const isLocal = /schedule|^sign-in with|^Stripe's webhook$|^web app at|^beta testers|^SMTP_|^signing keys/;

it("the doctor finds no fault if migrations, functions and prices are complete", async () => {
  const found = await examine((name) => healthy[name]);
  expect(found.length).toBeGreaterThan(25);
  expect((await troubles(healthy)).filter((what) => !isLocal.test(what))).toEqual([]);
});

it("the doctor names everything that is missing at once, in tiers, each with its fix", async () => {
  const found = (await examine(() => undefined)).filter(({ advice }) => advice !== undefined);
  expect(found.map(({ tier, what }) => `${tier}: ${what}`)).toEqual([
    "needed: SUPABASE_URL",
    "needed: publishable key",
    "needed: secret key",
    "needed: REGISTRATION_HASH_KEY",
    "needed: SITE_URL",
    "payments: STRIPE_WEBHOOK_SECRET",
    "payments: STRIPE_SECRET_KEY",
    "mail: SMTP_HOST",
    "mail: SMTP_USER",
    "mail: SMTP_PASS",
    "mail: SMTP_ADMIN_EMAIL",
  ]);
  for (const { what, advice } of found) expect([what, advice]).toEqual([what, expect.stringMatching(/npx supabase /)]);
});

const troublesAfter = async (statements: string) => {
  const broken = await startTestBackend();
  try {
    await broken.sql(statements);
    return await troubles({
      ...healthy,
      SUPABASE_URL: broken.url,
      SUPABASE_PUBLISHABLE_KEY: broken.publishableKey,
      SUPABASE_SECRET_KEY: broken.secretKey,
    });
  } finally {
    await broken.close();
  }
};

it("OPS-07 the doctor compares the texts of applied migrations, and names a table and a function that are gone", async () => {
  const history = "supabase_migrations.schema_migrations";
  const found = await troublesAfter(`
    update ${history} set statements = '{select 1}' where version = '20261122200600';
    delete from ${history} where version = '20261122202600';
    drop table private.payment_turns; drop function public.delete_recordings(uuid[]);`);
  expect(found).toEqual(
    expect.arrayContaining([
      "the database has this version's migrations",
      "applied migrations have the texts of this version",
      "every table and function of the migrations",
    ]),
  );
});

it("END-01 the schedule is made where the extensions are, calls with the Vault's entries, and the doctor checks both", async () => {
  const hosted = await startTestBackend();
  const env = {
    ...healthy,
    SUPABASE_URL: hosted.url,
    SUPABASE_PUBLISHABLE_KEY: hosted.publishableKey,
    SUPABASE_SECRET_KEY: hosted.secretKey,
  };
  const about = async () => (await troubles(env)).filter((what) => what.includes("schedule"));
  try {
    expect(await about()).toHaveLength(3);
    expect(
      await hosted.sql("select private.schedule_work() as done, private.call_process_recordings() as call", []),
    ).toEqual([{ done: false, call: null }]);
    // What the three extensions bring, as far as the schedule uses it.
    await hosted.sql(`
      create schema cron; create schema net; create schema vault;
      create table cron.job (name text primary key, schedule text, command text, active boolean default true);
      create function cron.schedule(job text, at text, command text) returns bigint language sql as
        $$ insert into cron.job values (job, at, command) on conflict (name) do update set command = excluded.command; select 1::bigint $$;
      create table net.calls (url text, headers jsonb);
      create function net.http_post(url text, headers jsonb) returns bigint language sql as
        $$ insert into net.calls values (url, headers); select 1::bigint $$;
      create table vault.decrypted_secrets (name text, decrypted_secret text)`);
    await hosted.sql("select private.schedule_work()", []);
    await hosted.sql("select private.schedule_work()", []);
    expect(await hosted.sql("select private.call_process_recordings() as call", [])).toEqual([{ call: null }]);
    expect(await about()).toEqual(["the schedule's address in the Vault", "the schedule's key in the Vault"]);
    await hosted.sql(
      "insert into vault.decrypted_secrets values ('project_url', $1), ('secret_key', 'sb_secret_old')",
      [`${hosted.url}/`],
    );
    expect(await about()).toEqual(["the schedule's key in the Vault"]);
    await hosted.sql("update vault.decrypted_secrets set decrypted_secret = $1 where name = 'secret_key'", [
      hosted.secretKey,
    ]);
    expect(await about()).toEqual([]);
    const [job] = await hosted.sql<{ command: string }>("select command from cron.job", []);
    await hosted.sql(job!.command);
    expect(await hosted.sql("select * from net.calls", [])).toEqual([
      { url: `${hosted.url}/functions/v1/process-recordings`, headers: { apikey: hosted.secretKey } },
    ]);
  } finally {
    await hosted.close();
  }
});

it("the doctor tells a wrong secret key from missing migrations", async () => {
  const found = await examine((name) => (name === "SUPABASE_SECRET_KEY" ? "sb_secret_wrong" : healthy[name]));
  const about = found.filter(({ what, advice }) => advice !== undefined && /^table \w+$|migrations/.test(what));
  expect(about.length).toBeGreaterThan(10);
  for (const { advice } of about) expect(advice).toMatch(/It answered 401: SUPABASE_SECRET_KEY isn't this project's/);
});

it("the doctor says that SUPABASE_URL lacks its https://", async () => {
  expect(await troubles({ ...healthy, SUPABASE_URL: "project.supabase.co" })).toContain("SUPABASE_URL");
});

it("the doctor names a project that is unavailable, and what is missing elsewhere", async () => {
  expect(await troubles({ ...healthy, SUPABASE_URL: "http://127.0.0.1:9", SITE_URL: "" })).toEqual(
    expect.arrayContaining(["http://127.0.0.1:9", "SITE_URL", "SMTP_HOST"]),
  );
});

const mailEnv = (port: number): Record<string, string> => ({
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_USER: "lectern",
  SMTP_PASS: "secret",
  SMTP_ADMIN_EMAIL: "lectern@school.edu",
});

const mailTroubles = async (port: number) =>
  (await examine((name) => mailEnv(port)[name])).filter(({ tier, advice }) => tier === "mail" && advice !== undefined);

it("the doctor checks that the mail server is one", async () => {
  const server = createServer((socket) => socket.end("220 mail.school.edu ESMTP\r\n")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await mailTroubles(port)).toEqual([]);
  server.close();
  await once(server, "close");
  expect(await mailTroubles(port)).toMatchObject([{ what: `mail server 127.0.0.1:${port}` }]);
});

it("the doctor detects a missing migration, an open table, another price, a secret and an origin", async () => {
  await backend.sql("alter function public.redeem_referral_code(uuid, text, text[]) rename to elsewhere");
  await backend.sql("grant select on public.folders to anon");
  const ill = { ...healthy, SITE_URL: "https://lectern.invalid", STRIPE_SECRET_KEY: "sk_test_other" };
  const found = await troubles(ill);
  await backend.sql("alter function public.elsewhere(uuid, text, text[]) rename to redeem_referral_code");
  await backend.sql("revoke select on public.folders from anon");
  expect(found).toEqual(
    expect.arrayContaining([
      "every table and function of the migrations",
      "table folders is closed to visitors",
      "price lectern_month",
      "the web app may call the functions",
    ]),
  );
});

const modelFindings = async (env: Record<string, string>) =>
  (await examine((name) => ({ ...healthy, ...env })[name])).filter(({ tier }) => tier === "model");

describe("the doctor asks the model a question", () => {
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModel();
  });
  afterAll(() => model?.close());
  beforeEach(() => model.reset());

  it("AST-09 accepts any answer of a model, without a key if none is needed", async () => {
    model.next({ says: "5" });
    const [found] = await modelFindings({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "llama3.2" });
    expect(found).toEqual({ tier: "model", what: `model llama3.2 at ${model.url} answers` });
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.authorization).toBeUndefined();
  });

  it.each<[string, Reaction, RegExp]>([
    ["a wrong key", { status: 401 }, /OPENAI_API_KEY.*\(401\)$/],
    ["an empty answer", { says: "" }, /wrote nothing.*\(empty\)$/],
    ["a page instead of an answer", { status: 200, raw: "<html>" }, /OPENAI_BASE_URL.*\(unreadable\)$/],
  ])("AST-09 and says what to do about %s", async (_title, reaction, advice) => {
    model.next(reaction, reaction);
    const [found] = await modelFindings({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: model.url });
    expect(found?.advice).toMatch(advice);
  });

  it("AST-09 names a setting of the model that is not a number", async () => {
    const [found] = await modelFindings({ OPENAI_BASE_URL: model.url, OPENAI_CONTEXT_TOKENS: "many" });
    expect(found?.advice).toBe("Set OPENAI_CONTEXT_TOKENS to a number from 4000 on");
  });

  it("AST-09 asks no model if none is configured", async () => {
    expect(await modelFindings({})).toEqual([
      { tier: "model", what: "no model: the assistant writes in the recordings' own sentences" },
    ]);
    expect(model.requests).toEqual([]);
  });
});
