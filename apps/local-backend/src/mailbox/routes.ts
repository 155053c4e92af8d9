import { Hono } from "hono";
import { brand } from "@lectern/domain/brand";
import { parseChallenge, EMAIL, returnAddress, unreadableChallenge } from "../consent/request-fields.ts";
import { withError, withQuery } from "../consent/return-address.ts";
import type { Database } from "../database/database.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import { createMailbox } from "./mailbox.ts";
import { mailboxPage } from "./page.ts";
import { beginRecovery, endRecovery, linkExpired } from "./recovery.ts";

interface RecoveryRequest {
  readonly email?: unknown;
  readonly code_challenge?: unknown;
  readonly code_challenge_method?: unknown;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const noEmail = {
  code: 400,
  error_code: "validation_failed",
  msg: "Unable to validate email address: invalid format",
};

/**
 * The routes for a forgotten password in browsers that use PKCE: lite supports only the implicit flow, and forgets
 * where its link should lead. The mails can be read at `/stand-in/mailbox`.
 */
export function mailboxRoutes(database: Database): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const mailbox = createMailbox();

  routes.post("/auth/v1/recover", async (c, next) => {
    const body: RecoveryRequest = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    const challenge = parseChallenge(text(body.code_challenge), text(body.code_challenge_method));
    if (challenge === undefined) return next();
    if (challenge === "unreadable") return c.json(unreadableChallenge, 400);
    const email = text(body.email).trim().toLowerCase();
    if (!EMAIL.test(email)) return c.json(noEmail, 400);
    const own = new URL(c.req.url).origin;
    const returnTo = returnAddress(c.req.query("redirect_to") ?? "", own);
    const token = await beginRecovery(database, { email, returnTo, challenge });
    if (token !== undefined) {
      const link = withQuery(`${own}/auth/v1/verify`, { token, type: "recovery", redirect_to: returnTo });
      mailbox.deliver({ to: email, subject: `Choose a new password for ${brand.name}`, link });
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

  routes.get("/stand-in/mailbox", (c) => c.html(mailboxPage(mailbox.letters())));
  return routes;
}
