import { beginAuthorization, CLIENT_ADDRESS, registerClient } from "@lectern/local-backend/testing/connect-client";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedInBrowser } from "../testing/browser.ts";
import {
  allowConnection,
  disconnectAssistant,
  fetchConnectedAssistants,
  fetchConnectionRequest,
  refuseConnection,
} from "./connections.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const begin = async (clientId: string) => (await beginAuthorization(backend, clientId)).id;

test("CON-02 lets an assistant read, lists it, asks again, and ends it", async () => {
  const { client } = await openSignedInBrowser(backend, "connects@school.edu");
  const clientId = await registerClient(backend, { name: "Study Bot" });
  const request = await fetchConnectionRequest(client, await begin(clientId));
  expect(request).toMatchObject({ kind: "new", clientId, name: "Study Bot", host: "assistant.example" });
  const address = new URL(await allowConnection(client, request));
  expect(address.origin + address.pathname).toBe(CLIENT_ADDRESS);
  expect(address.searchParams.get("code")).not.toBeNull();
  const listed = { clientId, name: "Study Bot", host: "assistant.example", lastUsedAt: null };
  expect(await fetchConnectedAssistants(client)).toEqual([{ ...listed, connectedAt: expect.any(String) }]);

  const again = await fetchConnectionRequest(client, await begin(clientId));
  expect(again).toMatchObject({ kind: "repeated", host: "assistant.example" });
  expect(new URL(await allowConnection(client, again)).searchParams.has("code")).toBe(true);
  const refused = new URL(await refuseConnection(client, again));
  expect([refused.searchParams.has("code"), refused.searchParams.get("error")]).toEqual([false, "access_denied"]);

  await disconnectAssistant(client, clientId);
  expect(await fetchConnectedAssistants(client)).toEqual([]);
  expect((await client.auth.getUser()).error).toBeNull();
  expect(await fetchConnectionRequest(client, await begin(clientId))).toMatchObject({ kind: "new" });
});

test("CON-02 tells an assistant that it may not read, and lists nothing", async () => {
  const { client } = await openSignedInBrowser(backend, "refuses@school.edu");
  const request = await fetchConnectionRequest(client, await begin(await registerClient(backend)));
  expect(new URL(await refuseConnection(client, request)).searchParams.get("error")).toBe("access_denied");
  expect(await fetchConnectedAssistants(client)).toEqual([]);
  await expect(allowConnection(client, request)).rejects.toMatchObject({ code: "invalid" });
});

test.each(["", "unknown", "../user", "a/b", "a?b", "%2e%2e"])("CON-02 finds no request %j", async (id) => {
  const { client } = await openSignedInBrowser(backend, "looks@school.edu");
  await expect(fetchConnectionRequest(client, id)).rejects.toMatchObject({ code: "not-found" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "http://evil.example/", "not an address"])(
  "CON-02 opens no address %j that an auth server answers",
  async (redirect_uri) => {
    const details = { authorization_id: "r1", redirect_uri, client: { id: "c1", name: "x" }, scope: "email" };
    const { client } = await openSignedInBrowser(backend, "opens@school.edu", ({ pathname }) =>
      pathname.endsWith("/oauth/authorizations/r1") ? Response.json(details) : undefined,
    );
    await expect(fetchConnectionRequest(client, "r1")).rejects.toMatchObject({ code: "malformed" });
  },
);
