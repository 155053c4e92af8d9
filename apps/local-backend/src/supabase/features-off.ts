import { Hono, type Context, type MiddlewareHandler } from "hono";
import { judgeToken } from "./access-token.ts";
import { peekFields, readBearer, refuse } from "./auth-requests.ts";
import type { LiteFetch } from "./lite.ts";
import type { BackendEnv } from "./routes.ts";

const noLinking = (c: Context) => refuse(c, 404, "manual_linking_disabled", "Manual linking is disabled");
const noFactor = (c: Context) => refuse(c, 404, "mfa_factor_not_found", "Factor not found");

const PHONE_IS_OFF = "phone_provider_disabled";

/**
 * The answers to requests with a phone number, by path. Verifying doesn't check whether the provider is on: since no
 * account has the number, the code is simply wrong.
 */
const phoneRefusals: Readonly<Record<string, readonly [status: 400 | 403 | 422, code: string, msg: string]>> = {
  signup: [400, PHONE_IS_OFF, "Phone signups are disabled"],
  otp: [400, PHONE_IS_OFF, "Unsupported phone provider"],
  resend: [400, PHONE_IS_OFF, "Phone logins are disabled"],
  token: [422, PHONE_IS_OFF, "Phone logins are disabled"],
  verify: [403, "otp_expired", "Token has expired or is invalid"],
};

const isFilled = (value: unknown): boolean => typeof value === "string" && value !== "";

/**
 * Whether a verification has a code and its type. A hosted project reports a missing one as malformed before it checks
 * the code.
 */
const isComplete = (path: string, { token, type }: { token?: unknown; type?: unknown }): boolean =>
  path !== "verify" || (isFilled(token) && isFilled(type));

/**
 * Answers the auth service's paths for features that this product has switched off, like a hosted project with the same
 * settings (docs/product.md#calls-to-the-backend). lite doesn't know these paths, or answers differently.
 */
export function featuresOff(lite: LiteFetch, options: { jwtSecret: string; hasProviders: boolean }): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/auth/v1");

  const authenticated: MiddlewareHandler = async (c, next) => {
    if ((await judgeToken(readBearer(c), options.jwtSecret)).kind === "valid") return next();
    return refuse(c, 401, "no_authorization", "This endpoint requires a valid Bearer token");
  };

  routes.get("/user/identities/authorize", authenticated, noLinking);
  routes.delete("/user/identities/:id", authenticated, noLinking);

  routes.post("/factors", authenticated, (c) =>
    refuse(c, 422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP"),
  );
  routes.post("/factors/:id/challenge", authenticated, noFactor);
  routes.post("/factors/:id/verify", authenticated, noFactor);
  routes.delete("/factors/:id", authenticated, noFactor);

  // A server of one's own sends no codes or links to sign in with, and lite would create an account for each address.
  if (!options.hasProviders) {
    for (const path of ["/otp", "/magiclink"]) {
      routes.post(path, (c) => refuse(c, 422, "otp_disabled", "Signups not allowed for otp"));
    }
  }

  routes.post("/sso", (c) => refuse(c, 404, "saml_provider_disabled", "SAML 2.0 is disabled"));

  routes.on(
    "POST",
    Object.keys(phoneRefusals).map((path) => `/${path}`),
    async (c, next) => {
      const grant = c.req.query("grant_type");
      if (grant === "id_token") {
        return refuse(c, 400, "provider_disabled", "Sign-in with an ID token is not enabled for this provider");
      }
      const body = await peekFields<{ phone: unknown; token: unknown; type: unknown }>(c);
      const path = c.req.path.slice("/auth/v1/".length);
      const refusal = phoneRefusals[path];
      if (refusal === undefined || !isFilled(body.phone) || !isComplete(path, body)) return next();
      return refuse(c, ...refusal);
    },
  );

  // lite doesn't know that Google and Apple are on, because our consent page replaces them.
  routes.get("/settings", async (c) => {
    const response = await lite(c.req.raw, c.env.peerAddress);
    if (!response.ok) return response;
    const settings = (await response.json()) as { external?: Record<string, boolean> };
    const { hasProviders } = options;
    const external = { ...settings.external, google: hasProviders, apple: hasProviders, phone: false };
    return c.json({ ...settings, external });
  });
  return routes;
}
