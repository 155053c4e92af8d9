import { Hono } from "hono";
import { brand } from "@lectern/domain/brand";
import { parseChallenge, EMAIL_PATTERN, refuseChallenge, returnAddress } from "../consent/request-fields.ts";
import { withError, withHash, withQuery } from "../consent/return-address.ts";
import type { Database } from "../database/database.ts";
import { endInvitation, INVITATION_PREFIX } from "../own-server/invitation.ts";
import { openLinkSession } from "../own-server/link-session.ts";
import { peekFields, refuse } from "../supabase/auth-requests.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import type { LiteFetch } from "../supabase/lite.ts";
import type { Deliver, Mailbox } from "./mailbox.ts";
import { mailboxPage } from "./page.ts";
import { beginRecovery, endRecovery, linkExpired } from "./recovery.ts";

interface RecoveryRequest {
  readonly email: unknown;
  readonly code_challenge: unknown;
  readonly code_challenge_method: unknown;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

interface RecoveryOptions {
  readonly database: Database;
  readonly lite: LiteFetch;
  /** Undefined if no mail can be sent. */
  readonly deliver: Deliver | undefined;
  /** The least time between two mails to a person. */
  readonly spacingSeconds: number;
}

/**
 * The routes for a forgotten password: lite supports only the implicit flow, and forgets where its link should lead. A link
 * that an operator hands over opens in any browser.
 */
export function recoveryRoutes({ database, lite, deliver, spacingSeconds }: RecoveryOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();

  routes.post("/auth/v1/recover", async (c) => {
    const body = await peekFields<RecoveryRequest>(c);
    const challenge = parseChallenge(text(body.code_challenge), text(body.code_challenge_method));
    if (challenge === undefined) return refuseChallenge(c);
    const email = text(body.email).trim().toLowerCase();
    if (!EMAIL_PATTERN.test(email)) {
      return refuse(c, 400, "validation_failed", "Unable to validate email address: invalid format");
    }
    if (deliver === undefined) return c.json({});
    const origin = new URL(c.req.url).origin;
    const returnTo = returnAddress(c.req.query("redirect_to") ?? "", origin);
    const token = await beginRecovery(database, { email, returnTo, challenge, spacingSeconds });
    if (token !== undefined) {
      const link = withQuery(`${origin}/auth/v1/verify`, { token, type: "recovery", redirect_to: returnTo });
      deliver({ to: email, subject: `Choose a new password for ${brand.name}`, link });
    }
    return c.json({});
  });

  routes.get("/auth/v1/verify", async (c, next) => {
    const token = c.req.query("token") ?? "";
    if (c.req.query("type") !== "recovery" || !token.startsWith("pkce_")) return next();
    const returnTo = returnAddress(c.req.query("redirect_to") ?? "", new URL(c.req.url).origin);
    const granted = await endRecovery(database, token);
    const address =
      granted === undefined ? withError(returnTo, linkExpired) : withQuery(returnTo, { code: granted.authCode });
    return c.redirect(address, 303);
  });

  routes.get("/auth/v1/verify", async (c, next) => {
    const token = c.req.query("token") ?? "";
    if (!token.startsWith(INVITATION_PREFIX)) return next();
    // A messenger that shows a preview asks for the link before the person does, and must not use it up.
    if ((c.req.header("sec-fetch-mode") ?? "navigate") !== "navigate" || c.req.method !== "GET") {
      return c.text("Open this link in a browser.\n");
    }
    const returnTo = returnAddress(c.req.query("redirect_to") ?? "", new URL(c.req.url).origin);
    const granted = await endInvitation(database, token);
    const { raw: request } = c.req;
    const session = granted && (await openLinkSession(lite, { request, peerAddress: c.env.peerAddress, ...granted }));
    return c.redirect(session === undefined ? withError(returnTo, linkExpired) : withHash(returnTo, session), 303);
  });
  return routes;
}

/** The page that shows the mails to every address, on a laptop. */
export function mailboxRoutes(mailbox: Mailbox): Hono<BackendEnv> {
  return new Hono<BackendEnv>().get("/stand-in/mailbox", (c) => c.html(mailboxPage(mailbox.letters())));
}
