import { request as ask } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { readOwnServer, type OwnServer } from "./own-server.ts";

const siteUrl = "https://lectern.example";
const closedToProxies: OwnServer = { siteUrl, trustedProxies: [], isSignUpOpen: true, mail: undefined };
const behindProxy: OwnServer = { ...closedToProxies, trustedProxies: ["127.0.0.1"] };

/** Fetch sends no Host of its own choice. */
const send = (backend: TestBackend, path: string, headers: Record<string, string> = {}, method = "GET", body = "") =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const request = ask(`${backend.url}${path}`, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += String(chunk)));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    request.on("error", reject).end(body);
  });

const json = { "content-type": "application/json" };
const signUp = (backend: TestBackend, email: string, headers: Record<string, string> = {}) =>
  send(
    backend,
    "/auth/v1/signup",
    { apikey: backend.publishableKey, ...json, ...headers },
    "POST",
    JSON.stringify({ email, password: "moss on stone" }),
  );

const makeLink = async (backend: TestBackend, type: string, email: string, key = backend.secretKey) => {
  const redirect = encodeURIComponent(`${siteUrl}/auth/callback?for=new-password`);
  const headers = { apikey: key, ...json };
  const path = `/auth/v1/admin/generate_link?redirect_to=${redirect}`;
  const answer = await send(backend, path, headers, "POST", JSON.stringify({ type, email }));
  const { action_link: link, error_code: code } = JSON.parse(answer.body) as Record<string, string | undefined>;
  return { status: answer.status, link, code };
};

/** Opens a link as a browser does, and returns where it leads. */
const open = async (backend: TestBackend, link = "") => {
  const { pathname, search } = new URL(link);
  const answer = await send(backend, pathname + search, { "sec-fetch-mode": "navigate" });
  const address = new URL(String(answer.headers["location"] ?? "about:blank"));
  return { address, hash: new URLSearchParams(address.hash.slice(1)) };
};

const countUsers = async (backend: TestBackend) =>
  (await backend.sql<{ count: number }>("select count(*)::integer as count from auth.users", []))[0]?.count;

describe("its variables", () => {
  it("OPS-08 are read from SITE_URL on, with sign-up open and no proxy believed by default", () => {
    expect(readOwnServer({ SIGN_UP: "closed" })).toBeUndefined();
    expect(readOwnServer({ SITE_URL: "https://lectern.example/" })).toEqual(closedToProxies);
    expect(
      readOwnServer({
        SITE_URL: "http://lab.local:8080",
        TRUSTED_PROXY: "127.0.0.1, 10.0.0.0/8,::1",
        SIGN_UP: "closed",
        SMTP_URL: "smtps://user:word@mail.example",
      }),
    ).toEqual({
      siteUrl: "http://lab.local:8080",
      trustedProxies: ["127.0.0.1", "10.0.0.0/8", "::1"],
      isSignUpOpen: false,
      mail: { smtpUrl: "smtps://user:word@mail.example", from: "lectern@lab.local" },
    });
  });

  it.each([
    [{ SITE_URL: "lectern.example" }, "SITE_URL must be"],
    [{ SITE_URL: "https://lectern.example/app" }, "SITE_URL must be"],
    [{ SITE_URL: siteUrl, TRUSTED_PROXY: "caddy" }, "TRUSTED_PROXY must name"],
    [{ SITE_URL: siteUrl, TRUSTED_PROXY: "10.0.0.0/33" }, "TRUSTED_PROXY must name"],
    [{ SITE_URL: siteUrl, TRUSTED_PROXY: "10.0.0.0/8/8" }, "TRUSTED_PROXY must name"],
    [{ SITE_URL: siteUrl, SIGN_UP: "no" }, "SIGN_UP must be"],
    [{ SITE_URL: siteUrl, SMTP_URL: "mail.example" }, "SMTP_URL must be"],
  ])("OPS-08 refuses %o with a sentence", (env, sentence) => {
    expect(() => readOwnServer(env)).toThrow(sentence);
  });
});

