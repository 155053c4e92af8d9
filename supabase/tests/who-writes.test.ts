import { createDeps } from "@lectern/supabase/functions/_shared/deps";
import { handle } from "@lectern/supabase/functions/who-writes/handler";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = (await backend.setUpUser("who-writes@school.edu")).accessToken;
});
afterAll(() => backend.close());

async function ask(model: Record<string, string>, authorization = `Bearer ${token}`) {
  const env: Record<string, string> = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    ...model,
  };
  const request = new Request(`${backend.url}/functions/v1/who-writes`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: "{}",
  });
  const answer = await handle(request, createDeps({ env: (name) => env[name], log: () => undefined }));
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it.each<[Record<string, string>, object]>([
  [{}, { model: null, host: null }],
  [{ OPENAI_API_KEY: "sk-secret" }, { model: "gpt-4o-mini", host: "api.openai.com" }],
  [
    { OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "llama3.2" },
    { model: "llama3.2", host: null },
  ],
  [
    { OPENAI_BASE_URL: "https://user:secret@models.test/v1", OPENAI_MODEL: "m" },
    { model: "m", host: "models.test" },
  ],
])("TUT-09 with %j names the writer, and no key", async (env, body) => {
  expect(await ask(env)).toEqual({ status: 200, body });
});

it("TUT-09 answers no visitor", async () => {
  expect((await ask({}, "Bearer nobody")).status).toBe(401);
});
