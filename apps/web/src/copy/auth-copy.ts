import type { AuthWork } from "@lectern/machines/auth/auth.types";

/** AUT-07 */
export const RETURNING_USER =
  "Our records show you've registered before. To prevent abuse, wait until next week for more free time.";

export const PASSWORD_CHANGED = "Password changed";

/** Log lines for a failed sign-in or sign-out. The login page shows a failed sign-in to the student. */
export const authLogLines: Record<AuthWork, string> = {
  watchSession: "Error watching the session",
  completeCallback: "Error completing the sign-in",
  acceptArrival: "Error completing the sign-in",
  leaveForProvider: "Error opening the provider's sign-in",
  signInWithPassword: "Error signing in",
  signUpWithPassword: "Error signing up",
  loadSubscription: "Error loading the subscription status",
  checkProfile: "Error checking the profile",
  createUserContext: "Error creating the user context",
  reloadSubscription: "Error loading the subscription status",
  signOut: "Error signing out",
  returnHome: "Error returning home",
  openLogin: "Error opening the login page",
};
