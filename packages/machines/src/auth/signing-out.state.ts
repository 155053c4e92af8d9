import { logError, logTimeout } from "../failure-actions.ts";
import { authSetup } from "./auth.setup.ts";

/**
 * The user signs out in this window: the machine closes the session, the browser loads `/`, and only then the user is
 * anonymous (AUT-09).
 */
export const signingOut = authSetup.createStateConfig({
  initial: "closing",
  exit: "forgetUserData",
  // A token refresh that was under way must not store tokens again while they are being forgotten.
  on: { "session.refreshed": {} },
  states: {
    closing: {
      // The session is removed from the browser even if the request to close it fails.
      exit: ["forgetTokens", "forgetSession"],
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: "leaving",
        onError: { target: "leaving", actions: logError("signOut") },
      },
      after: { signOutTimeout: { target: "leaving", actions: logTimeout("signOut") } },
    },
    leaving: {
      entry: "forgetUser",
      invoke: {
        id: "returnHome",
        src: "returnHome",
        onDone: "#auth.anonymous",
        onError: { target: "#auth.anonymous", actions: logError("returnHome") },
      },
      after: { homeTimeout: { target: "#auth.anonymous", actions: logTimeout("returnHome") } },
    },
  },
});
