import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLightClient } from "../light-client.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { createFakeStorage } from "../testing/fake-storage.ts";
import { searchLibrary, searchQueries } from "./search.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const never = new AbortController().signal;

async function openLibrary(email: string, intercept?: Parameters<typeof openSignedInBrowser>[2]) {
  const browser = await openSignedInBrowser(backend, email, intercept);
  await backend.sql(
    `with made as (
      insert into public.recordings (user_id, original_name, status, language, is_favorite)
        values ($1, 'Cells', 'completed', 'en', true) returning id
    ) insert into public.recording_segments (recording_id, user_id, segments)
        select id, $1, '[{"start": 4, "end": 9, "speaker": "Ada", "text": "Membranes fold."}]'::jsonb from made`,
    [browser.userId],
  );
  return browser;
}

test("FND-01 finds a sentence by its words, with its speaker and time", async () => {
  const { client } = await openLibrary("search@school.edu");
  expect(await searchLibrary(client, { query: "membrane", isFavorite: true }, never)).toEqual({
    results: [
      {
        kind: "recording",
        id: expect.any(String),
        name: "Cells",
        createdAt: expect.any(String),
        moments: [{ part: "said", start: 4, speaker: "Ada", text: "Membranes fold.", words: ["membranes"] }],
      },
    ],
    suggestion: null,
  });
  expect(await searchLibrary(client, { query: "membrane", from: "2120-01-01T00:00:00Z" }, never)).toEqual({
    results: [],
    suggestion: null,
  });
});

test("FND-01 the client without supabase-js can search too, and sends at most 200 characters", async () => {
  const { stored } = await openLibrary("light-search@school.edu");
  const storage = createFakeStorage();
  for (const [key, value] of stored) storage.setItem(key, value);
  const light = createLightClient({
    url: backend.url,
    publishableKey: backend.publishableKey,
    storage,
    whenIdle: () => Promise.resolve(),
    whenUserActive: () => new Promise(() => undefined),
  });
  const { results } = await searchLibrary(light, { query: `membrane${" ".repeat(300)}nothing` }, never);
  expect(results).toHaveLength(1);
});

test("FND-01 a new search aborts the request of the previous one", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { client, userId } = await openLibrary("aborting@school.edu", (address, { signal }) => {
    if (!address.pathname.endsWith("/search_recordings")) return undefined;
    signals.push(signal);
    return new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const observer = new QueryObserver(new QueryClient(), searchQueries(client, userId).find({ query: "mem" }));
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => signals.length).toBe(1);
  observer.setOptions(searchQueries(client, userId).find({ query: "membr" }));
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  unsubscribe();
});

test("FND-01 a refused search rejects with a failure", async () => {
  const { client } = await openLibrary("failing-search@school.edu", (address) =>
    address.pathname.endsWith("/search_recordings") ? new Response("{}", { status: 503 }) : undefined,
  );
  await expect(searchLibrary(client, { query: "membrane" }, never)).rejects.toMatchObject({ name: "Failure" });
});