describe("a server that names no proxy", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ ownServer: closedToProxies });
  });
  afterAll(() => backend.close());

  it("OPS-08 answers to its own host and, from this machine, to this machine's names", async () => {
    for (const host of ["lectern.example", "lectern.example:443", "localhost", "127.0.0.1"]) {
      expect((await send(backend, "/healthz", { host })).status).toBe(200);
    }
    for (const host of ["evil.example", "lectern.example.evil.example", "10.0.0.7", "x@lectern.example:1"]) {
      expect([400, 421]).toContain((await send(backend, "/healthz", { host })).status);
    }
  });

  it("OPS-08 believes no header of a proxy", async () => {
    const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" };
    const answer = await send(backend, "/healthz", { host: "lectern.example", ...forged });
    expect(answer.status).toBe(200);
    const saved = await send(backend, "/healthz", { host: "evil.example", "x-forwarded-host": "lectern.example" });
    expect(saved.status).toBe(421);
    await signUp(backend, "forged@school.edu");
    const { link } = await makeLink(backend, "recovery", "forged@school.edu");
    expect(new URL(link ?? "").origin).toBe(siteUrl);
  });

  it("SEC-01 asks browsers for https from now on, and lets no other origin read an answer", async () => {
    const { headers } = await send(backend, "/rest/v1/recordings", { origin: "http://localhost:5173" });
    expect(headers["strict-transport-security"]).toBe("max-age=63072000");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  const standIns = [
    "/stand-in",
    "/stand-in/consent/google",
    "/stand-in/consent/apple",
    "/stand-in/consent/google?state=3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
    "/stand-in/consent.css",
    "/stand-in/icon.svg",
    "/stand-in/mailbox",
    "/stand-in/stripe/checkout/cs_1",
    "/stand-in/stripe/portal/ps_1",
    "/stand-in/stripe/v1/customers",
    "/stand-in/stripe/v1/customers/cus_1",
    "/stand-in/stripe/v1/prices",
    "/stand-in/stripe/v1/subscriptions",
    "/stand-in/stripe/v1/checkout/sessions",
    "/stand-in/stripe/v1/billing_portal/sessions",
  ];
  it.each(standIns)("OPS-08 answers %s with 404, to every method and key", async (path) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      for (const key of [backend.publishableKey, backend.secretKey, backend.stripeSecretKey]) {
        const headers = { authorization: `Bearer ${key}`, apikey: key };
        expect((await send(backend, path, headers, method)).status).toBe(404);
      }
    }
  });

  it("OPS-08 lets no one sign in through Google or Apple, and says in /settings that they are off", async () => {
    const before = await countUsers(backend);
    for (const provider of ["google", "apple", "Google", "github"]) {
      const answer = await send(backend, `/auth/v1/authorize?provider=${provider}&redirect_to=${siteUrl}`);
      expect([answer.status, answer.headers["location"]]).toEqual([400, undefined]);
    }
    const state = "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001";
    const callback = await send(backend, `/auth/v1/callback?state=${state}&code=x`);
    expect(`${callback.body}${String(callback.headers["location"])}`).not.toContain("access_token");
    expect(await countUsers(backend)).toBe(before);
    const settings = await send(backend, "/auth/v1/settings", { apikey: backend.publishableKey });
    expect(JSON.parse(settings.body)).toMatchObject({
      external: { google: false, apple: false, email: true },
      disable_signup: false,
    });
  });

  it("OPS-08 gives no plan: checkout is refused, and so are the events of a stand-in", async () => {
    const person = await backend.setUpUser("payer@school.edu");
    const headers = { authorization: `Bearer ${person.accessToken}`, ...json };
    const body = JSON.stringify({ userId: person.user.id, duration: "month" });
    const answer = await send(backend, "/functions/v1/create-checkout-session", headers, "POST", body);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      503,
      { error: "Plans aren't sold on this server. Ask its administrator." },
    ]);
    const webhook = await send(
      backend,
      "/functions/v1/stripe-webhook",
      { "stripe-signature": "t=1,v1=0" },
      "POST",
      "{}",
    );
    expect(webhook.status).toBeGreaterThanOrEqual(400);
  });

  it("OPS-08 the operator alone gives a plan, with a last day, to who has an account", async () => {
    const person = await backend.setUpUser("given@school.edu");
    const give = (body: object, key: string) =>
      send(backend, "/operator/plans", { apikey: key, ...json }, "POST", JSON.stringify(body));
    const plan = { email: "Given@school.edu", lastDay: "2099-06-30" };
    for (const key of [backend.publishableKey, person.accessToken, ""])
      expect((await give(plan, key)).status).toBe(401);
    const read = async () => {
      const headers = { apikey: backend.publishableKey, authorization: `Bearer ${person.accessToken}` };
      const columns = "is_subscribed,subscription_end_date,subscription_plan_cancelled";
      return JSON.parse((await send(backend, `/rest/v1/profiles?select=${columns}`, headers)).body) as object[];
    };
    expect(await read()).toMatchObject([{ is_subscribed: false }]);
    expect((await give(plan, backend.secretKey)).status).toBe(200);
    expect(await read()).toEqual([
      { is_subscribed: true, subscription_end_date: "2099-07-01T00:00:00+00:00", subscription_plan_cancelled: true },
    ]);
    expect((await give({ ...plan, lastDay: "2020-01-01" }, backend.secretKey)).status).toBe(200);
    expect(await read()).toMatchObject([{ is_subscribed: false }]);
    expect((await give({ ...plan, lastDay: "soon" }, backend.secretKey)).status).toBe(422);
    expect((await give({ ...plan, email: "nobody@school.edu" }, backend.secretKey)).status).toBe(404);
  });

  it("SET-04 deletes an account without a payment provider", async () => {
    const person = await backend.setUpUser("leaver@school.edu");
    const headers = { authorization: `Bearer ${person.accessToken}`, ...json };
    const body = JSON.stringify({ user_id: person.user.id });
    expect((await send(backend, "/functions/v1/delete-user", headers, "POST", body)).status).toBe(200);
  });

  it("OPS-08 sends no mail without SMTP_URL, and stores no link", async () => {
    await signUp(backend, "mailless@school.edu");
    const { error } = await openBrowser(backend).auth.resetPasswordForEmail("mailless@school.edu");
    expect(error).toBeNull();
    const stored = "select recovery_token from auth.users where email = 'mailless@school.edu'";
    expect(await backend.sql(stored, [])).toEqual([{ recovery_token: null }]);
  });

  it("AUT-13 refuses the 31st sign-up of an address in five minutes, whatever address its headers claim", async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1) {
      const claimed = { "x-forwarded-for": `10.0.0.${number}`, "cf-connecting-ip": `10.0.1.${number}` };
      statuses.push((await signUp(backend, "not an address", claimed)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await signUp(backend, "late@school.edu", { "x-real-ip": "10.9.9.9" })).status).toBe(429);
  });
});

