import { readdir, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";
import { fine, type Finding, toFinding, wrong } from "@lectern/supabase/scripts/doctor/finding";
import { isLoopbackHost } from "../server/trusted-host.ts";
import type { OwnServer } from "./own-server.ts";

interface Examined {
  readonly ownServer: OwnServer;
  /** The interface on which it listens. */
  readonly host: string;
  /** Where its backups are, if that is known. */
  readonly backups: string | undefined;
}

interface Tools {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;
/** Caddy and certbot renew a month before the end, so that one this close to it was not renewed. */
const LEAST_CERTIFICATE_DAYS = 14;
const MOST_BACKUP_DAYS = 8;

const toReason = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

async function ask(url: string, tools: Tools): Promise<{ status: number; text: string } | { reason: string }> {
  try {
    const answer = await tools.fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { reason: toReason(error) };
  }
}

async function examineAddress({ siteUrl }: OwnServer, tools: Tools): Promise<Finding[]> {
  const what = `${siteUrl} answers`;
  const health = await ask(`${siteUrl}/healthz`, tools);
  if ("reason" in health) return [wrong(what, `It can't be reached (${health.reason}): start Lectern and its proxy.`)];
  if (health.status === 421) {
    return [
      wrong(what, "The proxy sends another host: let it keep Host, or send X-Forwarded-Host from TRUSTED_PROXY."),
    ];
  }
  if (health.status !== 200) {
    return [wrong(what, `/healthz answers ${health.status}: look at Lectern's log and at the proxy's.`)];
  }
  const standIn = await ask(`${siteUrl}/stand-in/mailbox`, tools);
  const login = await ask(`${siteUrl}/login`, tools);
  return [
    fine(what),
    toFinding(
      "status" in standIn && standIn.status === 404,
      "no stand-in signs anybody in",
      "What answers there was started without SITE_URL: set it where Lectern starts, and restart.",
    ),
    toFinding(
      "text" in login && !login.text.includes("Continue with Google"),
      "the sign-in page asks for email and password",
      "The web app was built without SITE_URL: start it by `npm start`, which builds it again.",
    ),
  ];
}

/** Times in milliseconds. */
interface Certificate {
  readonly from: number;
  readonly until: number;
}

/** Reads from when until when a site's certificate is valid. */
function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const serverName = isIP(hostname) === 0 ? { servername: hostname } : {};
    const socket = connect({ host: hostname, port: Number(port || 443), ...serverName }, () => {
      const { valid_from: from, valid_to: until } = socket.getPeerCertificate();
      resolve({ from: Date.parse(from), until: Date.parse(until) });
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
  });
}

/**
 * Says whether a certificate lasts: two weeks, or a fifth of its time for one that is valid for days or hours, which proxies
 * renew when a third is left.
 */
export function judgeCertificate({ from, until }: Certificate, now: number): Finding {
  const left = until - now;
  const days = Math.floor(left / DAY_MS);
  const rest = days > 0 ? `${days} days` : `${Math.max(0, Math.floor(left / HOUR_MS))} hours`;
  const isLasting = left >= Math.min(LEAST_CERTIFICATE_DAYS * DAY_MS, (until - from) / 5);
  return toFinding(isLasting, `the certificate is valid for ${rest}`, "Let the proxy renew it.");
}

async function examineCertificate({ siteUrl }: OwnServer, { now }: Tools): Promise<Finding> {
  const url = new URL(siteUrl);
  if (url.protocol === "http:") {
    return wrong(
      "https",
      "SITE_URL is http: passwords can be read on the way. Put a proxy with a certificate before it.",
    );
  }
  try {
    return judgeCertificate(await readCertificate(url), now());
  } catch (error) {
    return wrong("the certificate", `Browsers will refuse it (${(error as Error).message}).`);
  }
}

function examineProxy({ ownServer: { trustedProxies }, host }: Examined): Finding[] {
  const isLocal = trustedProxies.every((network) => isLoopbackHost(network.split("/")[0] ?? ""));
  return [
    toFinding(
      trustedProxies.length > 0,
      "the proxy is named",
      "Set TRUSTED_PROXY to its address (127.0.0.1 on this machine): until then all people share one limit on sign-ins.",
    ),
    toFinding(
      isLoopbackHost(host) || (trustedProxies.length > 0 && !isLocal),
      "people reach Lectern by the proxy only",
      `HOST=${host} lets other machines past the proxy, without https: leave HOST out.`,
    ),
  ];
}

async function examineMail({ mail }: OwnServer): Promise<Finding> {
  if (mail === undefined) {
    return fine("no mail is sent (SMTP_URL is not set): `npm run reset-password -- <email>` prints a link");
  }
  const { findMailFault } = await import("./mailer.ts");
  const fault = await findMailFault(mail);
  return toFinding(fault === undefined, "the mail server lets Lectern in", `SMTP_URL: ${fault}`);
}

async function examineBackups(folder: string | undefined, { now }: Tools): Promise<Finding> {
  const advice = "Make one each night (docs/own-server.md, Backups), and name its folder in BACKUP_DIR.";
  if (folder === undefined) return wrong("backups", advice);
  try {
    const names = await readdir(folder);
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    const days = Math.floor((now() - Math.max(...times)) / DAY_MS);
    if (names.length === 0) return wrong(`backups in ${folder}`, `There is none. ${advice}`);
    return toFinding(
      days <= MOST_BACKUP_DAYS,
      `the newest backup is of ${days === 0 ? "today" : `${days} days ago`}`,
      advice,
    );
  } catch (error) {
    return wrong(`backups in ${folder}`, `It can't be read (${(error as NodeJS.ErrnoException).code}). ${advice}`);
  }
}

/** Looks at a server of one's own from outside, as a browser does, and at its variables (OPS-08). */
export async function examineOwnServer(
  examined: Examined,
  tools: Tools = { fetch, now: Date.now },
): Promise<readonly Finding[]> {
  const { ownServer, backups } = examined;
  const signUp = ownServer.isSignUpOpen
    ? "sign-up is open: any visitor makes an account (SIGN_UP=closed leaves it to you)"
    : "sign-up is closed: `npm run invite -- <email>` makes accounts";
  return [
    ...(await examineAddress(ownServer, tools)),
    await examineCertificate(ownServer, tools),
    ...examineProxy(examined),
    fine(signUp),
    await examineMail(ownServer),
    await examineBackups(backups, tools),
  ];
}
