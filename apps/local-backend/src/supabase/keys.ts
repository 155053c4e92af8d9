import { randomBytes } from "node:crypto";

/** The one key that a browser may hold; the same everywhere, since it opens nothing by itself. */
export const PUBLISHABLE_KEY = "sb_publishable_lectern_local";

/** What must stay inside this machine, made at random for each data directory. */
export interface Secrets {
  /** Signs access tokens. */
  readonly jwtSecret: string;
  /** Acts as `service_role`. */
  readonly secretKey: string;
  /** Hashes the identities of those who have registered (SRV-03). */
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