describe("a server behind a named proxy", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ ownServer: behindProxy });
  });
  afterAll(() => backend.close());

  it("OPS-08 believes the proxy's host and client", async () => {
    const host = "127.0.0.1";
    expect((await send(backend, "/healthz", { host, "x-forwarded-host": "lectern.example" })).status).toBe(200);
    expect((await send(backend, "/healthz", { host, "x-forwarded-host": "evil.example" })).status).toBe(421);
    const plain = await send(backend, "/login?x=1", { host: "lectern.example", "x-forwarded-proto": "http" });
    expect([plain.status, plain.headers["location"]]).toEqual([308, `${siteUrl}/login?x=1`]);
  });

  it("AUT-13 counts sign-ups by the client that the proxy saw, not by what the client claims", async () => {
    let last = 0;
    for (let number = 0; number < 31; number += 1) {
      const forwarded = { "x-forwarded-for": `10.0.0.${number}, 192.0.2.1` };
      last = (await signUp(backend, "not an address", forwarded)).status;
    }
    expect(last).toBe(429);
    expect((await signUp(backend, "not an address", { "x-forwarded-for": "192.0.2.2" })).status).toBe(400);
  });

  it("AUT-13 refuses the 31st new password of an address in five minutes, which takes two slow hashes each", async () => {
    const signedUp = await signUp(backend, "changes-often@school.edu", { "x-forwarded-for": "192.0.2.60" });
    const { access_token: token } = JSON.parse(signedUp.body) as { access_token: string };
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}`, ...json };
    const change = (address: string) =>
      send(backend, "/auth/v1/user", { ...headers, "x-forwarded-for": address }, "PUT", '{"password":"short"}');
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1) statuses.push((await change("192.0.2.61")).status);
    expect(statuses.slice(-2)).toEqual([422, 429]);
    expect((await change("192.0.2.62")).status).toBe(422);
  });

  it("AUT-13 counts sign-ups and wrong passwords by the network of an IPv6 address, each of which one client has all of", async () => {
    const statuses = { signUp: 0, signIn: 0 };
    for (let number = 0; number < 31; number += 1) {
      const forwarded = { "x-forwarded-for": `2001:db8:0:1::${number.toString(16)}` };
      statuses.signUp = (await signUp(backend, "not an address", forwarded)).status;
      const headers = { apikey: backend.publishableKey, ...json, ...forwarded };
      const body = JSON.stringify({ email: `nobody-${number}@school.edu`, password: "wrong" });
      statuses.signIn = (await send(backend, "/auth/v1/token?grant_type=password", headers, "POST", body)).status;
    }
    expect(statuses).toEqual({ signUp: 429, signIn: 429 });
    const elsewhere = { "x-forwarded-for": "2001:db8:0:2::1" };
    expect((await signUp(backend, "not an address", elsewhere)).status).toBe(400);
  });
});

describe("an operator's links", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ ownServer: { ...closedToProxies, isSignUpOpen: false } });
  });
  afterAll(() => backend.close());

  it("OPS-08 a closed sign-up refuses each way to make an account", async () => {
    const before = await countUsers(backend);
    const headers = { apikey: backend.publishableKey, ...json };
    const answer = await signUp(backend, "stranger@school.edu");
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([422, { error_code: "signup_disabled" }]);
    for (const path of ["otp", "magiclink", "resend", "recover"]) {
      const body = JSON.stringify({ email: "stranger@school.edu", type: "signup", create_user: true });
      await send(backend, `/auth/v1/${path}`, headers, "POST", body);
    }
    expect(await countUsers(backend)).toBe(before);
  });

  it("OPS-08 an invited person chooses a password, once, and is verified", async () => {
    const { link } = await makeLink(backend, "invite", "Ada@school.edu");
    expect(link).toMatch(`${siteUrl}/auth/v1/verify?token=link_`);
    const { address, hash } = await open(backend, link);
    expect(`${address.origin}${address.pathname}${address.search}`).toBe(`${siteUrl}/auth/callback?for=new-password`);
    const browser = openBrowser(backend);
    const tokens = { access_token: hash.get("access_token") ?? "", refresh_token: hash.get("refresh_token") ?? "" };
    expect((await browser.auth.setSession(tokens)).error).toBeNull();
    expect((await browser.rpc("confirm_address")).error).toBeNull();
    expect((await browser.auth.updateUser({ password: "chosen by Ada" })).error).toBeNull();
    const signedIn = await openBrowser(backend).auth.signInWithPassword({
      email: "ada@school.edu",
      password: "chosen by Ada",
    });
    expect(signedIn.error).toBeNull();
    const verified = "select private.is_verified(id) as verified from auth.users where email = 'ada@school.edu'";
    expect(await backend.sql(verified, [])).toEqual([{ verified: true }]);

    expect((await open(backend, link)).hash.get("error_code")).toBe("otp_expired");
    expect(await makeLink(backend, "invite", "ada@school.edu")).toMatchObject({ status: 422, code: "email_exists" });
  });

  it("OPS-08 a link for a new password works once, for a day, and leads only to this site", async () => {
    await makeLink(backend, "invite", "bob@school.edu");
    const first = await makeLink(backend, "recovery", "bob@school.edu");
    const second = await makeLink(backend, "recovery", "bob@school.edu");
    expect((await open(backend, first.link)).hash.get("error_code")).toBe("otp_expired");
    const elsewhere = new URL(second.link ?? "");
    elsewhere.searchParams.set("redirect_to", "https://evil.example/");
    const { address, hash } = await open(backend, elsewhere.href);
    expect([address.origin, hash.get("token_type")]).toEqual([siteUrl, "bearer"]);
    expect((await open(backend, second.link)).hash.get("error_code")).toBe("otp_expired");

    const third = await makeLink(backend, "recovery", "bob@school.edu");
    await backend.sql("update auth.users set confirmation_sent_at = now() - interval '25 hours' where email = $1", [
      "bob@school.edu",
    ]);
    expect((await open(backend, third.link)).hash.get("error_code")).toBe("otp_expired");
    expect((await open(backend, `${siteUrl}/auth/v1/verify?token=link_&type=recovery`)).hash.get("error_code")).toBe(
      "otp_expired",
    );
  });

  it("OPS-08 a messenger's preview doesn't use a link up, and a visitor's request for a mail doesn't end it", async () => {
    await makeLink(backend, "invite", "cyn@school.edu");
    const { link = "" } = await makeLink(backend, "recovery", "cyn@school.edu");
    const { pathname, search } = new URL(link);
    const preview = await send(backend, pathname + search, { "sec-fetch-mode": "no-cors" });
    expect([preview.status, preview.body]).toEqual([200, "Open this link in a browser.\n"]);
    expect((await send(backend, pathname + search, {}, "HEAD")).status).toBe(200);
    await openBrowser(backend).auth.resetPasswordForEmail("cyn@school.edu");
    expect((await open(backend, link)).hash.get("token_type")).toBe("bearer");
  });

  it("OPS-08 are made with the secret key only, for an address that can have an account", async () => {
    for (const key of [backend.publishableKey, "sb_secret_guess", ""]) {
      expect((await makeLink(backend, "recovery", "ada@school.edu", key)).status).toBe(401);
    }
    expect(await makeLink(backend, "recovery", "nobody@school.edu")).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
    expect((await makeLink(backend, "invite", "no address")).status).toBe(422);
    expect((await makeLink(backend, "magiclink", "ada@school.edu")).status).toBe(422);
  });
});

it("OPS-08 a laptop's accounts stay with their lectures, and its sign-ins and plans end", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-"));
  const laptop = await startTestBackend({ dataDir, seed: true });
  const free = await laptop.signIn("free@lectern.test");
  const subscribed = "select count(*)::integer as count from private.accounts where is_subscribed";
  expect(await laptop.sql(subscribed, [])).not.toEqual([{ count: 0 }]);
  await laptop.close();

  const backend = await startTestBackend({ dataDir, ownServer: closedToProxies });
  const headers = { apikey: backend.publishableKey, ...json };
  const recordings = "/rest/v1/recordings?select=id&limit=1";
  expect((await send(backend, recordings, { ...headers, authorization: `Bearer ${free.accessToken}` })).status).toBe(
    401,
  );
  const refresh = JSON.stringify({ refresh_token: free.refreshToken });
  expect((await send(backend, "/auth/v1/token?grant_type=refresh_token", headers, "POST", refresh)).status).toBe(400);
  expect(await backend.sql(subscribed, [])).toEqual([{ count: 0 }]);

  for (const [email, count] of [
    ["free@lectern.test", 1],
    ["pro@lectern.test", 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one person after another
    const { hash } = await open(backend, (await makeLink(backend, "recovery", email)).link);
    const authorization = `Bearer ${hash.get("access_token")}`;
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(JSON.parse((await send(backend, recordings, { ...headers, authorization })).body)).toHaveLength(count);
    const [, payload = ""] = (hash.get("access_token") ?? "").split(".");
    const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: string };
    const body = JSON.stringify({ user_id: sub });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const gone = await send(backend, "/functions/v1/delete-user", { ...headers, authorization }, "POST", body);
    expect(gone.status).toBe(200);
  }
  await backend.close();
  await rm(dataDir, { recursive: true });
});

/** Accepts mails as an SMTP server does, or refuses each. */
async function startMailServer(refuses = false) {
  const mails: string[] = [];
  const talk = (socket: Socket) => {
    let isBody = false;
    let buffer = "";
    socket.write("220 mail.example\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      buffer += String(chunk);
      if (isBody) {
        if (!buffer.endsWith("\r\n.\r\n")) return;
        mails.push(buffer);
        isBody = false;
        socket.write("250 queued\r\n");
      } else if (/^DATA/i.test(buffer)) {
        isBody = true;
        socket.write("354 go on\r\n");
      } else if (refuses && /^RCPT/i.test(buffer)) socket.write("550 no such box\r\n");
      else socket.write(/^QUIT/i.test(buffer) ? "221 bye\r\n" : "250 mail.example\r\n");
      buffer = "";
    });
  };
  const server = createServer(talk).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

const withMail = (smtpUrl: string) => ({ ...closedToProxies, mail: { smtpUrl, from: "lectern@lectern.example" } });

describe("mail", () => {
  const redirectTo = `${siteUrl}/auth/callback?for=new-password`;

  it("AUT-13 is sent by SMTP_URL with a link to this site that works once", async () => {
    const server = await startMailServer();
    const backend = await startTestBackend({ ownServer: withMail(server.url) });
    await signUp(backend, "dan@school.edu");
    const browser = openBrowser(backend);
    expect((await browser.auth.resetPasswordForEmail("dan@school.edu", { redirectTo })).error).toBeNull();
    expect(
      (await openBrowser(backend).auth.resetPasswordForEmail("nobody@school.edu", { redirectTo })).error,
    ).toBeNull();
    // A stranger who asks again at once neither fills the mailbox nor ends the link.
    expect((await openBrowser(backend).auth.resetPasswordForEmail("dan@school.edu", { redirectTo })).error).toBeNull();
    await backend.settled();
    expect(server.mails).toHaveLength(1);
    const mail = server.mails[0]!.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(mail).toContain("From: lectern@lectern.example\r\nTo: dan@school.edu\r\n");
    const link = /https:\S+/.exec(mail)?.[0];
    const { address } = await open(backend, link);
    expect(address.origin).toBe(siteUrl);
    expect((await browser.auth.exchangeCodeForSession(address.searchParams.get("code") ?? "")).error).toBeNull();
    expect((await open(backend, link)).hash.get("error_code")).toBe("otp_expired");
    await backend.close();
    await server.close();
  });

  it("AUT-13 that the mail server refuses is logged, and the answer is the same", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const server = await startMailServer(true);
    const backend = await startTestBackend({ ownServer: withMail(server.url) });
    await signUp(backend, "eve@school.edu");
    expect((await openBrowser(backend).auth.resetPasswordForEmail("eve@school.edu", { redirectTo })).error).toBeNull();
    await backend.settled();
    expect(logged.mock.calls.flat().join("\n")).toMatch(/"work":"send-mail"/);
    expect(logged.mock.calls.flat().join("\n")).not.toContain("eve@school.edu");
    logged.mockRestore();
    await backend.close();
    await server.close();
  });
});
