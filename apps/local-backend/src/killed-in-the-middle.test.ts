import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "./database/pglite.ts";
import { type SignedIn, signInThroughConsent } from "./phone/sign-in.ts";
import { createUserContext } from "./phone/user-context.ts";
import { startProcess, type BackendProcess } from "./testing/backend-process.ts";
import { isLong } from "./testing/long-run.ts";
import { callFunction, recordingRequest, toHeaders } from "./testing/requests.ts";

/** When the process is killed, in milliseconds after all requests were sent. */
const DEATHS = isLong ? [5, 15, 60, 120, 200] : [15];
const RECORDINGS = 5;

let home: string;
let running: BackendProcess | undefined;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lectern-"));
});
afterAll(async () => {
  await running?.stop("SIGKILL");
  await rm(home, { recursive: true });
});

async function start(): Promise<string> {
  running = startProcess({ DATA_DIR: home });
  return running.ready;
}

/** A group of people who all send requests at the moment of a kill. */
interface Crowd {
  readonly friend: SignedIn;
  readonly phone: SignedIn;
  readonly payer: SignedIn;
  readonly leaver: SignedIn;
  readonly newcomer: SignedIn;
}

async function gather(url: string, number: number): Promise<Crowd> {
  const person = async (role: string, isSetUp = true) => {
    const signedIn = await signInThroughConsent(url, `${role}-${number}@school.edu`);
    if (isSetUp) await createUserContext(url, signedIn, "google");
    return signedIn;
  };
  return {
    friend: await person("friend"),
    phone: await person("phone"),
    payer: await person("payer"),
    leaver: await person("leaver"),
    newcomer: await person("newcomer", false),
  };
}

async function payFor(url: string, payer: SignedIn): Promise<void> {
  const body = { userId: payer.user.id, duration: "month" };
  const checkout = await callFunction(url, "create-checkout-session", payer, body);
  if (checkout.status === 409) return;
  const form = new URLSearchParams({ choice: "pay", card: "4242424242424242" });
  // The port is different after each start.
  const { pathname } = new URL(String(checkout.body["url"]));
  await (await fetch(url + pathname, { method: "POST", body: form, redirect: "manual" })).text();
}

/** Sends every request of a group. Sending them again completes what a kill interrupted. */
function everything(url: string, { friend, phone, payer, leaver, newcomer }: Crowd, code: string): Promise<unknown>[] {
  return [
    callFunction(url, "apply-referral-code", friend, { user_id: friend.user.id, referred_by_code: code }),
    ...Array.from({ length: RECORDINGS }, (_, n) =>
      callFunction(url, "ingest-recording", phone, recordingRequest({ clientId: `lecture-${n}` })),
    ),
    callFunction(url, "ingest-study-guide", phone, { clientId: "guide", title: "Cells", content: "# Cells" }),
    callFunction(url, "customize-ai-summary", phone, { style: "bullet", transcript: "Cells divide in two." }),
    payFor(url, payer),
    callFunction(url, "delete-user", leaver, { user_id: leaver.user.id }),
    createUserContext(url, newcomer, "google"),
  ];
}

const each = <T>(value: T): T[] => DEATHS.map(() => value);

it("SRV-03 SRV-04 SRV-05 SRV-06 SRV-07 a kill during requests of every kind loses nothing and doubles nothing", {
  timeout: 60_000 * DEATHS.length,
}, async () => {
  let url = await start();
  const referrer = await signInThroughConsent(url, "referrer@school.edu");
  await createUserContext(url, referrer, "google");
  const profile = await fetch(`${url}/rest/v1/profiles?select=referral_code`, {
    headers: toHeaders(referrer),
  });
  const [{ referral_code: code } = { referral_code: "" }] = (await profile.json()) as { referral_code: string }[];

  const crowds: Crowd[] = [];
  for (const [number, delay] of DEATHS.entries()) {
    // oxlint-disable no-await-in-loop -- one death after another
    const crowd = await gather(url, number);
    crowds.push(crowd);
    const cutOff = Promise.allSettled(everything(url, crowd, code));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await running?.stop("SIGKILL");
    await cutOff;
    url = await start();
    // oxlint-enable no-await-in-loop
  }
  await Promise.all(crowds.flatMap((crowd) => everything(url, crowd, code)));
  expect(await running?.stop("SIGTERM")).toBe(0);

  const database = await openPglite({ directory: join(home, "database") });
  const ids = (role: keyof Crowd) => crowds.map((crowd) => crowd[role].user.id);
  const rows = (text: string, params: unknown[] = []) => database.sql(text, params);
  try {
    expect(
      await rows(
        "select referral_count as n, bonus_recording_time::float8 as bonus from private.accounts where id = $1",
        [referrer.user.id],
      ),
    ).toEqual([{ n: DEATHS.length, bonus: 20 * DEATHS.length }]);
    expect(
      await rows("select bonus_recording_time::float8 as bonus from private.accounts where id = any($1)", [
        ids("friend"),
      ]),
    ).toEqual(each({ bonus: 20 }));
    expect(
      await rows(
        `select recording_time::float8 as left, (select count(*)::int from public.recordings r where r.user_id = a.id) as n,
            (select count(*)::int from public.study_guides g where g.user_id = a.id) as guides
          from private.accounts a where id = any($1)`,
        [ids("phone")],
      ),
    ).toEqual(each({ left: 75 - 2 * RECORDINGS, n: RECORDINGS, guides: 1 }));
    expect(
      await rows(
        `select is_subscribed, (select count(*)::int from stripe_stand_in.subscriptions s
            where s.customer = a.stripe_customer_id) as subscriptions,
            (select count(*)::int from stripe_stand_in.customers c where c.metadata ->> 'user_id' = a.id::text) as customers
          from private.accounts a where id = any($1)`,
        [ids("payer")],
      ),
    ).toEqual(each({ is_subscribed: true, subscriptions: 1, customers: 1 }));
    expect(await rows("select id from auth.users where id = any($1)", [ids("leaver")])).toEqual([]);
    expect(
      await rows("select pre_existing as known from private.accounts where id = any($1)", [ids("newcomer")]),
    ).toEqual(each({ known: false }));
  } finally {
    await database.close();
  }
});
