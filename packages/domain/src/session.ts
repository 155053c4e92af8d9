/** The providers that students sign in with (docs/product.md#data, `app_metadata.provider`). */
export const authProviders = ["google", "apple"] as const;
export type AuthProvider = (typeof authProviders)[number];

/** The signed-in user. */
export interface SessionUser {
  readonly id: string;
  /** Empty when the provider gave none. */
  readonly email: string;
}

/** The three values that AUT-11 writes to local storage and never reads. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface OpenSession {
  readonly user: SessionUser;
  readonly tokens: SessionTokens;
}

/** The auth client's event names, AUT-10. */
export const sessionEventNames = [
  "INITIAL_SESSION",
  "SIGNED_IN",
  "SIGNED_OUT",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "PASSWORD_RECOVERY",
  "MFA_CHALLENGE_VERIFIED",
] as const;
type SessionEventName = (typeof sessionEventNames)[number];

/** A change of the session, made in this tab or another. */
export interface SessionChange {
  readonly name: SessionEventName;
  readonly session: OpenSession | null;
}

/** A session from the callback's URL. */
export interface CallbackSession extends OpenSession {
  /** Whether it was issued more than `STALE_AFTER_SECONDS` ago. It is opened nevertheless. */
  readonly isStale: boolean;
}

/** The callback brings a session of another user than the signed-in one. It was neither opened nor stored (AUT-02). */
export interface ArrivingUser {
  readonly arriving: SessionUser;
}

/** docs/product.md#constants */
export const STALE_AFTER_SECONDS = 120;
