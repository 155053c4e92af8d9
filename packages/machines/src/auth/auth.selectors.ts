import type { SessionUser } from "@lectern/domain/session";
import type { SnapshotFrom } from "xstate";
import type { authMachine } from "./auth.machine.ts";
import type { SignInFailure } from "./auth.types.ts";

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The session is not known yet: show a spinner, navigate nowhere (AUT-04). */
export const isLoading = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("loading");

/** The callback brings another user's session, and the page asks which of the two to continue with (AUT-02). */
export const isChoosingAccount = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches("choosingAccount") || snapshot.matches("acceptingArrival");

/** No user is signed in. False while a sign-out is under way. */
export const isAnonymous = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("anonymous");

/** A sign-in is under way: the login page stays, its buttons are disabled. */
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("busy");

/** A user is signed in, and the protected area may show. */
export const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("signed-in");

/** The profile check is done: the login page and the callback may navigate on (AUT-03). */
export const isEntered = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("entered");

/** "Setting things up for you..." shows (AUT-06). */
export const isSettingUp = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("setting-up");

/** The user is signed in and their profile was checked and set up. */
export const isReady = (snapshot: AuthSnapshot): boolean => snapshot.matches({ signedIn: "ready" });

/** The browser is about to load `/`: store no intended URL, redirect nowhere (AUT-09). */
export const isSigningOut = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("signing-out");

export const getUserId = (snapshot: AuthSnapshot): string | null => snapshot.context.userId;
export const getEmail = (snapshot: AuthSnapshot): string | null => snapshot.context.email;
export const getArrivingUser = (snapshot: AuthSnapshot): SessionUser | null => snapshot.context.arriving;
export const getFailure = (snapshot: AuthSnapshot): SignInFailure | null => snapshot.context.failure;
