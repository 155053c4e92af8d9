/**
 * Every failure that the app can meet. `packages/data` translates every error of the backend into one of these;
 * `apps/web` translates a code into the sentence of docs/product.md#error-catalogue. No code compares or shows an
 * error's `message`.
 */
export const failureCodes = [
  /** The browser could not reach the backend. */
  "offline",
  /** The backend did not answer in time. */
  "timeout",
  /** There is no session, or the backend refuses it. */
  "unauthenticated",
  /** Signed in, but not allowed. */
  "forbidden",
  /** The row or function doesn't exist, or it isn't the caller's. */
  "not-found",
  /** The request broke a constraint or failed validation. */
  "invalid",
  /** The row was changed by another tab or device since it was read. Nothing was overwritten. */
  "changed-elsewhere",
  /** Too many requests. */
  "rate-limited",
  /** An answer that breaks its contract: HTML, broken JSON, missing fields. */
  "malformed",
  /** The backend reported an internal error. */
  "server",
  /** The user closed or refused the provider's consent page. */
  "consent-refused",
  /** Password sign-in or sign-up without an email or phone and a password (AUT-13). */
  "credentials-missing",
  /** The password is wrong or the account does not exist. */
  "credentials-refused",
  /** The auth service asks for a stronger password: it is too short (PUB-07). */
  "password-weak",
  /** A sign-in succeeded without a session or without a user (AUT-13). */
  "session-missing",
  /** Auth codes the specification names (AUT-14). */
  "identity-already-exists",
  "identity-not-found",
  "single-identity-not-deletable",
] as const;

export type FailureCode = (typeof failureCodes)[number];

/**
 * An error with a `code`, the only field that callers may decide by. `detail` is the server's own sentence, for logs
 * and {@link toReason}.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly detail: string | undefined;

  /** @param options `cause`: the error that it was made from */
  constructor(code: FailureCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? code : `${code}: ${detail}`, options);
    this.name = "Failure";
    this.code = code;
    this.detail = detail;
  }
}

export const isFailure = (value: unknown): value is Failure => value instanceof Failure;

/** The code of a thrown value. Anything but a `Failure` is unexpected and counts as `server`. */
export const toFailureCode = (value: unknown): FailureCode => (isFailure(value) ? value.code : "server");

/**
 * The server's own sentence about a failure, for the places that may show it (REF-03, RDT-08); null if the server gave
 * none.
 */
export const toReason = (value: unknown): string | null =>
  isFailure(value) && value.code !== "timeout" ? (value.detail ?? null) : null;
