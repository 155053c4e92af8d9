import type { FailureCode } from "@lectern/domain/failure";
import type { AuthProvider, SessionUser } from "@lectern/domain/session";
import type { SessionEvent } from "./session-event.ts";

/** The method of a sign-in or of an attempt. `beta` is the sign-up of the beta programme. */
export type SignInMethod = AuthProvider | "password" | "beta";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A sign-in that failed. `method` is null when the callback was opened in a tab that doesn't know the provider. */
export interface SignInFailure {
  readonly method: SignInMethod | null;
  readonly code: FailureCode;
}

export interface AuthInput {
  /** Whether the page was opened at `/auth/callback`, so that the machine first completes the sign-in. */
  readonly arrivedAtCallback: boolean;
  /** The provider that this tab last redirected to. The failure of a callback names it. */
  readonly provider: AuthProvider | null;
  /** The user whose session was in storage when the page was opened. */
  readonly storedUserId?: SessionUser["id"] | undefined;
  /** Whether a session ended in this tab before the page was loaded, and no user has signed in since (AUT-16). */
  readonly wasSignedOut?: boolean;
}

/** A session that ended although its user did not sign out in this window (AUT-16). */
export interface EndedSession {
  /** The user of the session; null if it ended before the page was loaded. */
  readonly userId: SessionUser["id"] | null;
}

export interface AuthContext {
  readonly userId: string | null;
  readonly email: string | null;
  readonly arrivedAtCallback: boolean;
  readonly method: SignInMethod | null;
  readonly failure: SignInFailure | null;
  /**
   * Another user whose session is waiting: either the callback's URL brought it and the signed-in user must choose
   * between the two, or another window opened it while this user's account is being deleted.
   */
  readonly arriving: SessionUser | null;
  /** The session that ended. While the page is opening: the session that counts as ended if none is restored. */
  readonly ended: EndedSession | null;
}

export type AuthEvent =
  | SessionEvent
  | { type: "sign-in.requested"; provider: AuthProvider }
  | ({ type: "credentials.submitted"; method: "password" | "beta" } & Credentials)
  /** The page was restored from the back/forward cache: the user left the consent page with the Back button. */
  | { type: "page.returned" }
  | { type: "failure.dismissed" }
  /** The signed-in user continues as the user of the callback's session. */
  | { type: "arrival.accepted" }
  /** The signed-in user stays, and the callback's session is dropped. */
  | { type: "arrival.declined" }
  /** The signed-in user requested account deletion. From now on the page stays, with or without a session. */
  | { type: "deletion.started" }
  | { type: "deletion.failed" }
  | { type: "sign-out.requested" };

/** `loading`: the session is not known yet. `busy`: a sign-in is under way. `entered`: the profile check is done, so pages may navigate on. */
export type AuthTag = "loading" | "anonymous" | "busy" | "signed-in" | "entered" | "setting-up";

/** The names of the ports that can fail. */
const authWork = [
  "watchSession",
  "completeCallback",
  "acceptArrival",
  "leaveForProvider",
  "signInWithPassword",
  "signUpWithPassword",
  "loadSubscription",
  "checkProfile",
  "createUserContext",
  "reloadSubscription",
  "signOut",
  "returnHome",
  "openLogin",
] as const;
export type AuthWork = (typeof authWork)[number];

export interface ForUser {
  readonly userId: SessionUser["id"];
}
