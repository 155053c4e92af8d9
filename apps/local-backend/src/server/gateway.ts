import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { consentRoutes } from "../consent/routes.ts";
import type { DemoAccount } from "../consent/demo-accounts.ts";
import { createTickets } from "../consent/tickets.ts";
import type { Database } from "../database/database.ts";
import { isFull } from "../database/is-full.ts";
import { DatabaseAway } from "../database/postgres-sessions.ts";
import { createMailbox, type Deliver } from "../mailbox/mailbox.ts";
import { mailboxRoutes, recoveryRoutes } from "../mailbox/routes.ts";
import { oauthServerRoutes } from "../oauth-server/routes.ts";
import { planRoutes } from "../own-server/plan-routes.ts";
import { adminUserRoutes } from "../supabase/admin-users.ts";
import { checkAuthBody } from "../supabase/auth-body.ts";
import { refuse } from "../supabase/auth-requests.ts";
import { databaseUnavailable } from "../supabase/database-unavailable.ts";
import { featuresOff } from "../supabase/features-off.ts";
import { PUBLISHABLE_KEY, type Secrets } from "../supabase/keys.ts";
import type { LiteFetch } from "../supabase/lite.ts";
import { throttlePasswords } from "../supabase/password-throttle.ts";
import { throttleRequests } from "../supabase/request-throttle.ts";
import { checkRestQuery } from "../supabase/rest-query.ts";
import { supabaseRoutes, withHostedClaims, type BackendEnv } from "../supabase/routes.ts";
import { crossOrigin } from "./cross-origin.ts";
import { functionRoutes, type Functions } from "./functions.ts";
import { anonymousPath, logError } from "./log.ts";
import { noStore, securityHeaders, strictTransport } from "./security-headers.ts";
import { createHealth } from "./health.ts";
import { loopbackNamesOnly } from "./trusted-host.ts";
import { webAppRoutes } from "./web-app.ts";

interface GatewayOptions {
  database: Database;
  lite: LiteFetch;
  functions: Functions;
  /** Stripe's stand-in; undefined with real keys, and on a server of one's own. */
  payments: Hono<BackendEnv> | undefined;
  secrets: Secrets;
  demoAccounts: readonly DemoAccount[];
  siteUrl: string;
  webApp: string;
  /** On a server of one's own, what sends mails, if anything does; undefined on a laptop, which has the stand-ins. */
  ownServer: { deliver: Deliver | undefined; sellsPlans: boolean } | undefined;
  /** False if other machines should be able to reach the backend. */
  loopbackOnly: boolean;
}

/** As in `[auth.rate_limit]` of supabase/config.toml. */
const MOST_SIGN_UPS = 30;
/** Paths of requests that make accounts, write mails or try a link. Each takes a slow hash, or costs a mail. */
const THROTTLED_PATHS = ["signup", "recover", "resend", "verify"];

/** As on a hosted project: no one else fills a person's mailbox, or ends the link that they are about to open. */
const MAIL_SPACING_SECONDS = 60;

const SERVICES = ["/auth/v1/*", "/rest/v1/*", "/functions/v1/*"];
const limitBody = (bytes: number, name: string) =>
  bodyLimit({
    maxSize: bytes,
    onError: (c) => refuse(c, 413, "request_too_large", `The body is over ${name}`),
  });
const limitTo10MB = limitBody(10 * 1024 * 1024, "10 MB");
const limitTo64kB = limitBody(64 * 1024, "64 kB");

/** A visitor has nothing large to send, and a body is read completely before it is refused. */
const limitRestBody: MiddlewareHandler = (c, next) => {
  const keys = [c.req.header("authorization")?.replace(/^Bearer /i, ""), c.req.header("apikey")];
  const isAnonymous = keys.every((key) => key === undefined || key === PUBLISHABLE_KEY);
  return (isAnonymous ? limitTo64kB : limitTo10MB)(c, next);
};

