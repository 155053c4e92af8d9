import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignedIn, signInThroughConsent } from "./phone/sign-in.ts";
import { createUserContext } from "./phone/user-context.ts";
import { type DoomedBackend, startDoomedBackend } from "./testing/doomed-process.ts";
import { callFunction, recordingRequest, recordingText } from "./testing/requests.ts";

/** How often each function is killed, at places spread evenly over its statements. */
const DEATHS = 8;

let home: string;
let backend: DoomedBackend;
let people = 0;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
  backend = await startDoomedBackend(home);
});
afterAll(async () => {
  await backend?.stop();
  await rm(home, { recursive: true, maxRetries: 3 });
});

async function post(path: string, body: string, headers: Record<string, string>): Promise<number> {
  const type = { "content-type": "application/json" };
  const answer = await fetch(backend.url + path, { method: "POST", headers: { ...type, ...headers }, body });
  await answer.text();
  return answer.status;
}
const call = async (name: string, who: SignedIn, body: object): Promise<number> =>
  (await callFunction(backend.url, name, who, body)).status;

const row = async (text: string, params: unknown[]) => (await backend.sql(text, params))[0];

async function pay(who: SignedIn): Promise<void> {
  expect(await call("create-checkout-session", who, { userId: who.user.id, duration: "month" })).toBe(200);
  const session = await row(
    `select s.id from stripe_stand_in.checkout_sessions s join stripe_stand_in.customers c on c.id = s.customer
      where c.metadata ->> 'user_id' = $1`,
    [who.user.id],
  );
  const form = new URLSearchParams({ choice: "pay", card: "4242424242424242" });
  const page = `${backend.url}/stand-in/stripe/checkout/${String(session?.["id"])}`;
  const paid = await fetch(page, { method: "POST", body: form, redirect: "manual" });
  expect(paid.status).toBe(303);
}

const findCustomer = async (who: SignedIn) =>
  String(
    (await row("select stripe_customer_id from private.accounts where id = $1", [who.user.id]))?.["stripe_customer_id"],
  );

async function sendEvent(id: string, customer: string): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const object = { id: "sub_1", object: "subscription", customer };
  const event = { id, object: "event", type: "customer.subscription.updated", created: seconds, data: { object } };
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", backend.webhookSecret).update(`${seconds}.${body}`).digest("hex");
  return post("/functions/v1/stripe-webhook", body, { "stripe-signature": `t=${seconds},v1=${signature}` });
}

interface Case {
  readonly rule: string;
  readonly name: string;
  /** False for a person who has signed in but has no profile. */
  readonly isSetUp?: boolean;
  /** Creates the data that the call needs, and returns its input. */
  prepare?(who: SignedIn): Promise<string>;
  /** Makes the call and returns the status. */
  run(who: SignedIn, prepared: string): Promise<number>;
  /** Waits for the effects of an interrupted call before it is repeated. */
  recover?(who: SignedIn): Promise<unknown>;
  /** The expected result, selected by the person's id. */
  readonly result: string;
  readonly expected: object;
}

