import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";

onEachDatabase("malformed input", (backend) => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    backend().fetch(path, {
      method: "POST",
      headers: { apikey: backend().publishableKey, "content-type": "application/json", ...headers },
      body,
    });

  const object = { id: "sub_1", customer: "cus_1" };
  it.each([
    ["no id", { object: "event", type: "customer.subscription.updated", data: { object } }],
    ["an id that is no text", { id: 7, object: "event", type: "customer.subscription.updated", data: { object } }],
    ["no data", { id: "evt_1", object: "event", type: "customer.subscription.updated" }],
    ["data without an object", { id: "evt_1", object: "event", type: "invoice.paid", data: {} }],
    ["an object that is none", { id: "evt_1", object: "event", type: "invoice.paid", data: { object: null } }],
    [
      "a customer that is a number",
      { id: "evt_1", object: "event", type: "invoice.paid", data: { object: { customer: 7 } } },
    ],
    ["no type", { id: "evt_1", object: "event", data: { object } }],
    ["no object at all", []],
  ])("SRV-12 SRV-06 a signed event with %s is refused with 400", async (_title, event) => {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", backend().stripeWebhookSecret).update(`${at}.${body}`).digest("hex");
    const answer = await post("/functions/v1/stripe-webhook", body, { "stripe-signature": `t=${at},v1=${signature}` });
    expect([answer.status, await answer.json()]).toEqual([400, { error: "This is not an event." }]);
  });

  it.each([
    'select="id',
    'select=id,"',
    'select=id"x',
    "select=id(",
    "select=id,,)",
    "select=id:",
    'or=("',
    "or=(",
    'id=in.("',
    "order=id.sideways",
    "created_at=eq.not-a-date",
    "id=eq.not-a-uuid",
  ])("SRV-12 a query with %s is refused with a 4xx", async (query) => {
    const person = await backend().setUpUser("malformed@school.edu");
    const answer = await backend().fetch(`/rest/v1/recordings?${query}`, {
      headers: { apikey: backend().publishableKey, authorization: `Bearer ${person.accessToken}` },
    });
    expect([query, answer.status]).toEqual([
      query,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ]);
  });

  it.each([
    ["PATCH", "recordings?id=not.is.null", { is_favorite: "maybe" }],
    ["PATCH", "recordings?id=not.is.null", { is_favorite: [] }],
    ["PATCH", "recordings?id=not.is.null", { is_favorite: 7 }],
    ["PATCH", "recordings?id=not.is.null", { folder_id: "no uuid" }],
    ["POST", "folders", { id: "no uuid", name: "Cells" }],
    ["POST", "rpc/search_recordings", { p_query: "cells", p_favorites: "maybe" }],
    ["POST", "rpc/search_recordings", { p_query: "cells", p_from: "soon" }],
  ])("SRV-12 a %s of %s with %j is refused with 400", async (method, path, values) => {
    const person = await backend().setUpUser("mistyped@school.edu");
    await backend().sql("insert into public.recordings (user_id, original_name) values ($1, 'Cells')", [
      person.user.id,
    ]);
    const answer = await backend().fetch(`/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend().publishableKey,
        authorization: `Bearer ${person.accessToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(path === "folders" ? { user_id: person.user.id, ...values } : values),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: expect.stringMatching(/^22/), message: expect.any(String), details: null, hint: null },
    ]);
    const [row] = await backend().sql("select is_favorite, folder_id from public.recordings where user_id = $1", [
      person.user.id,
    ]);
    expect(row).toEqual({ is_favorite: false, folder_id: null });
  });

  const password = "moss on stone";
  it.each([
    ["an array", []],
    ["null", null],
    ["a text", "text"],
    ["an address that is an array", { email: ["a@school.edu"], password }],
    ["an address that is an object", { email: {}, password }],
    ["a NUL in the address", { email: "a\u0000b@school.edu", password }],
    ["a NUL in the password", { email: "nul@school.edu", password: "moss\u0000stone" }],
    ["a NUL in the metadata", { email: "nul@school.edu", password, data: { name: "\u0000" } }],
    ["a NUL in a name of the metadata", { email: "nul@school.edu", password, data: { "a\u0000": 1 } }],
    ["a password that is a number", { email: "nul@school.edu", password: 12_345_678 }],
    ["metadata that is an array", { email: "nul@school.edu", password, data: [1] }],
  ])("SRV-12 a sign-up with %s is refused with a 4xx", async (_title, body) => {
    const statusOf = async (path: string) => (await post(path, JSON.stringify(body))).status;
    const isRefusal = expect.toSatisfy((status: number) => status >= 400 && status < 500);
    expect(await statusOf("/auth/v1/signup")).toEqual(isRefusal);
    expect(await statusOf("/auth/v1/token?grant_type=password")).toEqual(isRefusal);
    expect(await statusOf("/auth/v1/recover")).toBeLessThan(500);
    expect(await backend().sql("select from auth.users where email like 'nul@%'")).toEqual([]);
  });

  it("SRV-12 broken JSON for the auth service is refused with 400", async () => {
    expect((await post("/auth/v1/signup", "{")).status).toBe(400);
  });

  it("SRV-12 a well-formed sign-up still works", async () => {
    const { error } = await makeClient(backend()).auth.signUp({ email: "fine@school.edu", password });
    expect(error).toBeNull();
  });
});
