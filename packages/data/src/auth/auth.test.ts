import type { SessionChange } from "@lectern/domain/session";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerConsent, openBrowser, openSignedInBrowser, type TestBrowser } from "../testing/browser.ts";
import { subscriptionFlagRequest } from "../profiles/profiles.ts";
import { completeCallback } from "./callback.api.ts";
import { readStoredSession } from "./stored-session.ts";
import { signInWithPassword, signUpWithPassword } from "./password.api.ts";
import { requestNewPassword, setNewPassword } from "./recovery.ts";
import { fetchProviderUrl, signOut, watchSession } from "./session.api.ts";
import { createUserContext } from "./user-context.api.ts";
import { sendRequest } from "../request.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const getSession = async ({ client }: Pick<TestBrowser, "client">) => (await client.auth.getSession()).data.session;

const callback = () => `${backend.url}/auth/callback`;
const now = () => new Date();

/** Creates a URL hash with a session that was issued `age` seconds ago. */
async function createHash(email: string, age: number): Promise<string> {
  const { accessToken, refreshToken } = await backend.signIn(email);
  const issuedAt = Math.floor(Date.now() / 1000) - age;
  const fields = { access_token: accessToken, refresh_token: refreshToken, expires_in: "3600" };
  return `${callback()}#${new URLSearchParams({ ...fields, expires_at: String(issuedAt + 3600) })}`;
}

const arriveWithCode = async (client: Parameters<typeof fetchProviderUrl>[0]) =>
  await answerConsent(await fetchProviderUrl(client, "google", callback()), { email: "a@school.edu" });

describe("signing in with a provider", () => {
  test.each(["google", "apple"] as const)(
    "AUT-01 AUT-02 DAT-03 signs in with %s by exchanging a code",
    async (provider) => {
      const { client, stored } = openBrowser(backend);
      const address = await fetchProviderUrl(client, provider, callback());
      expect(new URL(address).searchParams.get("provider")).toBe(provider);
      const returnTo = new URL(address).searchParams.get("redirect_to") ?? "";
      expect(returnTo).toMatch(/^[^?]+\?sb_flow_id=[\w-]{8,}$/);
      expect(returnTo.startsWith(`${callback()}?`)).toBe(true);

      const arrival = await answerConsent(address, { email: `${provider}@school.edu` });
      expect(arrival.startsWith(`${returnTo}&code=`)).toBe(true);
      const opened = await completeCallback(client, arrival, now());
      expect(opened).toMatchObject({ user: { email: `${provider}@school.edu` }, isStale: false });
      expect(opened.tokens.expiresIn).toBeGreaterThan(0);
      expect(await getSession({ client })).toMatchObject({ user: opened.user });
      expect(stored.has("lectern-session")).toBe(true);
    },
  );

  test("AUT-02 a code works only in the browser that requested it", async () => {
    const arrival = await arriveWithCode(openBrowser(backend).client);
    await expect(completeCallback(openBrowser(backend).client, arrival, now())).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  test("AUT-17 two tabs that ask at once both sign in, in either order", async () => {
    const { client, stored } = openBrowser(backend);
    const first = await fetchProviderUrl(client, "google", callback());
    const second = await fetchProviderUrl(client, "apple", callback());
    const email = "two-tabs@school.edu";
    for (const address of [first, second]) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      const opened = await completeCallback(client, await answerConsent(address, { email }), now());
      expect(opened).toMatchObject({ user: { email } });
    }
    expect([...stored.keys()].filter((key) => key.includes("verifier"))).toEqual([]);
  });

  test("AUT-17 a mailed link works after another tab has asked for a provider", async () => {
    const { client } = openBrowser(backend);
    const email = "waits@school.edu";
    await client.auth.signUp({ email, password: "moss on stone" });
    await requestNewPassword(client, email, `${callback()}?for=new-password`);
    const mailbox = await (await fetch(`${backend.url}/stand-in/mailbox`)).text();
    const link = /<a href="([^"]+)">/.exec(mailbox)?.[1]?.replaceAll("&amp;", "&") ?? "";
    await fetchProviderUrl(client, "google", callback());
    const arrival = (await fetch(link, { redirect: "manual" })).headers.get("location") ?? "";
    expect(await completeCallback(client, arrival, now())).toMatchObject({ user: { email } });
  });

  test("AUT-02 a code works once", async () => {
    const { client } = openBrowser(backend);
    const arrival = await arriveWithCode(client);
    await completeCallback(client, arrival, now());
    await expect(completeCallback(client, arrival, now())).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await getSession({ client })).not.toBeNull();
  });

  test("AUT-02 refusing the provider's consent fails as consent-refused", async () => {
    const { client } = openBrowser(backend);
    const address = await fetchProviderUrl(client, "apple", callback());
    const arrival = await answerConsent(address, { email: "b@school.edu", choice: "cancel" });
    await expect(completeCallback(client, arrival, now())).rejects.toMatchObject({ code: "consent-refused" });
  });

  test("AUT-02 an empty callback opens no session", async () => {
    const { client } = openBrowser(backend);
    await expect(completeCallback(client, callback(), now())).rejects.toMatchObject({ code: "session-missing" });
  });

  test.each([
    [60, false],
    [119, false],
    [150, true],
  ])("AUT-02 AUT-15 opens the session of a hash issued %i s ago, stale: %s", async (age, isStale) => {
    const { client } = openBrowser(backend);
    const opened = await completeCallback(client, await createHash("hash@school.edu", age), now());
    expect(opened.isStale).toBe(isStale);
    expect(await getSession({ client })).toMatchObject({ user: { email: "hash@school.edu" } });
  });

  test("AUT-02 a hash with an attacker's session changes nothing for a signed-in student", async () => {
    const { client, stored } = await openSignedInBrowser(backend, "student@school.edu");
    const own = (await getSession({ client }))!.user;
    const before = [...stored];
    const link = await createHash("attacker@school.edu", 0);
    expect(await completeCallback(client, link, now(), own.id)).toEqual({
      arriving: { id: expect.any(String), email: "attacker@school.edu" },
    });
    expect([...stored]).toEqual(before);
    expect((await getSession({ client }))?.user).toEqual(own);
    expect(await completeCallback(client, link, now())).toMatchObject({ user: { email: "attacker@school.edu" } });
  });

  test("AUT-02 a hash with another session of the signed-in student is opened without asking", async () => {
    const { client } = await openSignedInBrowser(backend, "same@school.edu");
    const { id } = (await getSession({ client }))!.user;
    const opened = await completeCallback(client, await createHash("same@school.edu", 0), now(), id);
    expect(opened).toMatchObject({ user: { id } });
  });

  test("AUT-11 keeps expires_in as the provider sent it", async () => {
    const { client } = openBrowser(backend);
    const opened = await completeCallback(client, await createHash("sent@school.edu", 60), now());
    expect(opened.tokens.expiresIn).toBe(3600);
  });

  test("AUT-02 a forged hash opens no session", async () => {
    const { client } = openBrowser(backend);
    const forged = `${callback()}#access_token=e30.e30.e30&refresh_token=made-up`;
    await expect(completeCallback(client, forged, now())).rejects.toMatchObject({
      code: expect.stringMatching(/^(unauthenticated|invalid)$/),
    });
    expect(await getSession({ client })).toBeNull();
  });
});

