import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { beginAuthorization, CLIENT_ADDRESS, connectClient, registerClient } from "../testing/connect-client.ts";
import { drivers } from "../testing/long-run.ts";
import { startTestBackend, type TestBackend, type TestUser } from "../testing/test-backend.ts";

describe.each(drivers)("the OAuth server on %s", (driver) => {
  let backend: TestBackend;
  let ada: TestUser;
  let bob: TestUser;
  beforeAll(async () => {
    backend = await startTestBackend({ driver });
    ada = await backend.setUpUser("ada@school.edu");
    bob = await backend.setUpUser("bob@school.edu");
  });
  afterAll(() => backend?.close());

  const call = async (path: string, options: { token?: string; method?: string; body?: object } = {}) => {
    const answer = await backend.fetch(`/auth/v1/${path}`, {
      method: options.method ?? (options.body === undefined ? "GET" : "POST"),
      headers: {
        apikey: backend.publishableKey,
        "content-type": "application/json",
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  const exchange = async (fields: Record<string, string>) => {
    const answer = await backend.fetch("/auth/v1/oauth/token", { method: "POST", body: new URLSearchParams(fields) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const refresh = (clientId: string, token: string) =>
    exchange({ grant_type: "refresh_token", client_id: clientId, refresh_token: token });
  const knows = async (token: string) => (await call("user", { token })).status === 200;
  const decide = (id: string, token: string, action: string) =>
    call(`oauth/authorizations/${id}/consent`, { token, body: { action } });
  /** Registers a client whose student has allowed it, and returns what its next request needs. */
  const allow = async (student: TestUser) => {
    const clientId = await registerClient(backend);
    const { id, verifier } = await beginAuthorization(backend, clientId);
    await call(`oauth/authorizations/${id}`, { token: student.accessToken });
    const { body } = await decide(id, student.accessToken, "approve");
    const code = new URL(String(body["redirect_url"])).searchParams.get("code") ?? "";
    const fields = { grant_type: "authorization_code", client_id: clientId, code, code_verifier: verifier };
    return { id, clientId, fields };
  };

  it("CON-02 describes itself where clients of a hosted project look", async () => {
    for (const path of [
      "/.well-known/oauth-authorization-server/auth/v1",
      "/auth/v1/.well-known/oauth-authorization-server",
    ]) {
      const answer = await backend.fetch(path, { headers: { origin: "https://client.example" } });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toMatchObject({
        issuer: `${backend.url}/auth/v1`,
        authorization_endpoint: `${backend.url}/auth/v1/oauth/authorize`,
        token_endpoint: `${backend.url}/auth/v1/oauth/token`,
        registration_endpoint: `${backend.url}/auth/v1/oauth/clients/register`,
        code_challenge_methods_supported: ["S256"],
      });
    }
  });

  it("CON-02 gives a client that was allowed a session of its own, with its id in the token", async () => {
    const clientId = await registerClient(backend, { name: "Study Bot" });
    const { id, verifier, consent } = await beginAuthorization(backend, clientId);
    expect(consent.href).toBe(`${backend.url}/oauth/consent?authorization_id=${id}`);
    const browser = openBrowser(backend);
    await browser.auth.setSession({ access_token: ada.accessToken, refresh_token: ada.refreshToken });
    const { data: details } = await browser.auth.oauth.getAuthorizationDetails(id);
    expect(details).toMatchObject({
      authorization_id: id,
      redirect_uri: CLIENT_ADDRESS,
      client: { id: clientId, name: "Study Bot" },
      user: { email: "ada@school.edu" },
      scope: "email",
    });
    const { data: answer } = await browser.auth.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
    const address = new URL(answer?.redirect_url ?? "about:blank");
    expect(address.origin + address.pathname).toBe(CLIENT_ADDRESS);
    expect(address.searchParams.get("state")).toBe("state of the client");

    const code = address.searchParams.get("code") ?? "";
    const fields = { grant_type: "authorization_code", client_id: clientId, code, code_verifier: verifier };
    const { status, body } = await exchange({ ...fields, redirect_uri: CLIENT_ADDRESS });
    expect([status, body["token_type"]]).toEqual([200, "bearer"]);
    const claims = decodeJwt(body["access_token"] ?? "");
    expect(claims).toMatchObject({ sub: ada.user.id, client_id: clientId, iss: `${backend.url}/auth/v1` });
    expect(claims["session_id"]).not.toBe(decodeJwt(ada.accessToken)["session_id"]);
    const [session] = await backend.sql("select oauth_client_id from auth.sessions where id = $1", [
      claims["session_id"],
    ]);
    expect(session).toEqual({ oauth_client_id: clientId });
    const { data: grants } = await browser.auth.oauth.listGrants();
    expect(grants).toContainEqual(expect.objectContaining({ client: expect.objectContaining({ name: "Study Bot" }) }));
  });

  it("CON-02 answers a client that was not allowed with access_denied, and gives no code", async () => {
    const { id } = await beginAuthorization(backend, await registerClient(backend));
    await call(`oauth/authorizations/${id}`, { token: ada.accessToken });
    const { body } = await decide(id, ada.accessToken, "deny");
    const address = new URL(String(body["redirect_url"]));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      error: "access_denied",
      state: "state of the client",
    });
    expect(address.searchParams.has("code")).toBe(false);
    expect((await decide(id, ada.accessToken, "approve")).status).toBe(400);
  });

  it.each([
    ["another site", { redirect_uri: "https://evil.example/callback" }],
    ["another path", { redirect_uri: `${CLIENT_ADDRESS}/../x` }],
    ["a longer query", { redirect_uri: `${CLIENT_ADDRESS}?x=1` }],
    ["an unknown client", { client_id: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001" }],
    ["no client", { client_id: "' or true" }],
  ])("CON-02 doesn't lead to %s", async (_title, change) => {
    const query = new URLSearchParams({
      client_id: await registerClient(backend),
      redirect_uri: CLIENT_ADDRESS,
      response_type: "code",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
      ...change,
    });
    const answer = await backend.fetch(`/auth/v1/oauth/authorize?${query}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  it.each([
    ["without a challenge", { code_challenge: "", code_challenge_method: "" }],
    ["with a plain challenge", { code_challenge_method: "plain" }],
    ["for a scope that nothing has", { scope: "admin" }],
    ["for a token at once", { response_type: "token" }],
  ])("CON-02 sends a request %s back to its client", async (_title, change) => {
    const query = new URLSearchParams({
      client_id: await registerClient(backend),
      redirect_uri: CLIENT_ADDRESS,
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
      ...change,
    });
    const answer = await backend.fetch(`/auth/v1/oauth/authorize?${query}`, { redirect: "manual" });
    const location = new URL(answer.headers.get("location") ?? "about:blank");
    expect([location.host, location.searchParams.get("error")]).toEqual(["assistant.example", "invalid_request"]);
  });

  it.each([
    "http://evil.example/callback",
    "http://localhost.evil.example/callback",
    "javascript:alert(1)//https://x.example",
    "https://user:password@evil.example/",
    "https://x.example/#fragment",
    "https://x.example/,https://evil.example/",
    "data:text/html,x",
    "//evil.example",
  ])("CON-02 registers no client at %s", async (address) => {
    const { status } = await call("oauth/clients/register", { body: { redirect_uris: [CLIENT_ADDRESS, address] } });
    expect(status).toBe(400);
  });

  it.each(["https://x.example/a?b=c", "http://localhost:1234/", "http://127.0.0.1:33418/", "http://[::1]:8000/x"])(
    "CON-02 registers a client at %s",
    async (address) => {
      expect((await call("oauth/clients/register", { body: { redirect_uris: [address] } })).status).toBe(201);
    },
  );

  it("CON-02 wants the verifier of the challenge, and the client and address that the code is for", async () => {
    const { fields } = await allow(ada);
    const verifier = "wrong".padEnd(43, "x");
    expect((await exchange({ ...fields, code_verifier: verifier })).body["error"]).toBe("invalid_grant");
    const { code_verifier: _own, ...without } = fields;
    expect((await exchange(without)).body["error"]).toBe("invalid_grant");
    const other = await registerClient(backend);
    expect((await exchange({ ...fields, client_id: other })).body["error"]).toBe("invalid_grant");
    const elsewhere = { ...fields, redirect_uri: "https://evil.example/" };
    expect((await exchange(elsewhere)).body["error"]).toBe("invalid_grant");
    expect((await exchange(fields)).status).toBe(200);
  });

  it("CON-02 ends the session of a code that comes twice", async () => {
    const { fields } = await allow(ada);
    const { body } = await exchange(fields);
    expect(await knows(body["access_token"] ?? "")).toBe(true);
    expect((await exchange(fields)).body["error"]).toBe("invalid_grant");
    expect(await knows(body["access_token"] ?? "")).toBe(false);
    expect((await refresh(fields.client_id, body["refresh_token"] ?? "")).body["error"]).toBe("invalid_grant");
  });

  it("CON-02 gives one session to two exchanges of a code at the same time", async () => {
    const { fields } = await allow(ada);
    const answers = await Promise.all([exchange(fields), exchange(fields)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it("CON-02 refuses a code and a request whose time is over", async () => {
    const { id, fields } = await allow(ada);
    const expire =
      "update auth.oauth_authorizations set expires_at = now() - interval '1 second', created_at = now() - interval '1 hour' where authorization_id = $1";
    await backend.sql(expire, [id]);
    expect((await exchange(fields)).body["error"]).toBe("invalid_grant");
    const late = await beginAuthorization(backend, await registerClient(backend));
    await backend.sql(expire, [late.id]);
    expect((await call(`oauth/authorizations/${late.id}`, { token: ada.accessToken })).status).toBe(404);
    expect((await decide(late.id, ada.accessToken, "approve")).status).toBe(404);
  });

  it("CON-02 shows a request to the student who opened it only", async () => {
    const { id } = await beginAuthorization(backend, await registerClient(backend));
    expect((await decide(id, bob.accessToken, "approve")).status).toBe(404);
    expect((await call(`oauth/authorizations/${id}`, { token: ada.accessToken })).status).toBe(200);
    expect((await call(`oauth/authorizations/${id}`, { token: bob.accessToken })).status).toBe(404);
    expect((await decide(id, bob.accessToken, "approve")).status).toBe(404);
    expect((await call(`oauth/authorizations/${id}`)).status).toBe(401);
  });

  it("CON-02 replaces a refresh token, and ends the session of one that comes again later", async () => {
    const { clientId, refreshToken } = await connectClient(backend, ada);
    const { body: second } = await refresh(clientId, refreshToken);
    expect(await knows(second["access_token"] ?? "")).toBe(true);
    expect(decodeJwt(second["access_token"] ?? "")["client_id"]).toBe(clientId);
    // At once it is a lost answer; the new token stays valid.
    expect((await refresh(clientId, refreshToken)).body["error"]).toBe("invalid_grant");
    expect(await knows(second["access_token"] ?? "")).toBe(true);
    await backend.sql(
      "update auth.oauth_refresh_tokens set used_at = now() - interval '1 minute' where used_at is not null",
    );
    expect((await refresh(clientId, refreshToken)).body["error"]).toBe("invalid_grant");
    expect(await knows(second["access_token"] ?? "")).toBe(false);
    expect((await refresh(clientId, second["refresh_token"] ?? "")).body["error"]).toBe("invalid_grant");
  });

  it("CON-02 takes a refresh token from its own client only, and not as a student's", async () => {
    const { refreshToken } = await connectClient(backend, ada);
    expect((await refresh(await registerClient(backend), refreshToken)).body["error"]).toBe("invalid_grant");
    const asStudent = await call("token?grant_type=refresh_token", { body: { refresh_token: refreshToken } });
    expect(asStudent.status).toBe(400);
  });

  it("CON-02 wants the secret of a client that has one", async () => {
    const registered = await call("oauth/clients/register", { body: { redirect_uris: [CLIENT_ADDRESS] } });
    const { client_id: id, client_secret: secret } = registered.body as Record<string, string>;
    const fields = { grant_type: "refresh_token", client_id: id ?? "", refresh_token: "x" };
    expect((await exchange(fields)).body["error"]).toBe("invalid_client");
    expect((await exchange({ ...fields, client_secret: "guessed" })).body["error"]).toBe("invalid_client");
    expect((await exchange({ ...fields, client_secret: secret ?? "" })).body["error"]).toBe("invalid_grant");
  });

  it("CON-04 refuses a client's token all of the auth service but who its student is", async () => {
    const { accessToken: token, clientId } = await connectClient(backend, ada);
    const { id } = await beginAuthorization(backend, clientId);
    const attempts = await Promise.all([
      call("user", { token, method: "PUT", body: { password: "moss on stone" } }),
      call("user", { token, method: "PUT", body: { data: { name: "x" } } }),
      call("logout?scope=global", { token, method: "POST" }),
      call("reauthenticate", { token }),
      call("user/oauth/grants", { token }),
      call(`user/oauth/grants?client_id=${clientId}`, { token, method: "DELETE" }),
      call(`oauth/authorizations/${id}`, { token }),
      decide(id, token, "approve"),
      call("factors", { token, body: { factor_type: "totp" } }),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
    expect(await knows(token)).toBe(true);
    expect(await knows(ada.accessToken)).toBe(true);
  });

  it("CON-02 ends a client's sessions with its grant, in the same second, and no other session", async () => {
    const first = await connectClient(backend, ada);
    const kept = await connectClient(backend, ada);
    const bobsClient = await connectClient(backend, bob);
    const end = (token: string) => call(`user/oauth/grants?client_id=${first.clientId}`, { token, method: "DELETE" });
    expect((await end(bob.accessToken)).status).toBe(404);
    expect(await knows(first.accessToken)).toBe(true);
    expect((await end(ada.accessToken)).status).toBe(204);
    expect(await knows(first.accessToken)).toBe(false);
    expect((await refresh(first.clientId, first.refreshToken)).body["error"]).toBe("invalid_grant");
    expect(await Promise.all([kept, bobsClient, ada].map(({ accessToken }) => knows(accessToken)))).toEqual([
      true,
      true,
      true,
    ]);
    expect((await end(ada.accessToken)).status).toBe(404);
  });

  it("CON-02 takes no code that was given before its grant ended", async () => {
    const { clientId, fields } = await allow(ada);
    await call(`user/oauth/grants?client_id=${clientId}`, { token: ada.accessToken, method: "DELETE" });
    expect((await exchange(fields)).body["error"]).toBe("invalid_grant");
  });

  it("CON-02 answers a client that was allowed before with its code, as a hosted project does", async () => {
    const { clientId } = await connectClient(backend, ada);
    const again = await beginAuthorization(backend, clientId);
    const { body } = await call(`oauth/authorizations/${again.id}`, { token: ada.accessToken });
    expect(Object.keys(body)).toEqual(["redirect_url"]);
    const bobsAuthorization = await beginAuthorization(backend, clientId);
    expect(
      (await call(`oauth/authorizations/${bobsAuthorization.id}`, { token: bob.accessToken })).body,
    ).toHaveProperty("client");
  });

  it("CON-02 ends clients that were allowed nothing for a day", async () => {
    const unused = await registerClient(backend);
    const { clientId: used } = await connectClient(backend, ada);
    await backend.sql(
      "update auth.oauth_clients set created_at = now() - interval '25 hours' where id = any($1::uuid[])",
      [[unused, used]],
    );
    await registerClient(backend);
    const rows = await backend.sql("select id from auth.oauth_clients where id = any($1::uuid[])", [[unused, used]]);
    expect(rows).toEqual([{ id: used }]);
  });

  it("SRV-03 forgets a deleted student's clients", async () => {
    const gone = await backend.setUpUser("gone@school.edu");
    const { clientId, accessToken, refreshToken } = await connectClient(backend, gone);
    await backend.sql("delete from auth.users where id = $1", [gone.user.id]);
    expect(await knows(accessToken)).toBe(false);
    expect((await refresh(clientId, refreshToken)).body["error"]).toBe("invalid_grant");
    expect(await backend.sql("select from auth.oauth_consents where user_id = $1", [gone.user.id])).toEqual([]);
  });

  it.each(["[]", "null", '"text"', "{", '{"redirect_uris":["https://x.example/"],"client_name":"\\u0000"}'])(
    "answers the registration %s with 400",
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await backend.fetch("/auth/v1/oauth/clients/register", { method: "POST", headers, body });
      expect(answer.status).toBe(400);
    },
  );

  it("stores no refresh token that could be used", async () => {
    const { refreshToken } = await connectClient(backend, ada);
    const [row] = await backend.sql("select token_hash from auth.oauth_refresh_tokens where token_hash = $1", [
      createHash("sha256").update(refreshToken).digest("base64url"),
    ]);
    expect(row?.["token_hash"]).not.toBe(refreshToken);
  });

  it("CON-02 registers a hundred clients of one address in a day", async () => {
    const own = await startTestBackend({ driver });
    const register = () =>
      own.fetch("/auth/v1/oauth/clients/register", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ redirect_uris: [CLIENT_ADDRESS] }),
      });
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await register()).status);
    }
    await own.close();
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([100, 429]);
  });
});
