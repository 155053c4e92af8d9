import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { examineOwnServer, judgeCertificate } from "./examine.ts";
import type { OwnServer } from "./own-server.ts";

const own: OwnServer = {
  siteUrl: "http://lectern.example",
  trustedProxies: ["127.0.0.1"],
  isSignUpOpen: false,
  mail: undefined,
};
let backend: TestBackend;
let laptop: TestBackend;
let backups: string;
beforeAll(async () => {
  [backend, laptop] = await Promise.all([startTestBackend({ ownServer: own }), startTestBackend()]);
  backups = await mkdtemp(join(tmpdir(), "lectern-"));
  await writeFile(join(backups, "lectern.tgz"), "");
});
afterAll(async () => {
  await Promise.all([backend.close(), laptop.close()]);
  await rm(backups, { recursive: true });
});

/** Replaces the proxy: the site's address leads to a backend of this test. */
const leadTo =
  (url: string) =>
  (address: string, init: RequestInit): Promise<Response> =>
    fetch(address.replace(own.siteUrl, url), init);

const examine = async (server: Partial<OwnServer>, url: string, more: { host?: string; backups?: string } = {}) => {
  const examined = { ownServer: { ...own, ...server }, host: "127.0.0.1", backups: undefined, ...more };
  const findings = await examineOwnServer(examined, { fetch: leadTo(url), now: Date.now });
  return findings.map(({ what, advice }) => (advice === undefined ? `ok ${what}` : `${what}: ${advice}`));
};

it("OPS-08 the doctor names what a server of one's own lacks, and what is as it should be", async () => {
  const healthy = await examine({}, backend.url, { backups });
  expect(healthy).toEqual([
    "ok http://lectern.example answers",
    "ok no stand-in signs anybody in",
    "ok the sign-in page asks for email and password",
    expect.stringMatching(/^https: SITE_URL is http/),
    "ok the proxy is named",
    "ok people reach Lectern by the proxy only",
    "ok sign-up is closed: `npm run invite -- <email>` makes accounts",
    expect.stringMatching(/^ok no mail is sent/),
    "ok the newest backup is of today",
  ]);
});

it("OPS-08 the doctor finds a stand-in, a proxy that is not named or passed by, and missing backups", async () => {
  const ill = await examine({ trustedProxies: [], isSignUpOpen: true }, laptop.url, { host: "0.0.0.0" });
  expect(ill.filter((line) => !line.startsWith("ok "))).toEqual([
    expect.stringMatching(/^no stand-in signs anybody in: .*started without SITE_URL/),
    expect.stringMatching(/^https: /),
    expect.stringMatching(/^the proxy is named: Set TRUSTED_PROXY/),
    expect.stringMatching(/^people reach Lectern by the proxy only: HOST=0\.0\.0\.0/),
    expect.stringMatching(/^backups: Make one each night/),
  ]);
  expect(ill).toContainEqual(expect.stringMatching(/^ok sign-up is open/));
});

it("OPS-08 the doctor says why a server, its certificate, its mail or its backups fail", async () => {
  const away = await examine(
    { siteUrl: "https://127.0.0.1:1", mail: { smtpUrl: "smtp://127.0.0.1:1", from: "a@b.cd" } },
    backend.url,
    { backups: join(backups, "gone") },
  );
  expect(away.filter((line) => !line.startsWith("ok "))).toEqual([
    expect.stringMatching(/answers: It can't be reached \(ECONNREFUSED\)|answers: It can't be reached/),
    expect.stringMatching(/^the certificate: Browsers will refuse it \(.*ECONNREFUSED/),
    expect.stringMatching(/^the mail server lets Lectern in: SMTP_URL: .*ECONNREFUSED/),
    expect.stringMatching(/^backups in .*gone: It can't be read \(ENOENT\)/),
  ]);
  const old = new Date(Date.now() - 10 * 86_400_000);
  await utimes(join(backups, "lectern.tgz"), old, old);
  expect(await examine({}, backend.url, { backups })).toContainEqual(expect.stringMatching(/10 days ago: Make one/));
});

it.each([
  ["three months with a month left", 90 * 24, 30 * 24, true],
  ["three months with ten days left", 90 * 24, 10 * 24, false],
  ["six days with two left", 6 * 24, 2 * 24, true],
  ["half a day with a third left", 12, 4, true],
  ["half a day with an hour left", 12, 1, false],
  ["yesterday", 90 * 24, -24, false],
])("OPS-08 the doctor judges a certificate of %s by how long it is valid at all", (_, lifetime, left, isFine) => {
  const now = Date.parse("2026-11-29T23:00:00Z");
  const until = now + left * 3_600_000;
  const { advice } = judgeCertificate({ from: until - lifetime * 3_600_000, until }, now);
  expect(advice === undefined).toBe(isFine);
});
