import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend } from "./testing/backend.ts";
import { aRecording } from "./testing/phone.ts";

/**
 * One walk through accounts, policies and functions that needs nothing but a project's address and keys. Every run walks it
 * on the local backend; `nightly.yml` on the CLI's own `supabase start`, with STACK_URL and the keys (ADR 0044).
 */
const env = (name: string): string => process.env[name] ?? "";
const password = "correct horse battery staple";

let stack: { readonly url: string; readonly publishableKey: string; readonly secretKey: string };
let close = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  if (env("STACK_URL") !== "") {
    stack = { url: env("STACK_URL"), publishableKey: env("STACK_KEY"), secretKey: env("STACK_SECRET_KEY") };
    return;
  }
  const backend = await startTestBackend();
  close = () => backend.close();
  stack = backend;
});
afterAll(() => close());

const open = (key: string): SupabaseClient => createClient(stack.url, key, { auth: { persistSession: false } });

/** Signs up a tester of the beta, as `/signup` does, and sets the account up. */
async function signUp(name: string): Promise<{ client: SupabaseClient; id: string }> {
  const client = open(stack.publishableKey);
  const email = `${name}-${Date.now()}@school.edu`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.user === null) throw error ?? new Error("no user");
  const { error: refused } = await client.functions.invoke("create-user-context", { body: { user: data.user.id } });
  if (refused !== null) throw refused;
  return { client, id: data.user.id };
}

it("SRV-01 SRV-03 a student's lecture is stored, summarised, seen by its owner alone, and deleted with the account", {
  timeout: 120_000,
}, async () => {
  const [maya, noah] = await Promise.all([signUp("maya"), signUp("noah")]);
  const sent = await maya.client.functions.invoke("ingest-recording", { body: aRecording() });
  expect(sent.error).toBeNull();

  const read = () => maya.client.from("recordings").select("id,status,ai_summary").eq("user_id", maya.id);
  await expect.poll(async () => (await read()).data?.[0]?.status, { timeout: 60_000 }).toBe("completed");
  const [recording] = (await read()).data ?? [];
  expect(recording?.ai_summary).toContain("Cells divide in two");

  // Another student, and a visitor.
  expect((await noah.client.from("recordings").select("id")).data).toEqual([]);
  expect(
    (await noah.client.from("recordings").update({ original_name: "Mine" }).eq("id", recording?.id).select("id")).data,
  ).toEqual([]);
  expect((await open(stack.publishableKey).from("recordings").select("id")).error?.code).toBe("42501");
  // The owner may rename it, and not give it away.
  expect(
    (await maya.client.from("recordings").update({ original_name: "Cells" }).eq("id", recording?.id)).error,
  ).toBeNull();
  expect((await maya.client.from("recordings").update({ user_id: noah.id }).eq("id", recording?.id)).error?.code).toBe(
    "42501",
  );

  const deleted = await maya.client.functions.invoke("delete-user", { body: { user_id: maya.id } });
  expect(deleted.error).toBeNull();
  expect((await open(stack.secretKey).from("recordings").select("id").eq("user_id", maya.id)).data).toEqual([]);
});
