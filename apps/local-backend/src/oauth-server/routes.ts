import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { Database } from "../database/database.ts";
import { isUuid, readBearer, refuse } from "../supabase/auth-requests.ts";
import { throttleRequests } from "../supabase/request-throttle.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import {
  beginAuthorization,
  decideAuthorization,
  describeAuthorization,
  type ConsentRefusal,
} from "./authorizations.ts";
import { AUTH_METHODS, authenticateClient, GRANT_TYPES, readRegistration, registerClient } from "./clients.ts";
import { listGrants, revokeGrant } from "./grants.ts";
import { findStudent, refuseClientTokens } from "./student.ts";
import { grantTokens } from "./tokens.ts";

interface OAuthServerOptions {
  readonly database: Database;
  /** Signs access tokens. */
  readonly secret: string;
  readonly siteUrl: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** ChatGPT registers a client for each student from few addresses. */
const MOST_REGISTRATIONS = 100;
const MOST_AUTHORIZATIONS = 100;
const DISCOVERY_PATHS = [
  "/.well-known/oauth-authorization-server/auth/v1",
  "/auth/v1/.well-known/oauth-authorization-server",
];

/** A client may run in a browser at any address. These answers depend on nothing that a browser adds by itself. */
const anyOrigin = cors({ origin: "*", allowHeaders: ["authorization", "content-type", "mcp-protocol-version"] });

const toMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth/authorize`,
  token_endpoint: `${issuer}/oauth/token`,
  registration_endpoint: `${issuer}/oauth/clients/register`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: GRANT_TYPES,
  token_endpoint_auth_methods_supported: AUTH_METHODS,
  code_challenge_methods_supported: ["S256"],
});

const readObject = async (c: Context): Promise<Record<string, unknown> | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject && !JSON.stringify(body).includes("\\u0000") ? (body as Record<string, unknown>) : undefined;
};

/** Reads the fields of a token request, which come as a form or as JSON. */
async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  if (!(c.req.header("content-type") ?? "").includes("json")) return new URLSearchParams(await c.req.text());
  const fields = Object.entries((await readObject(c)) ?? {});
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}

const passOn = (c: Context, { status, error_code, msg }: ConsentRefusal) => refuse(c, status, error_code, msg);

const invalid = (c: Context, msg: string) => refuse(c, 400, "validation_failed", msg);

const unauthorized = (c: Context) => refuse(c, 401, "no_authorization", "This endpoint requires a valid Bearer token");

/**
 * Stands in for the OAuth 2.1 server of Supabase Auth, with its addresses and answers (CON-02), which lite lacks. Clients
 * register themselves; students allow and end them in the app.
 */
export function oauthServerRoutes({ database, secret, siteUrl }: OAuthServerOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const issuer = `${siteUrl}/auth/v1`;
  const findCaller = (c: Context) => findStudent(readBearer(c), { database, secret });

  for (const path of [...DISCOVERY_PATHS, "/auth/v1/oauth/clients/register", "/auth/v1/oauth/token"]) {
    routes.use(path, anyOrigin);
  }
  routes.use("/auth/v1/*", refuseClientTokens);
  routes.use("/auth/v1/oauth/*", bodyLimit({ maxSize: 64 * 1024 }));
  for (const path of DISCOVERY_PATHS) routes.get(path, (c) => c.json(toMetadata(issuer)));

  routes.post(
    "/auth/v1/oauth/clients/register",
    throttleRequests(MOST_REGISTRATIONS, { windowMs: DAY_MS }),
    async (c) => {
      const body = await readObject(c);
      if (body === undefined) return refuse(c, 400, "bad_json", "Could not parse request body as JSON");
      const registration = readRegistration(body);
      if (typeof registration === "string") return invalid(c, registration);
      return c.json(await registerClient(database, registration), 201);
    },
  );

  routes.get("/auth/v1/oauth/authorize", throttleRequests(MOST_AUTHORIZATIONS), async (c) => {
    const query = new URL(c.req.url).searchParams;
    if (query.toString().includes("%00")) return invalid(c, "The query must not contain a NUL");
    const authorization = await beginAuthorization(database, query, `${siteUrl}/oauth/consent`);
    return "location" in authorization ? c.redirect(authorization.location, 302) : passOn(c, authorization);
  });

  routes.post("/auth/v1/oauth/token", async (c) => {
    const form = await readForm(c);
    if (form === undefined) return c.json({ error: "invalid_request", error_description: "Invalid body" }, 400);
    const client = await authenticateClient(database.sql, c.req.header("authorization"), form);
    const answer = "error" in client ? client : await grantTokens({ database, secret, issuer }, client, form);
    if (!("error" in answer)) return c.json(answer, 200, { pragma: "no-cache" });
    const { status, ...body } = answer;
    return c.json(body, status);
  });

  routes.get("/auth/v1/oauth/authorizations/:id", async (c) => {
    const user = await findCaller(c);
    if (user === undefined) return unauthorized(c);
    const answer = await describeAuthorization(database, c.req.param("id"), user);
    return "error_code" in answer ? passOn(c, answer) : c.json(answer);
  });

  routes.post("/auth/v1/oauth/authorizations/:id/consent", async (c) => {
    const user = await findCaller(c);
    if (user === undefined) return unauthorized(c);
    const action = (await readObject(c))?.["action"];
    if (action !== "approve" && action !== "deny") {
      return invalid(c, "action must be 'approve' or 'deny'");
    }
    const answer = await decideAuthorization(database, c.req.param("id"), { userId: user.id, action });
    return "error_code" in answer ? passOn(c, answer) : c.json(answer);
  });

  routes.get("/auth/v1/user/oauth/grants", async (c) => {
    const user = await findCaller(c);
    return user === undefined ? unauthorized(c) : c.json(await listGrants(database, user.id));
  });

  routes.delete("/auth/v1/user/oauth/grants", async (c) => {
    const user = await findCaller(c);
    if (user === undefined) return unauthorized(c);
    const clientId = c.req.query("client_id") ?? "";
    if (!isUuid(clientId)) return invalid(c, "invalid client_id format");
    if (await revokeGrant(database, user.id, clientId)) return c.body(null, 204);
    return refuse(c, 404, "oauth_consent_not_found", "No active grant found for this client");
  });
  return routes;
}
