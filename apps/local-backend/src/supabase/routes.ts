import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { decodeJwt } from "jose";
import type { Database } from "../database/database.ts";
import { addHostedClaims, judgeToken, type TokenUser } from "./access-token.ts";
import { peekFields, readBearer } from "./auth-requests.ts";
import { readAuthenticationMethod, rememberAuthenticationMethod } from "./authentication-methods.ts";
import type { LiteFetch } from "./lite.ts";
import { answerFullDisk } from "./database-unavailable.ts";
import { createPreRequest } from "./pre-request.ts";
import { inRestDialect } from "./rest-dialect.ts";

export type Bindings = { peerAddress: string | null };
export type BackendEnv = { Bindings: Bindings };

interface SessionAnswer {
  access_token?: string;
  user?: TokenUser;
}

const SESSION_PATHS = new Set(["/auth/v1/token", "/auth/v1/signup", "/auth/v1/verify"]);

/** Adds the claims of a hosted project to every session that `@supabase/lite` creates. */
export function withHostedClaims(
  sendToLite: LiteFetch,
  { database, secret, issuer }: { database: Database; secret: string; issuer: string },
): LiteFetch {
  return async (request, peerAddress) => {
    const makesSession = request.method === "POST" && SESSION_PATHS.has(new URL(request.url).pathname);
    if (!makesSession) return sendToLite(request, peerAddress);
    const method = await readAuthenticationMethod(request, database);
    const response = await sendToLite(request, peerAddress);
    if (!response.ok) return response;
    const answer = (await response.json()) as SessionAnswer;
    if (answer.access_token !== undefined) {
      const amr = await rememberAuthenticationMethod(
        decodeJwt(answer.access_token)["session_id"],
        method,
        database.sql,
      );
      answer.access_token = await addHostedClaims(answer.access_token, answer.user, { secret, issuer, amr });
    }
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    return new Response(JSON.stringify(answer), { status: response.status, headers });
  };
}

/** The paths that `@supabase/lite`'s auth service serves. On any other path it would require a token, as if the path existed. */
const AUTH_PATHS = new Set([
  ".well-known/jwks.json",
  ".well-known/openid-configuration",
  "authorize",
  "callback",
  "health",
  "logout",
  "magiclink",
  "otp",
  "reauthenticate",
  "recover",
  "resend",
  "settings",
  "signup",
  "token",
  "user",
  "verify",
]);

/**
 * Leaves a preference for an estimated count out of `Prefer: count=estimated, return=minimal`: `@supabase/lite`'s estimate
 * is of all rows of the table, other students' among them.
 */
function withoutEstimates(headers: Headers): Headers {
  const safeHeaders = new Headers(headers);
  const preferences = headers.get("prefer")?.split(",") ?? [];
  const others = preferences.filter((preference) => !/^\s*count=(?:planned|estimated)\s*$/i.test(preference));
  if (others.length < preferences.length) safeHeaders.delete("prefer");
  if (others.length > 0) safeHeaders.set("prefer", others.join(","));
  return safeHeaders;
}

/** The REST and Auth services, with corrections where `@supabase/lite` differs from a hosted project. */
export function supabaseRoutes(
  sendToLite: LiteFetch,
  options: { database: Database; jwtSecret: string },
): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const preRequest = createPreRequest(options.database);

  // `@supabase/lite` treats a request with an unreadable token as anon. That is harmless, but a hosted project answers 401.
  routes.use("/rest/v1/*", async (c, next) => {
    const token = readBearer(c);
    if (c.req.header("authorization") !== undefined && !token.startsWith("sb_")) {
      const verdict = await judgeToken(token, options.jwtSecret);
      if (verdict.kind === "expired") return c.json(refusal("PGRST303", "JWT expired"), 401);
      if (verdict.kind === "forged") return c.json(refusal("PGRST301", "No suitable key or wrong key type"), 401);
      const path = c.req.path.slice("/rest/v1".length);
      const refused = await preRequest(verdict.payload, { method: c.req.method, path });
      if (refused !== undefined)
        return c.json(refusal(refused.code, refused.message), refused.status as ContentfulStatusCode);
    }
    return next();
  });

  const serve = async (request: Request, peerAddress: string | null) => {
    // Read before the turn begins, because a slow sender would block all other requests.
    const body = request.body === null ? null : await request.arrayBuffer();
    // `@supabase/lite` has no HEAD for functions, with which supabase-js asks for a count without rows.
    const isHeadOfFunction = request.method === "HEAD" && new URL(request.url).pathname.startsWith("/rest/v1/rpc/");
    const wholeRequest = new Request(request.url, {
      method: isHeadOfFunction ? "GET" : request.method,
      headers: withoutEstimates(request.headers),
      body,
    });
    const answer = await answerFullDisk(await sendToLite(wholeRequest, peerAddress));
    const response = new URL(request.url).pathname.startsWith("/rest/") ? await inRestDialect(answer) : answer;
    // Only the gateway decides which other origins may read an answer.
    const headers = new Headers(response.headers);
    headers.delete("access-control-allow-origin");
    headers.delete("access-control-expose-headers");
    return new Response(isHeadOfFunction ? null : response.body, { status: response.status, headers });
  };
  // A hosted project ends every other session of a person who sets a new password; `@supabase/lite` keeps them.
  routes.put("/auth/v1/user", async (c) => {
    const { password } = await peekFields<{ password: unknown }>(c);
    const response = await serve(c.req.raw, c.env.peerAddress);
    if (response.ok && typeof password === "string") {
      const { sub, session_id } = decodeJwt(readBearer(c));
      await options.database.sql("delete from auth.sessions where user_id = $1 and id <> $2", [sub, session_id]);
    }
    return response;
  });
  routes.all("/rest/v1/*", (c) => serve(c.req.raw, c.env.peerAddress));
  routes.all("/auth/v1/*", (c, next) =>
    AUTH_PATHS.has(c.req.path.slice("/auth/v1/".length)) ? serve(c.req.raw, c.env.peerAddress) : next(),
  );
  return routes;
}

const refusal = (code: string, message: string) => ({ code, message, details: null, hint: null });