/** Serves everything at one origin. A request goes to the first of these routes that fits. */
export function createGateway(options: GatewayOptions): Hono<BackendEnv> {
  const { database, secrets, ownServer } = options;
  const lite = withHostedClaims(options.lite, {
    database,
    secret: secrets.jwtSecret,
    issuer: `${options.siteUrl}/auth/v1`,
  });
  const gateway = new Hono<BackendEnv>();

  gateway.use(securityHeaders);
  gateway.use(reportFailures);
  if (options.siteUrl.startsWith("https:")) gateway.use(strictTransport);
  if (options.loopbackOnly) gateway.use(loopbackNamesOnly);
  for (const path of SERVICES) {
    gateway.use(path, noStore);
    if (ownServer === undefined) gateway.use(path, crossOrigin);
  }
  gateway.route("/", oauthServerRoutes({ database, secret: secrets.jwtSecret, siteUrl: options.siteUrl }));
  // A function states its own limit, with its own sentence.
  gateway.use("/auth/v1/*", limitTo64kB, checkAuthBody);
  gateway.use("/auth/v1/token", throttlePasswords());
  if (ownServer !== undefined) {
    const throttle = throttleRequests(MOST_SIGN_UPS);
    for (const path of THROTTLED_PATHS) gateway.use(`/auth/v1/${path}`, throttle);
    // A new password takes two slow hashes.
    gateway.put("/auth/v1/user", throttle);
  }
  gateway.use("/rest/v1/*", limitRestBody, checkRestQuery);
  gateway.use("/stand-in/*", limitTo10MB);
  gateway.use("/operator/*", limitTo64kB, noStore);

  const findFault = createHealth(database);
  gateway.get("/healthz", async (c) => {
    const reason = await findFault();
    const headers = { "cache-control": "no-store" };
    return reason === undefined ? c.json({ ok: true }, 200, headers) : c.json({ ok: false, reason }, 503, headers);
  });
  const mailbox = createMailbox();
  if (ownServer === undefined) {
    const tickets = createTickets(secrets.jwtSecret);
    gateway.route("/", consentRoutes({ database, tickets, accounts: options.demoAccounts }));
    gateway.route("/", mailboxRoutes(mailbox));
  }
  const hasProviders = ownServer === undefined;
  gateway.route("/", featuresOff(lite, { jwtSecret: secrets.jwtSecret, hasProviders }));
  const deliver = ownServer === undefined ? mailbox.deliver : ownServer.deliver;
  gateway.route(
    "/",
    recoveryRoutes({ database, lite, deliver, spacingSeconds: ownServer === undefined ? 0 : MAIL_SPACING_SECONDS }),
  );
  if (options.payments !== undefined) gateway.route("/", options.payments);
  gateway.route("/", adminUserRoutes(database, secrets));
  if (ownServer?.sellsPlans === false) gateway.route("/", planRoutes(database, secrets));
  gateway.route("/", functionRoutes(options.functions));
  gateway.route("/", supabaseRoutes(lite, { database, jwtSecret: secrets.jwtSecret }));
  // Only the auth service's own paths: /auth/callback is a page of the app.
  for (const prefix of ["auth/v1", "rest", "functions", "stand-in", "operator"]) {
    gateway.all(`/${prefix}/*`, (c) => refuse(c, 404, "not_found", "Not found"));
  }
  gateway.route("/", webAppRoutes(options.webApp));

  gateway.onError((error, c) =>
    error instanceof DatabaseAway || isFull(error)
      ? databaseUnavailable(c.req.path)
      : refuse(c, 500, "unexpected_failure", "The backend failed"),
  );
  return gateway;
}

/** Logs which request failed, without its contents. */
const reportFailures: MiddlewareHandler = async (c, next) => {
  await next();
  // The error of a caller who hung up is theirs.
  if (c.res.status < 500 || c.res.status === 503 || c.req.raw.signal.aborted) return;
  const request = `${c.req.method} ${anonymousPath(new URL(c.req.url).pathname)}`;
  logError({ request, status: c.res.status, cause: c.error });
};
