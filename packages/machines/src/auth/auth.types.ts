import type { FailureCode } from "@lectern/domain/failure";
import type { AuthProvider, SessionUser } from "@lectern/domain/session";
import type { SessionEvent } from "./session-event.ts";

/** How a user signed in or tried to. `beta` is the sign-up of the beta programme. */
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
  /** Whether the page was opened on `/auth/callback`, so that sign-in is completed first. */
  readonly arrivedAtCallback: boolean;
  /** The provider that this tab last left for. A failed callback names it. */
  readonly provider: AuthProvider | null;
  /** Whose session the browser had stored when the page was opened. */
  readonly storedUserId?: SessionUser["id"] | undefined;
  /** Whether a session ended in this tab before the page was loaded, and no user has signed in since (AUT-16). */
  readonly wasSignedOut?: boolean;
}

/** A session that ended although its user did not sign out here (AUT-16). */
export interface EndedSession {
  /** Whose it was; null when it ended before the page was loaded. */
  readonly userId: SessionUser["id"] | null;
}

export interface AuthContext {
  readonly userId: string | null;
  readonly email: string | null;
  readonly arrivedAtCallback: boolean;
  readonly method: SignInMethod | null;
  readonly failure: SignInFailure | null;
  /**
   * Another user whose session waits: the callback's URL brings it, while the signed-in user chooses between the two; or another
   * window opened it while the account of this page's user is deleted.
   */
  readonly arriving: SessionUser | null;
  /** The session that ended; while the page is opened, the one that has ended if none is restored. */
  readonly ended: EndedSession | null;
}

export type AuthEvent =
  | SessionEvent
  | { type: "sign-in.requested"; provider: AuthProvider }
  | ({ type: "credentials.submitted"; method: "password" | "beta" } & Credentials)
  /** The page was restored from the back/forward cache: the user left the consent page by Back. */
  | { type: "page.returned" }
  | { type: "failure.dismissed" }
  /** The signed-in user continues as the user whose session the callback brings. */
  | { type: "arrival.accepted" }
  /** The signed-in user stays, and the callback's session is dropped. */
  | { type: "arrival.declined" }
  /** The deletion of the signed-in user's account was requested: from now on the page stays, with or without a session. */
  | { type: "deletion.started" }
  | { type: "deletion.failed" }
  | { type: "sign-out.requested" };

/** `loading`: the session is not known yet. `busy`: a sign-in is under way. `entered`: the profile check is done, so pages may navigate on. */
export type AuthTag = "loading" | "anonymous" | "busy" | "signed-in" | "entered" | "setting-up" | "signing-out";

/** The ports that can fail, by name. */
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