describe("setting up a profile", () => {
  test.each([
    ["google", "googleUserId"],
    ["apple", "appleUserId"],
  ] as const)("AUT-06 DAT-02 %s: sends user and %s, and changes nothing the second time", async (provider, field) => {
    const bodies: unknown[] = [];
    const { client } = openBrowser(backend, ({ pathname }, { body }) => {
      if (pathname.endsWith("/create-user-context") && typeof body === "string") bodies.push(JSON.parse(body));
      return undefined;
    });
    const arrival = await answerConsent(await fetchProviderUrl(client, provider, callback()), {
      email: `new-${provider}@school.edu`,
    });
    const { user } = await completeCallback(client, arrival, now());
    expect(await sendRequest(client, subscriptionFlagRequest(user.id))).toBeNull();
    expect(await createUserContext(client)).toEqual({ preExisting: false });
    expect(await sendRequest(client, subscriptionFlagRequest(user.id))).toBe(false);
    expect(await createUserContext(client)).toEqual({ preExisting: false });
    expect(bodies[0]).toEqual({ user: user.id, [field]: expect.stringMatching(/.+/) });
  });

  test("AUT-07 DAT-02 recognises a user who has registered before", async () => {
    const first = await backend.setUpUser("returning@school.edu");
    await backend.sql("delete from auth.users where id = $1", [first.user.id]);
    const { client } = openBrowser(backend);
    const arrival = await answerConsent(await fetchProviderUrl(client, "google", callback()), {
      email: "returning@school.edu",
    });
    await completeCallback(client, arrival, now());
    expect(await createUserContext(client)).toEqual({ preExisting: true });
  });

  test("DAT-02 sets up no profile without a session", async () => {
    await expect(createUserContext(openBrowser(backend).client)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("DAT-02 an answer that breaks the contract is malformed", async () => {
    const { client } = await openSignedInBrowser(backend, "odd@school.edu", ({ pathname }) =>
      pathname.endsWith("/create-user-context") ? Response.json({ preExisting: "yes" }) : undefined,
    );
    await expect(createUserContext(client)).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("the session", () => {
  test("AUT-10 DAT-03 reports the session from the start to its end", async () => {
    const { client } = openBrowser(backend);
    const changes: SessionChange[] = [];
    const stop = watchSession(client, (change) => changes.push(change));
    await expect.poll(() => changes.map(({ name }) => name)).toEqual(["INITIAL_SESSION"]);
    expect(changes[0]?.session).toBeNull();

    await completeCallback(client, await createHash("watched@school.edu", 0), now());
    await client.auth.refreshSession();
    await signOut(client);
    expect(changes.map(({ name }) => name)).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "SIGNED_OUT"]);
    expect(changes[2]?.session?.user.email).toBe("watched@school.edu");
    expect(changes[2]?.session?.tokens.refreshToken).not.toBe(changes[1]?.session?.tokens.refreshToken);
    expect(changes[3]?.session).toBeNull();

    stop();
    await completeCallback(client, await createHash("watched@school.edu", 0), now());
    expect(changes).toHaveLength(4);
  });

  test("AUT-09 DAT-03 signing out ends only this browser's session", async () => {
    const here = await openSignedInBrowser(backend, "two@school.edu");
    const there = await openSignedInBrowser(backend, "two@school.edu");
    await signOut(here.client);
    expect(await getSession(here)).toBeNull();
    expect(here.stored.has("lectern-session")).toBe(false);
    expect((await there.client.auth.refreshSession()).error).toBeNull();
  });

  test.each([401, 403, 404])("AUT-09 ignores a %i on sign-out", async (status) => {
    const { client } = await openSignedInBrowser(backend, "gone@school.edu", ({ pathname }) =>
      pathname.endsWith("/logout") ? Response.json({ msg: "no" }, { status }) : undefined,
    );
    await signOut(client);
    expect(await getSession({ client })).toBeNull();
  });

  test("AUT-09 a sign-out that doesn't reach the backend still ends the session in this browser", async () => {
    const { client } = await openSignedInBrowser(backend, "offline@school.edu", ({ pathname }) => {
      if (pathname.endsWith("/logout")) throw new TypeError("fetch failed");
      return undefined;
    });
    await expect(signOut(client)).rejects.toMatchObject({ code: "offline" });
    expect(await getSession({ client })).toBeNull();
  });
});

describe("a new password", () => {
  test("SRV-09 AUT-10 setting it confirms the address and removes the earlier password first", async () => {
    const requests: string[] = [];
    const { client } = openBrowser(backend, ({ pathname }, { method }) => {
      if (/confirm_address|\/user$/.test(pathname)) requests.push(`${method} ${pathname}`);
      return undefined;
    });
    await signUpWithPassword(client, { email: "forgets@school.edu", password: "moss on stone" });
    await requestNewPassword(client, "forgets@school.edu", `${callback()}?for=new-password`);
    const mailbox = await (await backend.fetch("/stand-in/mailbox")).text();
    const link = /<a href="([^"]+)">/.exec(mailbox)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const arrival = await backend.fetch(link, { redirect: "manual" });
    await completeCallback(client, arrival.headers.get("location") ?? "", now());
    await setNewPassword(client, "moss on sand");
    expect(requests).toEqual(["POST /rest/v1/rpc/confirm_address", "PUT /auth/v1/user"]);
    const signIn = (password: string) =>
      signInWithPassword(openBrowser(backend).client, { email: "forgets@school.edu", password });
    await expect(signIn("moss on stone")).rejects.toMatchObject({ code: "credentials-refused" });
    expect((await signIn("moss on sand")).user.email).toBe("forgets@school.edu");
  });
});

describe("a password", () => {
  const sentence = "You must provide either an email or phone number and a password";

  test("AUT-13 DAT-03 signs in to its account", async () => {
    const credentials = { email: "beta@school.edu", password: "moss on stone" };
    const joined = await signUpWithPassword(openBrowser(backend).client, credentials);
    expect(joined.user.email).toBe("beta@school.edu");
    const { client } = openBrowser(backend);
    expect((await signInWithPassword(client, credentials)).user).toEqual(joined.user);
    expect(await createUserContext(client)).toEqual({ preExisting: false });
  });

  // The documents' inline scripts and the light client read the session that supabase-js stores, whose format is not
  // part of its API.
  test("AUT-15 stores a session that can be read without supabase-js", async () => {
    const { client, stored } = openBrowser(backend);
    const { user } = await signUpWithPassword(client, { email: "stored@school.edu", password: "moss on stone" });
    const session = readStoredSession({ getItem: (key) => stored.get(key) ?? null }, Date.now());
    expect(session).toMatchObject({ user, access_token: (await client.auth.getSession()).data.session?.access_token });
  });

  test("AUT-13 throws credentials-refused for a wrong password", async () => {
    const credentials = { email: "beta@school.edu", password: "moss on sand" };
    await expect(signInWithPassword(openBrowser(backend).client, credentials)).rejects.toMatchObject({
      code: "credentials-refused",
    });
  });

  test.each([
    { password: "moss on stone" },
    { email: "", password: "moss on stone" },
    { email: "  ", phone: "", password: "moss on stone" },
    { email: "beta@school.edu", password: "" },
    { phone: "+15550100", password: "" },
  ])("AUT-13 sends nothing for %j", async (credentials) => {
    const { client } = openBrowser(backend, () => Promise.reject(new Error("sent")));
    const failure = { code: "credentials-missing", detail: sentence };
    await expect(signInWithPassword(client, credentials)).rejects.toMatchObject(failure);
    await expect(signUpWithPassword(client, credentials)).rejects.toMatchObject(failure);
  });
});
