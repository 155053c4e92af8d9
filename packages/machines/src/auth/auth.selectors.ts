import type { SnapshotFrom } from "xstate";
import type { authMachine } from "./auth.machine.ts";
import type { SignInFailure } from "./auth.types.ts";

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Nobody knows yet who is there: show a spinner, decide nothing (AUT-04). */
export const isLoading = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("loading");

/** Nobody is there. Not true while a sign-out is still on its way home. */
export const isAnonymous = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("anonymous");

/** A sign-in is under way: the login page stays, its buttons rest. */
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("busy");

/** Somebody is there, and the protected area may show. */
export const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("signed-in");

/** The profile was looked for: the login page and the callback may now lead on (AUT-03). */
export const isEntered = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("entered");

/** "Setting things up for you..." (AUT-06). */
export const isSettingUp = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("setting-up");

export const isReady = (snapshot: AuthSnapshot): boolean => snapshot.matches({ signedIn: "ready" });

/** The page is about to go home: store no way back, redirect nowhere (AUT-09). */
export const isSigningOut = (snapshot: AuthSnapshot): boolean => snapshot.hasTag("signing-out");

export const getUserId = (snapshot: AuthSnapshot): string | null => snapshot.context.userId;
export const getEmail = (snapshot: AuthSnapshot): string | null => snapshot.context.email;
export const getFailure = (snapshot: AuthSnapshot): SignInFailure | null => snapshot.context.failure;
