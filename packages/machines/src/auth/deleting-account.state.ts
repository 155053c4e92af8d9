import { isAnotherUser, rememberArrivingUser, rememberTokens } from "./auth.actions.ts";
import { authSetup } from "./auth.setup.ts";

/**
 * The user's account is deleted, and its receipt shows until it is closed (EXP-04). Another window may find the session gone
 * and remove it, or sign in as another user: this page stays until the deletion failed or its receipt is closed.
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
    /** It has none. */
    closed: { on: { "deletion.failed": "#auth.openingLogin" } },
    /** It has another user's, which stays. */
    replaced: {
      on: {
        "deletion.failed": { target: "#auth.signedIn", actions: ["forgetUserData", "becomeArriving"] },
        "sign-out.requested": "#auth.signingOut.leaving",
      },
    },
  },
});