const cases: Case[] = [
  {
    rule: "SRV-03",
    name: "create-user-context",
    isSetUp: false,
    run: (who) => call("create-user-context", who, { user: who.user.id }),
    result: `select (select count(*)::int from private.accounts where id = $1 and not pre_existing) as accounts,
      (select count(*)::int from public.user_info where id = $1) as preferences`,
    expected: { accounts: 1, preferences: 1 },
  },
  {
    rule: "SRV-04",
    name: "apply-referral-code",
    prepare: async () => {
      const friend = await signInThroughConsent(backend.url, `friend-${(people += 1)}@school.edu`);
      await createUserContext(backend.url, friend, "google");
      const account = await row("select referral_code from private.accounts where id = $1", [friend.user.id]);
      return String(account?.["referral_code"]);
    },
    run: (who, code) => call("apply-referral-code", who, { user_id: who.user.id, referred_by_code: code }),
    result: `select mine.bonus_recording_time::int as mine, friend.bonus_recording_time::int as theirs, friend.referral_count
      from private.accounts mine join private.accounts friend on friend.referral_code = mine.referred_by_code
      where mine.id = $1`,
    expected: { mine: 20, theirs: 20, referral_count: 1 },
  },
  {
    rule: "SRV-05",
    name: "ingest-recording",
    run: (who) => call("ingest-recording", who, recordingRequest()),
    result: `select count(*)::int as recordings, min(a.recording_time)::int as minutes
      from public.recordings r join private.accounts a on a.id = r.user_id where a.id = $1`,
    expected: { recordings: 1, minutes: 73 },
  },
  {
    rule: "SRV-05",
    name: "ingest-study-guide",
    run: (who) => call("ingest-study-guide", who, { clientId: "guide", title: "Cells", content: "# Cells" }),
    result: "select count(*)::int as guides from public.study_guides where user_id = $1",
    expected: { guides: 1 },
  },
  {
    rule: "SRV-05",
    name: "process-recordings",
    prepare: async (who) => {
      const text = "select recording_id from public.store_recording($1, 'waits', 'Cells', now(), 1, $2)";
      return String((await row(text, [who.user.id, recordingText]))?.["recording_id"]);
    },
    run: () => post("/functions/v1/process-recordings", "{}", { apikey: backend.secretKey }),
    // Shortens the two minutes of the dead process's lease.
    recover: () => backend.sql("update private.summary_jobs set leased_until = now() - interval '1 second'"),
    result: `select count(*)::int as recordings, bool_and(status = 'completed' and ai_summary <> '') as written
      from public.recordings where user_id = $1`,
    expected: { recordings: 1, written: true },
  },
  {
    rule: "END-01",
    name: "process-recordings, after the end of a course,",
    prepare: async (who) => {
      const [folder] = await backend.sql<{ id: string }>(
        "insert into public.folders (user_id, name) values ($1, 'Biology') returning id",
        [who.user.id],
      );
      await backend.sql(
        `insert into public.recordings (user_id, original_name, status, folder_id)
          select $1, n::text, 'completed', $2 from generate_series(1, 20) as n`,
        [who.user.id, folder!.id],
      );
      await backend.sql("alter table public.folders disable trigger check_course_end_at_update");
      await backend.sql(
        "update public.folders set course_end = '2026-01-01', course_end_noticed_at = '2025-12-31' where id = $1",
        [folder!.id],
      );
      await backend.sql("alter table public.folders enable trigger check_course_end_at_update");
      return "";
    },
    run: () => post("/functions/v1/process-recordings", "{}", { apikey: backend.secretKey }),
    result: `select (select count(*)::int from public.recordings where user_id = $1) as recordings,
      (select jsonb_agg(recordings) from public.course_end_receipts where user_id = $1) as receipts`,
    expected: { recordings: 0, receipts: [20] },
  },
  {
    rule: "SRV-06",
    name: "create-checkout-session",
    run: (who) => call("create-checkout-session", who, { userId: who.user.id, duration: "month" }),
    result: `select count(distinct c.id)::int as customers, count(*) filter (where s.status = 'open')::int as open
      from stripe_stand_in.customers c join stripe_stand_in.checkout_sessions s on s.customer = c.id
      where c.metadata ->> 'user_id' = $1`,
    expected: { customers: 1, open: 1 },
  },
  {
    rule: "SRV-06",
    name: "create-customer-portal",
    prepare: async (who) => {
      await pay(who);
      return "";
    },
    run: (who) => call("create-customer-portal", who, { userId: who.user.id }),
    result: "select is_subscribed, subscription_plan_cancelled from private.accounts where id = $1",
    expected: { is_subscribed: true, subscription_plan_cancelled: false },
  },
  {
    rule: "SRV-06",
    name: "stripe-webhook",
    prepare: async (who) => {
      await pay(who);
      await backend.sql("update private.accounts set is_subscribed = false where id = $1", [who.user.id]);
      return `evt_${randomUUID()} ${await findCustomer(who)}`;
    },
    run: (_who, prepared) => sendEvent(...(prepared.split(" ") as [string, string])),
    result: "select is_subscribed from private.accounts where id = $1",
    expected: { is_subscribed: true },
  },
  {
    rule: "SRV-08",
    name: "openai",
    run: (who) => call("openai", who, { query: "What does each half keep?", transcript: recordingText, summary: "" }),
    // An interrupted call counts as a turn, because it may have reached the model.
    result: "select count(*) between 1 and 2 as counted from private.assistant_turns where user_id = $1",
    expected: { counted: true },
  },
  {
    rule: "SRV-08",
    name: "customize-ai-summary",
    run: (who) => call("customize-ai-summary", who, { style: "bullet", transcript: recordingText }),
    result: "select count(*) between 1 and 2 as counted from private.assistant_turns where user_id = $1",
    expected: { counted: true },
  },
  {
    rule: "SRV-07",
    name: "delete-user",
    prepare: async (who) => {
      await pay(who);
      return "";
    },
    run: (who) => call("delete-user", who, { user_id: who.user.id }),
    result: `select (select count(*)::int from auth.users where id = $1::uuid) as users,
      (select count(*)::int from private.accounts where id = $1::uuid) as accounts,
      (select count(*)::int from auth.audit_log_entries where payload::text like '%' || $1::text || '%') as logged,
      (select count(*)::int from private.orphaned_customers where user_id = $1::uuid) as orphaned_customers,
      (select count(*)::int from stripe_stand_in.customers where metadata ->> 'user_id' = $1::text) as customers`,
    expected: { users: 0, accounts: 0, logged: 0, orphaned_customers: 0, customers: 0 },
  },
];

async function newcomer({ isSetUp = true }: Case): Promise<SignedIn> {
  const who = await signInThroughConsent(backend.url, `person-${(people += 1)}@school.edu`);
  if (isSetUp) await createUserContext(backend.url, who, "google");
  return who;
}

/** Kills the backend after that many statements of a call, repeats the call, and expects its work to be done once. */
async function dieAt(one: Case, statements: number): Promise<void> {
  const who = await newcomer(one);
  const prepared = (await one.prepare?.(who)) ?? "";
  await backend.dieAfter(statements);
  const cutOff = one.run(who, prepared).catch(() => "cut off");
  await Promise.race([backend.died, cutOff]);
  await backend.stop();
  await cutOff;
  backend = await startDoomedBackend(home);
  await one.recover?.(who);
  expect([one.name, statements, await one.run(who, prepared)]).toEqual([
    one.name,
    statements,
    expect.toSatisfy(isFine),
  ]);
  expect([one.name, statements, await row(one.result, [who.user.id])]).toEqual([one.name, statements, one.expected]);
}

const isFine = (status: number) => status === 200 || status === 201;

it.each(cases)(
  "$rule $name does its work once if it is killed and called again",
  async (one) => {
    const who = await newcomer(one);
    const prepared = (await one.prepare?.(who)) ?? "";
    await backend.dieAfter(Number.POSITIVE_INFINITY);
    expect(await one.run(who, prepared)).toSatisfy(isFine);
    const statements = await backend.dieAfter(Number.POSITIVE_INFINITY);
    expect(await row(one.result, [who.user.id])).toEqual(one.expected);
    expect(statements).toBeGreaterThan(5);

    for (let death = 1; death <= DEATHS; death += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one death after another
      await dieAt(one, Math.ceil((statements * death) / (DEATHS + 1)));
    }
  },
  300_000,
);
