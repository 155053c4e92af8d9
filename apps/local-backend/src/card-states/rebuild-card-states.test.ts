import { afterAll, beforeAll, expect, it } from "vitest";
import { runNpmCommand } from "../testing/npm-command.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { rebuildCardStates } from "./rebuild-card-states.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
});
afterAll(() => backend.close());

const rebuild = () => rebuildCardStates({ url: backend.url, secretKey: backend.secretKey });
const readStates = () => backend.sql("select * from public.card_states order by card_id", []);

it("PRC-02 the command finds no difference in the demo accounts", async () => {
  const found = await rebuild();
  expect(found).toEqual({ cards: expect.any(Number), reviews: expect.any(Number), different: 0 });
  expect(found.cards).toBeGreaterThan(20);
  expect(found.reviews).toBeGreaterThan(60);
});

it("PRC-02 the command replays every card, and stores only states that differ", async () => {
  const before = await readStates();
  await backend.sql("delete from public.card_states", []);
  expect(await rebuild()).toMatchObject({ different: before.length });
  expect(await readStates()).toEqual(before);
  await backend.sql("update public.card_states set stability = stability + 1 where card_id = $1", [
    (before[0] as { card_id: string }).card_id,
  ]);
  expect(await rebuild()).toMatchObject({ cards: before.length, different: 1 });
  expect(await readStates()).toEqual(before);
});

it("PRC-02 the command replays the states of an older scheduler", async () => {
  const before = await readStates();
  await backend.sql("update public.card_states set engine = 'older'", []);
  expect(await rebuild()).toMatchObject({ different: before.length });
  expect((await rebuild()).different).toBe(0);
});

it("PRC-02 `npm run card-states` says how many states differed", async () => {
  const run = () =>
    runNpmCommand("card-states", [], { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey });
  const { cards, reviews } = await rebuild();
  expect(await run()).toEqual({
    status: 0,
    out: `${cards} cards so far\nThe states of ${cards} cards are what their ${reviews} reviews give.\n`,
    err: "",
  });
  await backend.sql("update public.card_states set engine = 'older'", []);
  expect((await run()).out).toContain(`${cards} had another state than their log gives.`);
});
