import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TestBackend } from "./testing/backend.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import { anEvent, openCheckout, type Person, sendToWebhook, sign } from "./testing/money.ts";
import { aRecording, callFunction } from "./testing/phone.ts";

/** Everything that was logged, by any server. */
const written: string[] = [];
const levels = ["log", "info", "warn", "error", "debug"] as const;
let model: ModelServer;
let backend: TestBackend;
let person: Person;

beforeAll(async () => {
  // Set before the backend starts, because it silences its libraries. The modules are loaded again in case this process
  // had them already.
  vi.resetModules();
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation(
      (...values: unknown[]) => void written.push(values.map(String).join(" ")),
    );
  }
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    vi.spyOn(stream, "write").mockImplementation((chunk: string | Uint8Array, ...rest: unknown[]) => {
      written.push(chunk.toString());
      return write(chunk, ...(rest as []));
    });
  }
  // A model that refuses us is not asked again.
  model = await startModel();
  model.next(...Array.from({ length: 20 }, () => ({ status: 401 })));
  const { startTestBackend } = await import("./testing/backend.ts");
  backend = await startTestBackend({
    driver: "postgres",
    env: { OPENAI_API_KEY: "sk-quetzal-key", OPENAI_BASE_URL: model.url },
  });
  person = await backend.setUpUser("quetzal-person@school.edu");
});
afterAll(async () => {
  await backend?.close();
  await model?.close();
  vi.restoreAllMocks();
});

/** Calls every function and the API with words of the person in every text. */
async function useEverything(): Promise<number[]> {
  const token = person.accessToken;
  const words = "The quetzal is a bird. The quetzal lives in the cloud forest.";
  const calls: [string, unknown][] = [
    ["create-user-context", { user: person.user.id, googleUserId: "quetzal-subject" }],
    ["ingest-recording", aRecording({ name: "quetzal lecture", transcript: { text: words } })],
    ["ingest-study-guide", { clientId: "quetzal", title: "quetzal guide", content: words }],
    ["openai", { query: "What is a quetzal?", transcript: words, summary: words }],
    ["customize-ai-summary", { style: "essay", transcript: words }],
    ["apply-referral-code", { user_id: person.user.id, referred_by_code: "QUETZAL" }],
    ["create-checkout-session", { userId: person.user.id, duration: "month" }],
    ["create-customer-portal", { userId: person.user.id }],
    ["ingest-recording", "{quetzal"],
    ["retry-summary", { recording_id: "quetzal" }],
    ["who-writes", "{quetzal"],
    ["make-cards", { recording_id: "quetzal" }],
    [
      "mcp",
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "quetzal", arguments: { query: "quetzal" } } },
    ],
    ["ask-unit", { folder_id: "quetzal", query: "quetzal" }],
    ["add-card", { front: "quetzal" }],
    ["plan-exam", { folder_id: "quetzal" }],
    ["review-cards", { reviews: ["quetzal"] }],
    ["delete-user", { user_id: "quetzal" }],
  ];
  const statuses: number[] = [];
  for (const [name, body] of calls) statuses.push((await callFunction(backend, name, token, body)).status);
  const event = anEvent("customer.subscription.updated", { customer: "cus_quetzal" });
  statuses.push((await sendToWebhook(backend, event, sign(event, backend.stripeWebhookSecret))).status);

  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const requests: [string, RequestInit][] = [
    ["/rest/v1/recordings?original_name=eq.quetzal", {}],
    ["/rest/v1/recordings?id=eq.quetzal", {}],
    ["/rest/v1/folders", { method: "POST", body: JSON.stringify({ user_id: person.user.id, name: "quetzal folder" }) }],
    [
      "/rest/v1/folders",
      { method: "POST", body: JSON.stringify({ user_id: person.user.id, name: "quetzal", color: "quetzal" }) },
    ],
    [
      "/auth/v1/signup",
      { method: "POST", body: JSON.stringify({ email: "quetzal-beta@school.edu", password: "quetzal-password" }) },
    ],
    [
      "/auth/v1/token?grant_type=password",
      { method: "POST", body: JSON.stringify({ email: "quetzal-beta@school.edu", password: "quetzal" }) },
    ],
    [
      `/auth/v1/authorize?provider=google&redirect_to=http://quetzal.example&code_challenge=${"x".repeat(43)}&code_challenge_method=s256`,
      { redirect: "manual" },
    ],
    ["/r/quetzal-code", {}],
  ];
  for (const [path, init] of requests) {
    const answer = await backend.fetch(path, { ...init, headers });
    await answer.text();
    statuses.push(answer.status);
  }
  return statuses;
}

/** Texts that identify the person or give access to their data. */
const personal = () => [
  /quetzal/i,
  /@school/,
  new RegExp(person.user.id),
  new RegExp(person.accessToken.slice(-40)),
  new RegExp(person.refreshToken),
  new RegExp(backend.secretKey),
  new RegExp(backend.stripeSecretKey),
];

it("SRV-08 logs nothing about a person, neither when everything works nor when everything fails", async () => {
  await useEverything();
  // Stripe's own errors contain customer ids.
  await openCheckout(backend, person);
  await backend.sql("update stripe_stand_in.checkout_sessions set price = 'quetzal'");
  // From here on, the first database function of each request fails with a message that quotes its input.
  await backend.sql(
    `alter table public.folders add constraint quetzal check (name not like 'quetzal%') not valid;
      create or replace function private.moment() returns timestamptz language plpgsql stable as
        $$ begin raise exception 'quetzal of %', current_setting('request.jwt.claims', true); end $$`,
  );
  const statuses = await useEverything();
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(3);

  const lines = written
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  expect(lines.length).toBeGreaterThan(3);
  for (const pattern of personal()) expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  const keys = new Set(["function", "request", "work", "status", "error"]);
  for (const line of lines) {
    const entry = JSON.parse(line) as Record<string, unknown>;
    expect(Object.keys(entry).filter((key) => !keys.has(key))).toEqual([]);
  }
});
