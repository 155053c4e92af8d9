import { createAssistantMemory } from "@lectern/local-backend/testing/assistant-memory";
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectClient } from "./testing/connected-client.ts";
import { makeClient, startTestBackend, type TestBackend, type TestUser } from "./testing/backend.ts";

let backend: TestBackend;
let student: TestUser;
beforeAll(async () => {
  backend = await startTestBackend();
  student = await backend.setUpUser("mcp-oauth@school.edu");
  await backend.sql("insert into public.folders (user_id, name) values ($1, 'Biology')", [student.user.id]);
});
afterAll(() => backend?.close());

const CALLBACK = "http://127.0.0.1:4699/callback";

/** Allows a client as the consent page does. Returns the address to which the student is sent back. */
async function consent(authorize: URL): Promise<URL> {
  const asked = await fetch(authorize, { redirect: "manual" });
  const page = new URL(asked.headers.get("location")!);
  expect(page.pathname).toBe("/oauth/consent");
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${student.accessToken}`,
    "content-type": "application/json",
  };
  const request = `/auth/v1/oauth/authorizations/${page.searchParams.get("authorization_id")}`;
  expect(await (await backend.fetch(request, { headers })).json()).toMatchObject({
    client: { name: "The SDK's client" },
  });
  const clientId = authorize.searchParams.get("client_id");
  await makeClient(backend, student.accessToken).rpc("connect_assistant", { p_client_id: clientId });
  const body = JSON.stringify({ action: "approve" });
  const answer = await backend.fetch(`${request}/consent`, { method: "POST", headers, body });
  return new URL(((await answer.json()) as { redirect_url: string }).redirect_url);
}

it("CON-01 CON-02 the SDK's client finds the auth server by itself, reads after the consent, and nothing after Disconnect", async () => {
  const memory = createAssistantMemory("The SDK's client", CALLBACK);
  const address = new URL(`${backend.url}/functions/v1/mcp`);
  const connect = async () => {
    const transport = new StreamableHTTPClientTransport(address, { authProvider: memory.provider });
    const client = new Client({ name: "test", version: "1.0.0" });
    return { transport, client, connected: client.connect(transport) };
  };
  const first = await connect();
  await expect(first.connected).rejects.toThrow(UnauthorizedError);
  const authorize = memory.getOpened();
  expect(authorize.searchParams.get("scope")).toBe("email");
  await first.transport.finishAuth((await consent(authorize)).searchParams);

  const second = await connect();
  await second.connected;
  const read = () => second.client.callTool({ name: "list_folders", arguments: {} });
  expect(JSON.stringify(await read())).toContain("Biology");

  const own = makeClient(backend, student.accessToken);
  expect((await own.rpc("disconnect_assistant", { p_client_id: memory.getClientId() })).data).toBe(true);
  // It is told 401, its refresh token is of no use either, and it forgets both to ask the student again.
  await expect(read()).rejects.toThrow(UnauthorizedError);
  expect(memory.getAccessToken()).toBe("");
});

it("CON-01 CON-04 a token that the right key signed for another issuer reads nothing", async () => {
  const { claims } = await connectClient(backend, student);
  const own = `${backend.url}/auth/v1`;
  expect(claims["iss"]).toBe(own);
  const read = async (iss: unknown) => {
    const { iss: _, ...others } = claims;
    const token = await backend.signToken({ ...others, ...(iss !== undefined && { iss: iss as string }) });
    const answer = await backend.fetch("/functions/v1/mcp", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "list_folders", arguments: {} },
      }),
    });
    return { status: answer.status, isRead: (await answer.text()).includes("Biology") };
  };
  expect(await read(own)).toEqual({ status: 200, isRead: true });
  const foreign = [
    undefined,
    "",
    null,
    [own],
    "https://attacker.example/auth/v1",
    `${own}/`,
    `${own}.attacker.example`,
    own.toUpperCase(),
    backend.url,
  ];
  for (const iss of foreign) expect([iss, await read(iss)]).toEqual([iss, { status: 401, isRead: false }]);
});
