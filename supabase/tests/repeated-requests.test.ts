import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { makeClient, onEachDatabase, type TestBackend } from "./testing/backend.ts";
import { aRecording, callFunction } from "./testing/phone.ts";

type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

/** A request that creates something. Its answer may be lost, so that it is sent again unchanged. */
interface Creation {
  readonly name: string;
  /** Returns what to send, the same each time. */
  readonly prepare: (backend: TestBackend, person: Person) => Promise<() => Promise<unknown>>;
}

const functionCall =
  (name: string, toBody: (backend: TestBackend, person: Person) => object | Promise<object>): Creation["prepare"] =>
  async (backend, person) => {
    const body = await toBody(backend, person);
    return async () => {
      const { status, body: answer } = await callFunction(backend, name, person.accessToken, body);
      expect(status).toBeLessThan(300);
      return answer;
    };
  };

const folder: Creation = {
  name: "folders",
  prepare: async (backend, { accessToken, user }) => {
    const row = { id: randomUUID(), user_id: user.id, name: "Chemistry" };
    const folders = () => makeClient(backend, accessToken).from("folders");
    return async () => {
      const { error } = await folders().upsert(row, { onConflict: "id,user_id", ignoreDuplicates: true });
      expect(error).toBeNull();
      return (await folders().select("id, name, color, created_at")).data;
    };
  },
};

let friends = 0;

/** Removes the status, because the summary may be written between two calls. */
const toStable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replace('"processing"', '"completed"'));

const creations: readonly Creation[] = [
  folder,
  { name: "create-user-context", prepare: functionCall("create-user-context", (_, { user }) => ({ user: user.id })) },
  {
    name: "apply-referral-code",
    prepare: functionCall("apply-referral-code", async (backend, { user }) => {
      const friend = await backend.setUpUser(`repeats-friend-${(friends += 1)}@school.edu`);
      const { data } = await makeClient(backend, friend.accessToken).from("profiles").select("referral_code").single();
      return { user_id: user.id, referred_by_code: data?.referral_code };
    }),
  },
  { name: "ingest-recording", prepare: functionCall("ingest-recording", () => aRecording()) },
  {
    name: "ingest-study-guide",
    prepare: functionCall("ingest-study-guide", () => ({ clientId: "guide", title: "Cells", content: "# Cells" })),
  },
];

/** Functions that create no row that a student could have twice, or are repeated in another test. */
const others = [
  // These functions open a page at Stripe; in money.test.ts, only one checkout of a person can be paid.
  "create-checkout-session",
  "create-customer-portal",
  // These functions write a text and store nothing.
  "ask-unit",
  "customize-ai-summary",
  "openai",
  "plan-exam",
  // These read only.
  "mcp",
  "who-writes",
  // account-deletion.test.ts
  "delete-user",
  // summary-jobs.test.ts
  "process-recordings",
  // retry-summary.test.ts
  "retry-summary",
  // make-cards.test.ts, review-cards.test.ts
  "add-card",
  "make-cards",
  "review-cards",
  // money.test.ts
  "stripe-webhook",
];

onEachDatabase("a request that is sent again, because its answer was lost", (backend) => {
  /** Counts the rows of all tables except those that a job writes later. */
  const countRows = async () => {
    const tables = await backend().sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where (schemaname = 'public' and tablename <> 'recording_outlines') or tablename in ('accounts', 'ingestions', 'registrations') order by 1`,
    );
    const counts = tables.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`);
    const [row] = await backend().sql(
      `select ${counts.join()}, (select sum(recording_time + bonus_recording_time)::float8 from private.accounts) as minutes`,
    );
    return row;
  };

  it.each(creations)("SRV-02 $name creates one row, and repeats the first call's answer", async ({ name, prepare }) => {
    const person = await backend().setUpUser(`repeats-${name}@school.edu`);
    const send = await prepare(backend(), person);
    const before = await countRows();
    const first = await send();
    const after = await countRows();
    expect(toStable(await send())).toEqual(toStable(first));
    const [again] = await Promise.all([send(), send(), send()]);
    expect(toStable(again)).toEqual(toStable(first));
    expect(await countRows()).toEqual(after);
    // Setting up the person has already called it.
    expect(isDeepStrictEqual(after, before)).toBe(name === "create-user-context");
  });

  it("SRV-01 SRV-02 the id of another person's folder counts as free, and changes nothing of theirs", async () => {
    const victim = await backend().setUpUser("folder-victim@school.edu");
    const attacker = await backend().setUpUser("folder-attacker@school.edu");
    const theirs = { id: randomUUID(), user_id: victim.user.id, name: "Diary", description: "mine alone" };
    expect((await makeClient(backend(), victim.accessToken).from("folders").insert(theirs)).error).toBeNull();
    const stored = () => backend().sql("select * from public.folders where user_id = $1", [victim.user.id]);
    const before = await stored();

    const folders = () => makeClient(backend(), attacker.accessToken).from("folders");
    const answers = [theirs.id, randomUUID()].map(async (id) => {
      const row = { id, user_id: attacker.user.id, name: "Taken" };
      const upsert = folders().upsert(row, { onConflict: "id,user_id", ignoreDuplicates: true });
      const { data, error, status } = await upsert.select("name, description");
      const repeated = await folders().insert(row);
      const byIdAlone = await folders().upsert(row, { onConflict: "id", ignoreDuplicates: true });
      const merged = await folders().upsert(row, { onConflict: "id,user_id" });
      const asTheirs = await folders().insert({ ...row, user_id: victim.user.id });
      const removed = await folders().delete().eq("id", id).select("name");
      const later = [repeated, byIdAlone, merged, asTheirs].map((answer) => [answer.status, answer.error?.code]);
      return { status, data, error, later, removed: removed.data };
    });
    const [taken, free] = await Promise.all(answers);
    expect(taken).toEqual(free);
    expect(taken).toMatchObject({
      status: 201,
      data: [{ name: "Taken", description: null }],
      removed: [{ name: "Taken" }],
    });
    expect(await stored()).toEqual(before);
  });

  it("every function is repeated here or in another test", async () => {
    const entries = await readdir(new URL("../functions", import.meta.url), { withFileTypes: true });
    const functions = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
    const named = [...creations.map(({ name }) => name).filter((name) => name !== "folders"), ...others];
    expect(functions.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });
});
