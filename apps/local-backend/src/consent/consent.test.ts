import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { drivers } from "../testing/long-run.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { toClaims, nameFromEmail, providers, toSubject, type Provider } from "./provider.ts";

describe("the provider's subject", () => {
  it("is the same for the same email, in the format of each provider", () => {
    expect(toSubject("google", "ada@school.edu")).toMatch(/^\d{21}$/);
    expect(toSubject("apple", "ada@school.edu")).toMatch(/^000000\.[0-9a-f]{32}\.0000$/);
    expect(toSubject("google", " Ada@School.edu ")).toBe(toSubject("google", "ada@school.edu"));
    expect(toSubject("google", "bob@school.edu")).not.toBe(toSubject("google", "ada@school.edu"));
  });

  it("has a name even if only the email is known", () => {
    expect(nameFromEmail("ada.lovelace+x@school.edu")).toBe("Ada Lovelace X");
    expect(toClaims("apple", { email: "Ada@school.edu", name: "Ada" })).toMatchObject({
      email: "ada@school.edu",
      sub: toSubject("apple", "ada@school.edu"),
    });
  });
});

/** Does what the app's callback page does with its address; returns the error, if any. */
const takeSession = async (browser: SupabaseClient, arrival: URL) =>
  (await browser.auth.exchangeCodeForSession(arrival.searchParams.get("code") ?? "")).error;

describe.each(drivers)("signing in through the stand-in on %s", (driver) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver });
  });
  afterAll(() => backend.close());

  const follow = async (address: string | URL, init: RequestInit = {}) => {
    const answer = await fetch(address, { ...init, redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "about:blank", backend.url);
  };
  const beginFlow = async (provider: Provider, redirectTo = `${backend.url}/auth/callback`) => {
    const browser = openBrowser(backend);
    const { data } = await browser.auth.signInWithOAuth({
      provider,
      options: { redirectTo, skipBrowserRedirect: true },
    });
    return { browser, consent: await follow(data.url ?? "") };
  };
  const answer = (consent: URL, choice: Record<string, string>) =>
    follow(new URL(consent.pathname, backend.url), {
      method: "POST",
      body: new URLSearchParams({ state: consent.searchParams.get("state") ?? "", ...choice }),
    });

  it.each(providers)("AUT-01 %s creates the same user as Supabase", async (provider) => {
    const email = `${provider}@school.edu`;
    const { browser, consent } = await beginFlow(provider);
    const callback = await answer(consent, { email, choice: "continue" });
    const arrival = await follow(callback);
    expect(arrival.origin + arrival.pathname).toBe(`${backend.url}/auth/callback`);
    expect(arrival.hash).toBe("");
    expect(await takeSession(browser, arrival)).toBeNull();

    const { data } = await browser.auth.getUser();
    const sub = toSubject(provider, email);
    expect(data.user).toMatchObject({
      email,
      role: "authenticated",
      app_metadata: { provider, providers: [provider] },
      user_metadata: { sub, email, email_verified: true, provider_id: sub },
    });
    expect(data.user?.identities).toEqual([
      expect.objectContaining({ provider, user_id: data.user?.id, identity_data: expect.objectContaining({ sub }) }),
    ]);
    expect((await follow(callback)).searchParams.get("error")).toBe("invalid_request");
  });

  it("links a second provider to the user with the same email, and later finds the user by either", async () => {
    const byGoogle = await backend.signIn("linked@school.edu");
    const byApple = await backend.signIn("linked@school.edu", { provider: "apple" });
    expect(byApple.user.id).toBe(byGoogle.user.id);
    const { data } = await openBrowser(backend).auth.getUser(byApple.accessToken);
    expect(data.user?.app_metadata).toMatchObject({ provider: "google", providers: ["google", "apple"] });
    expect(data.user?.identities).toHaveLength(2);
    expect((await backend.signIn("linked@school.edu")).user.id).toBe(byGoogle.user.id);
  });

  it.each(["confirmed", "unconfirmed"])(
    "SRV-01 links to a %s password account, whose password is removed",
    async (kind) => {
      const email = `${kind}@school.edu`;
      const { data } = await openBrowser(backend).auth.signUp({ email, password: "long enough" });
      if (kind === "unconfirmed") {
        await backend.sql("update auth.users set email_confirmed_at = null where email = $1", [email]);
      }
      expect((await backend.signIn(email)).user.id).toBe(data.user?.id);
      const { error } = await openBrowser(backend).auth.signInWithPassword({ email, password: "long enough" });
      expect(error?.code).toBe("invalid_credentials");
    },
  );

  it("keeps a password set after Google alone when Apple is linked too", async () => {
    const email = "proven@school.edu";
    const { accessToken, refreshToken } = await backend.signIn(email);
    const browser = openBrowser(backend);
    await browser.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    // As if the session had begun with a mail link: without one, a Google account can't set a password.
    await backend.sql("update auth.mfa_amr_claims set authentication_method = 'recovery'", []);
    expect((await browser.auth.updateUser({ password: "chosen after Google" })).error).toBeNull();
    await backend.signIn(email, { provider: "apple" });
    const { error } = await openBrowser(backend).auth.signInWithPassword({ email, password: "chosen after Google" });
    expect(error).toBeNull();
  });

  it("gives the same identity again after the account was deleted", async () => {
    const subjectNow = async () => {
      const { accessToken } = await backend.signIn("returning@school.edu");
      return (await openBrowser(backend).auth.getUser(accessToken)).data.user;
    };
    const before = await subjectNow();
    await backend.sql("delete from auth.users where id = $1", [before?.id]);
    const after = await subjectNow();
    expect(after?.id).not.toBe(before?.id);
    expect(after?.user_metadata["sub"]).toBe(before?.user_metadata["sub"]);
  });

  it("returns an OAuth error if the person cancels, and asks again if the email is invalid", async () => {
    const { consent } = await beginFlow("google");
    const page = new URL(consent.pathname, backend.url);
    const state = consent.searchParams.get("state") ?? "";
    const again = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ state, email: '"><b>no', choice: "continue" }),
    });
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toContain("Enter a valid email address.");
    expect(html).not.toContain("<b>no");
    const cancelled = await follow(await answer(consent, { choice: "cancel" }));
    expect(cancelled.searchParams.get("error")).toBe("access_denied");
    expect(new URLSearchParams(cancelled.hash.slice(1)).get("error")).toBe("access_denied");
  });

  it("accepts a code once, from the browser that asked", async () => {
    const { browser, consent } = await beginFlow("google");
    const callback = await answer(consent, { email: "once@school.edu", choice: "continue" });
    const arrival = await follow(callback);
    expect((await follow(callback)).searchParams.get("error_code")).toBe("flow_state_already_used");
    expect(await takeSession(openBrowser(backend), arrival)).not.toBeNull();
    expect(await takeSession(browser, arrival)).toBeNull();
  });

  it("redirects only to its own origin", async () => {
    const { consent } = await beginFlow("google", "https://elsewhere.example/steal");
    const arrival = await follow(await answer(consent, { email: "safe@school.edu", choice: "continue" }));
    expect(arrival.origin).toBe(backend.url);
  });

  it("refuses a consent that was forged, or given for another sign-in", async () => {
    const first = await beginFlow("google");
    const second = await beginFlow("google");
    const callback = await answer(first.consent, { email: "forged@school.edu", choice: "continue" });
    callback.searchParams.set("state", second.consent.searchParams.get("state") ?? "");
    expect((await follow(callback)).searchParams.get("error")).toBe("server_error");
    callback.searchParams.set("state", first.consent.searchParams.get("state") ?? "");
    callback.searchParams.set("code", "made-up");
    expect((await follow(callback)).searchParams.get("error")).toBe("server_error");
    expect(await backend.sql("select from auth.users where email = 'forged@school.edu'", [])).toEqual([]);
  });
});

