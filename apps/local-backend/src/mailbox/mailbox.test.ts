import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { drivers } from "../testing/long-run.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

const email = "tester@school.edu";

const follow = async (link: string) => {
  const answer = await fetch(link, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "about:blank");
};
const refused = async (link = "") => new URLSearchParams((await follow(link)).hash.slice(1)).get("error_code");

describe.each(drivers)("a forgotten password on %s", (driver) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ driver });
    await openBrowser(backend).auth.signUp({ email, password: "the old one" });
  });
  afterAll(() => backend.close());

  const redirectTo = () => `${backend.url}/auth/callback?for=new-password`;
  const letters = async () => {
    const page = await (await backend.fetch("/stand-in/mailbox")).text();
    return [...page.matchAll(/<a href="([^"]+)">/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  };
  const ask = async (address = email) => {
    const browser = openBrowser(backend);
    const { error } = await browser.auth.resetPasswordForEmail(address, { redirectTo: redirectTo() });
    expect(error).toBeNull();
    return browser;
  };

  it("AUT-10 DAT-03 is replaced through the link, in the requesting browser, as PASSWORD_RECOVERY", async () => {
    const browser = await ask();
    const events: string[] = [];
    browser.auth.onAuthStateChange((event) => void events.push(event));
    const arrival = await follow((await letters())[0] ?? "");
    expect(arrival.href).toMatch(`${redirectTo()}&code=`);
    const code = arrival.searchParams.get("code") ?? "";
    expect((await openBrowser(backend).auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await browser.auth.exchangeCodeForSession(code)).error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");

    expect((await browser.auth.updateUser({ password: "short" })).error?.code).toBe("weak_password");
    expect((await browser.auth.updateUser({ password: "the new one" })).error).toBeNull();
    const signIn = async (password: string) =>
      (await openBrowser(backend).auth.signInWithPassword({ email, password })).error?.code;
    expect([await signIn("the old one"), await signIn("the new one")]).toEqual(["invalid_credentials", undefined]);
  });

  it("has a link that works once, for an hour, and until the next one is requested", async () => {
    await ask();
    const [first] = await letters();
    await ask();
    const [second] = await letters();
    expect(await refused(first)).toBe("otp_expired");
    expect(await refused(second)).toBeNull();
    expect(await refused(second)).toBe("otp_expired");
    await ask();
    await backend.sql("update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = $1", [
      email,
    ]);
    expect(await refused((await letters())[0])).toBe("otp_expired");
  });

  it("sends no mail to an address without an account, and redirects to no other site", async () => {
    const before = (await letters()).length;
    await ask("nobody@school.edu");
    expect((await letters()).length).toBe(before);
    const browser = openBrowser(backend);
    await browser.auth.resetPasswordForEmail(email, { redirectTo: "https://evil.example/" });
    expect((await follow((await letters())[0] ?? "")).origin).toBe(backend.url);
  });
});
