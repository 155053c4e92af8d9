import { readFile } from "node:fs/promises";
import { Hono, type Context } from "hono";
import type { Database } from "../database/database.ts";
import { isUuid } from "../supabase/auth-requests.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import { parseChallenge, EMAIL_PATTERN, refuseChallenge, returnAddress } from "./request-fields.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { beginFlow, endFlow, unreadableCode, type OAuthError } from "./flow.ts";
import { consentPage, consentProblemPage } from "./page.ts";
import { isProvider, nameFromEmail } from "./provider.ts";
import type { Tickets } from "./tickets.ts";
import { withError, withQuery } from "./return-address.ts";

interface ConsentOptions {
  database: Database;
  tickets: Tickets;
  accounts: readonly DemoAccount[];
}

const denied: OAuthError = { error: "access_denied", error_description: "The user denied the request" };
const badState: OAuthError = {
  error: "invalid_request",
  error_code: "bad_oauth_state",
  error_description: "OAuth state not found or expired",
};

const text = (value: unknown) => (typeof value === "string" ? value : "");
const toOrigin = (c: Context) => new URL(c.req.url).origin;

/** The routes for signing in with Google and Apple through our own consent page. lite serves the rest of Auth. */
export function consentRoutes({ database, tickets, accounts }: ConsentOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();

  routes.get("/auth/v1/authorize", async (c, next) => {
    const provider = (c.req.query("provider") ?? "").toLowerCase();
    if (!isProvider(provider)) return next();
    const challenge = parseChallenge(c.req.query("code_challenge") ?? "", c.req.query("code_challenge_method") ?? "");
    if (challenge === undefined) return refuseChallenge(c);
    const returnTo = returnAddress(c.req.query("redirect_to") ?? "", toOrigin(c));
    const flow = await beginFlow(database, { provider, returnTo, challenge });
    return c.redirect(`/stand-in/consent/${provider}?state=${flow}`, 302);
  });

  routes.use("/stand-in/*", async (c, next) => {
    await next();
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header("cache-control", "no-store");
  });

  routes.get("/stand-in/consent.css", async (c) =>
    c.body(await readFile(new URL("consent.css", import.meta.url)), 200, { "content-type": "text/css; charset=utf-8" }),
  );

  routes.get("/stand-in/icon.svg", async (c) =>
    c.body(await readFile(new URL("../stand-in-page/icon.svg", import.meta.url)), 200, {
      "content-type": "image/svg+xml",
    }),
  );

  routes.get("/stand-in/consent/:provider", (c) => {
    const provider = c.req.param("provider");
    const state = c.req.query("state") ?? "";
    if (!isProvider(provider) || !isUuid(state))
      return c.html(consentProblemPage("Start again from the login page."), 404);
    return c.html(consentPage({ provider, state, accounts }));
  });

  routes.post("/stand-in/consent/:provider", async (c) => {
    const provider = c.req.param("provider");
    const form = await c.req.parseBody();
    const flow = text(form["state"]);
    if (!isProvider(provider) || !isUuid(flow))
      return c.html(consentProblemPage("Start again from the login page."), 404);
    if (form["choice"] === "cancel")
      return c.redirect(withQuery(`${toOrigin(c)}/auth/v1/callback`, { state: flow, ...denied }), 303);
    const email = (text(form["account"]) || text(form["email"])).trim().toLowerCase();
    if (email.length > 254 || !EMAIL_PATTERN.test(email)) {
      return c.html(consentPage({ provider, state: flow, accounts, refusedEmail: text(form["email"]) }), 422);
    }
    const name = accounts.find((account) => account.email === email)?.name ?? nameFromEmail(email);
    const code = await tickets.consentCode({ flow, provider, email, name });
    return c.redirect(withQuery(`${toOrigin(c)}/auth/v1/callback`, { state: flow, code }), 303);
  });

  routes.get("/auth/v1/callback", async (c, next) => {
    const state = c.req.query("state") ?? "";
    if (!isUuid(state)) return next();
    const error = c.req.query("error");
    const consent = error === undefined ? await tickets.readConsent(c.req.query("code") ?? "", state) : undefined;
    const reason =
      error === undefined ? unreadableCode : { error, error_description: c.req.query("error_description") ?? "" };
    const outcome = await endFlow(database, state, consent === undefined ? { reason } : { consent });
    if (outcome.kind === "unknown") return c.redirect(withError(toOrigin(c), badState), 303);
    if (outcome.kind === "refused") return c.redirect(withError(outcome.returnTo, outcome.reason), 303);
    return c.redirect(withQuery(outcome.returnTo, { code: outcome.authCode }), 303);
  });

  return routes;
}
