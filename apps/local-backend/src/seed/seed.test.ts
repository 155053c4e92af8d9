import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { seedOnce } from "../database/seed.ts";
import { projectPaths } from "../project-paths.ts";
import { makeSecrets } from "../supabase/keys.ts";
import { drivers } from "../testing/long-run.ts";
import { createMigratedDatabase } from "../testing/migrated-database.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { readDemoContent } from "./library.ts";
import { toSampleFile, toSampleLecture } from "./sample-lecture.ts";
import { readSeed } from "./seed-sql.ts";

it("DAY-01 the sample lecture is derived from the demo content (else: npm run seed -w @lectern/local-backend)", async () => {
  const stored = await readFile(projectPaths.sampleLecture, "utf8");
  expect(stored === toSampleFile(toSampleLecture(await readDemoContent(projectPaths.demoContent)))).toBe(true);
});

const seed = (database: Database, wanted: boolean) =>
  seedOnce(database, readSeed, { wanted, registrationHashKey: makeSecrets().registrationHashKey });

it("runs once, and never on a database that declined it", async () => {
  const countUsers = "select count(*)::int as users from auth.users";
  for (const [first, users] of [
    [true, 4],
    [false, 0],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    const database = openPostgres(await createMigratedDatabase());
    await seed(database, first);
    await seed(database, true);
    expect(await database.sql(countUsers, [])).toEqual([{ users }]);
    await database.close();
  }
});

const isDue = ({ due }: Record<string, unknown>) => Date.parse(String(due)) < Date.now();

describe.each(drivers)("the seed on %s", (driver) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver, seed: true });
  });
  afterAll(() => backend.close());

  const read = async (email: string, query: string) => {
    const { accessToken } = await backend.signIn(email);
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` };
    return (await (await backend.fetch(`/rest/v1/${query}`, { headers })).json()) as Record<string, unknown>[];
  };

  const profile = async (email: string) => (await read(email, "profiles?select=*"))[0];

  it("seeds four accounts, and the stand-in signs in to each as the same user", async () => {
    const emails = await backend.sql<{ email: string; id: string }>(
      "select email, id from auth.users order by email",
      [],
    );
    expect(emails.map(({ email }) => email)).toEqual([
      "cancelling@lectern.test",
      "empty@lectern.test",
      "free@lectern.test",
      "pro@lectern.test",
    ]);
    for (const { email, id } of emails) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      expect((await backend.signIn(email)).user).toEqual({ id, email });
    }
    expect(await backend.sql("select from auth.identities", [])).toHaveLength(4);
  });

  it("has a library, newest first, with nothing in the future", async () => {
    const recordings = await read(
      "free@lectern.test",
      "recordings?order=created_at.desc&select=*,recording_segments(segments)",
    );
    expect(recordings.length).toBeGreaterThanOrEqual(14);
    expect(recordings.filter(({ status }) => status === "processing")).toHaveLength(1);
    expect(recordings.some(({ transcript }) => transcript === null)).toBe(true);
    expect(recordings.filter(({ transcript }) => String(transcript).split(/\s+/).length > 3000)).toHaveLength(3);
    expect(Date.parse(String(recordings[0]?.["created_at"]))).toBeLessThanOrEqual(Date.now());
    expect(new Set(recordings.map(({ recording_icon }) => recording_icon)).size).toBeGreaterThan(8);
    expect(await read("free@lectern.test", "study_guides?select=id")).toHaveLength(3);
    expect(await read("empty@lectern.test", "recordings?select=id")).toEqual([]);
  });

  it("DER-01 gives every lecture its outline, and leaves nothing to derive", async () => {
    const lectures = await read("free@lectern.test", "recordings?has_transcript=is.true&status=eq.completed&select=id");
    const outlines = await read("free@lectern.test", "recording_outlines?select=recording_id,version");
    expect(new Set(outlines.map(({ recording_id }) => recording_id))).toEqual(new Set(lectures.map(({ id }) => id)));
    expect(
      await backend.sql(
        `select from private.outline_jobs join public.recordings on id = recording_id where status = 'completed'`,
        [],
      ),
    ).toEqual([]);
  });

  it("PRC-02 gives the demo accounts proposed cards, due cards, and reviews of the last weeks", async () => {
    const cards = await read("free@lectern.test", "cards?select=standing,front,quote,first,source_changed,created_at");
    const count = (standing: string) => cards.filter((card) => card["standing"] === standing).length;
    expect([count("proposed"), count("kept")]).toEqual([6, expect.any(Number)]);
    expect(count("kept")).toBeGreaterThan(20);
    expect(cards.filter((card) => card["source_changed"])).toEqual([]);
    const reviews = await read("free@lectern.test", "reviews?select=reviewed_at");
    expect(reviews.length).toBeGreaterThan(30);
    for (const { reviewed_at } of reviews) expect(Date.parse(String(reviewed_at))).toBeLessThan(Date.now());
    const states = await read("free@lectern.test", "card_states?select=due,state");
    expect(states.filter(isDue).length).toBeGreaterThan(3);
    expect(states.filter((state) => !isDue(state)).length).toBeGreaterThan(3);
    expect(await read("empty@lectern.test", "cards?select=id")).toEqual([]);
  });

  it("PRC-01 the transcript has every seeded card's quote at its place", async () => {
    const wrong = await backend.sql(
      `select front from public.cards
        where strpos(private.collapse_blanks(private.card_source(recording_id, first, last)), private.collapse_blanks(quote)) = 0`,
      [],
    );
    expect(wrong).toEqual([]);
  });

  it("gives each account its subscription", async () => {
    expect(await profile("free@lectern.test")).toMatchObject({
      is_subscribed: false,
      recording_time: 41,
      bonus_recording_time: 20,
    });
    expect(await profile("pro@lectern.test")).toMatchObject({
      is_subscribed: true,
      subscription_plan_cancelled: false,
    });
    expect(await profile("cancelling@lectern.test")).toMatchObject({
      is_subscribed: true,
      subscription_plan_cancelled: true,
    });
    expect(await profile("empty@lectern.test")).toMatchObject({ is_subscribed: false, recording_time: 75 });
  });

  it("SRV-03 recognises a deleted demo account when it returns", async () => {
    await backend.sql("delete from auth.users where email = 'empty@lectern.test'", []);
    const { accessToken, user } = await backend.signIn("empty@lectern.test");
    const answer = await backend.fetch("/functions/v1/create-user-context", {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ user: user.id }),
    });
    expect(await answer.json()).toEqual({ preExisting: true });
  });
});
