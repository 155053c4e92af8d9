import type { SessionUser } from "@lectern/domain/session";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { authMachine } from "./auth.machine.ts";
import type { SignInFailure } from "./auth.types.ts";

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The session is not known yet: show a spinner, navigate nowhere (AUT-04). */
export const isLoading = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("loading");

/** The callback brings another user's session, and the page asks which user to continue as (AUT-02). */
export const isChoosingAccount = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches("choosingAccount") || snapshot.matches("acceptingArrival");

/** No user is signed in. False while a sign-out is under way. */
export const isAnonymous = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("anonymous");

/** A session ended, although its user did not sign out in this window, and no user has signed in since (AUT-16). */
export const isEnded = (snapshot: AuthSnapshot): boolean => snapshot.matches({ anonymous: "ended" });

/**
 * The id of the user whose session ended in this page. Only this user is led back to the page that they left (AUT-16).
 * Null if no session ended.
 */
export const getEndedUserId = (snapshot: AuthSnapshot): string | null =>
  isEnded(snapshot) ? (snapshot.context.ended?.userId ?? null) : null;

/** A sign-in is under way: the login page stays, its buttons are disabled. */
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("busy");

/** A user is signed in, and the protected area may show. */
export const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("signed-in");

/** The profile check is done, so the login page and the callback may navigate to the next page (AUT-03). */
export const isEntered = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("entered");

/** "Setting things up for you..." shows (AUT-06). */
export const isSettingUp = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("setting-up");

/** The user is signed in and their profile was checked and set up. */
export const isReady = (snapshot: AuthSnapshot): boolean => snapshot.matches({ signedIn: "ready" });

export const getUserId = (snapshot: AuthSnapshot): string | null => snapshot.context.userId;
export const getEmail = (snapshot: AuthSnapshot): string | null => snapshot.context.email;
export const getArrivingUser = (snapshot: AuthSnapshot): SessionUser | null => snapshot.context.arriving;
export const getFailure = (snapshot: AuthSnapshot): SignInFailure | null => snapshot.context.failure;
