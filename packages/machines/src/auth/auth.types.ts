import type { FailureCode } from "@lectern/domain/failure";
import type { AuthProvider, SessionUser } from "@lectern/domain/session";
import type { SessionEvent } from "./session-event.ts";

/** How somebody came, or tried to come, in. `beta` is the beta programme's sign-up. */
export type SignInMethod = AuthProvider | "password" | "beta";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A sign-in that failed. `method` is null when the callback was opened and nobody knows which provider sent it. */
export interface SignInFailure {
  readonly method: SignInMethod | null;
  readonly code: FailureCode;
}

export interface AuthInput {
  /** The page was opened on `/auth/callback`: finish that sign-in first. */
  readonly arrivedAtCallback: boolean;
  /** The provider this tab last left for, for the words of a failed callback. */
  readonly provider: AuthProvider | null;
}

export interface AuthContext {
  readonly userId: string | null;
  readonly email: string | null;
  readonly arrivedAtCallback: boolean;
  readonly method: SignInMethod | null;
  readonly failure: SignInFailure | null;
}

export type AuthEvent =
  | SessionEvent
  | { type: "sign-in.requested"; provider: AuthProvider }
  | ({ type: "credentials.submitted"; method: "password" | "beta" } & Credentials)
  /** The page came back from the browser's memory, the consent page was left by Back. */
  | { type: "page.returned" }
  | { type: "failure.dismissed" }
  | { type: "sign-out.requested" };

/** `loading`: nobody knows yet who is there. `busy`: a sign-in is under way. `entered`: the way in is walked, follow where it leads. */
export type AuthTag = "loading" | "anonymous" | "busy" | "signed-in" | "entered" | "setting-up" | "signing-out";

/** The ports, by their names; also what `logFailure` is told. */
export const authWork = [
  "watchSession",
  "completeCallback",
  "leaveForProvider",
  "signInWithPassword",
  "signUpWithPassword",
  "loadSubscription",
  "checkProfile",
  "createUserContext",
  "reloadSubscription",
  "signOut",
  "returnHome",
] as const;
export type AuthWork = (typeof authWork)[number];

export interface ForUser {
  readonly userId: SessionUser["id"];
}
