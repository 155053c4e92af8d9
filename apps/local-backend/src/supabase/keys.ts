import { randomBytes } from "node:crypto";

/** The only key that a browser may hold. It is the same everywhere, since it grants no access by itself. */
export const PUBLISHABLE_KEY = "sb_publishable_lectern_local";

/** Secrets that must not leave this machine, generated at random for each data directory. */
export interface Secrets {
  /** Signs access tokens. */
  readonly jwtSecret: string;
  /** Acts as `service_role`. */
  readonly secretKey: string;
  /** Hashes the identities of registered people (SRV-03). */
  readonly registrationHashKey: string;
  /** Opens the API of Stripe's stand-in. */
  readonly stripeSecretKey: string;
  /** Signs the events of Stripe's stand-in. */
  readonly stripeWebhookSecret: string;
}

export const makeSecrets = (): Secrets => ({
  jwtSecret: randomBytes(48).toString("base64url"),
  secretKey: `sb_secret_${randomBytes(24).toString("base64url")}`,
  registrationHashKey: randomBytes(32).toString("base64url"),
  stripeSecretKey: `sk_test_${randomBytes(24).toString("base64url")}`,
  stripeWebhookSecret: `whsec_${randomBytes(24).toString("base64url")}`,
});