describe("the stand-ins' pages", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ seed: true });
  });
  afterAll(() => backend.close());

  it("says on every page that it is a stand-in, has headings and buttons that a journey can find, and needs no script", async () => {
    for (const [provider, label] of [
      ["google", "Google"],
      ["apple", "Apple"],
    ] as const) {
      const query = new URLSearchParams({ provider, code_challenge: "x".repeat(43), code_challenge_method: "s256" });
      const answer = await fetch(`${backend.url}/auth/v1/authorize?${query}`);
      const html = await answer.text();
      expect(html).toContain(`<h1>Sign in with ${label}</h1>`);
      expect(html).toContain("Local stand-in.");
      for (const name of ["free", "pro", "cancelling", "empty"])
        expect(html).toContain(`aria-label="${name}@lectern.test"`);
      // Enter in the field must press Continue, not an account's button.
      const form = html.split("<form").find((part) => part.includes('type="email"')) ?? "";
      expect(form.match(/<button[^>]*>/g)).toEqual(['<button class="primary" name="choice" value="continue">']);
      expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  it("gives each stand-in's tab an icon that the page's policy allows", async () => {
    for (const path of ["/stand-in/consent/google", "/stand-in/mailbox"]) {
      const page = await backend.fetch(path);
      const [, href = ""] = /<link rel="icon" href="([^"]+)"/.exec(await page.text()) ?? [];
      const icon = await backend.fetch(href);
      expect(icon.status, `${path} names ${href}`).toBe(200);
      expect(icon.headers.get("content-type"), `${path} names ${href}`).toBe("image/svg+xml");
      expect(new URL(href, backend.url).origin).toBe(new URL(backend.url).origin);
      expect(page.headers.get("content-security-policy")).toMatch(/(?:^|; )img-src 'self'(?:;|$)/);
    }
  });
});
