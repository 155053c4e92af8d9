import { isIP } from "node:net";

/** A server that others reach at an address of its own (OPS-08). */
export interface OwnServer {
  /** The origin that browsers open, such as `https://lectern.example`. */
  readonly siteUrl: string;
  /** The addresses and networks whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** False if only invited people get an account. */
  readonly isSignUpOpen: boolean;
  /** Sends the mails for forgotten passwords; undefined if the operator hands links over. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
}

/**
 * Reads the variables of a server of one's own. Returns undefined without `SITE_URL`.
 *
 * @throws Error with a sentence for the operator if a variable has a wrong value
 */
export function readOwnServer(env: Record<string, string | undefined>): OwnServer | undefined {
  if (!env["SITE_URL"]) return undefined;
  const siteUrl = toOrigin(env["SITE_URL"]);
  return {
    siteUrl,
    trustedProxies: toNetworks(env["TRUSTED_PROXY"] ?? ""),
    isSignUpOpen: toSignUp(env["SIGN_UP"] || "open") === "open",
    mail: env["SMTP_URL"]
      ? {
          smtpUrl: checkSmtpUrl(env["SMTP_URL"]),
          from: env["SMTP_ADMIN_EMAIL"] || `lectern@${new URL(siteUrl).hostname}`,
        }
      : undefined,
  };
}

/** Describes the accounts to the build of the web app, in `VITE_ACCOUNTS`. Without a server of one's own, it is empty. */
export const describeAccounts = (server: OwnServer | undefined): string =>
  server === undefined ? "" : [server.isSignUpOpen ? "open" : "closed", ...(server.mail ? ["mail"] : [])].join(" ");

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`SITE_URL must be an address without a path, like https://lectern.example, not "${text}"`);
}

function toNetworks(text: string): readonly string[] {
  const networks = text.split(",").flatMap((part) => part.trim() || []);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new Error(`TRUSTED_PROXY must name addresses or networks like 127.0.0.1 or 10.0.0.0/8, not "${wrong}"`);
}

function isNetwork(text: string): boolean {
  const [address = "", prefix = "0", ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= most;
}

function toSignUp(text: string): "open" | "closed" {
  if (text === "open" || text === "closed") return text;
  throw new Error(`SIGN_UP must be open or closed, not "${text}"`);
}

/** The message leaves the value out, because it has a password. */
function checkSmtpUrl(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "") return text;
  throw new Error("SMTP_URL must be like smtps://user:password@mail.example:465");
}
