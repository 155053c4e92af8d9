import { isAnotherUser, rememberArrivingUser, rememberTokens } from "./auth.actions.ts";
import { authSetup } from "./auth.setup.ts";

/**
 * The user's account is being deleted; then its receipt shows until the user closes it (EXP-04). Another window may
 * find the session gone and remove it, or sign in as another user. This page stays until the deletion fails or the
 * receipt is closed.
 */
export const deletingAccount = authSetup.createStateConfig({
  tags: ["signed-in", "entered"],
  initial: "open",
  on: {
    "session.opened": [
      { guard: isAnotherUser, target: ".replaced", actions: rememberArrivingUser },
      { target: ".open" },
    ],
    "session.refreshed": [
      { guard: isAnotherUser, target: ".replaced", actions: [rememberArrivingUser, rememberTokens] },
      { target: ".open", actions: rememberTokens },
    ],
    "session.closed": ".closed",
    "sign-out.requested": "#auth.signingOut",
  },
  states: {
    /** The browser has the user's session. */
    open: { on: { "deletion.failed": "#auth.signedIn.ready" } },
    /** The browser has no session. */
    closed: { on: { "deletion.failed": "#auth.openingLogin" } },
    /** The browser has another user's session, which stays. */
    replaced: {
      on: {
        "deletion.failed": { target: "#auth.signedIn", actions: ["forgetUserData", "becomeArriving"] },
        "sign-out.requested": "#auth.signingOut.leaving",
      },
    },
  },
});
