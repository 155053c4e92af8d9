import { logError, logTimeout } from "../failure-actions.ts";
import { authSetup } from "./auth.setup.ts";

/** The user signs out here: the session is closed, then the browser loads `/`, and only then is the user anonymous (AUT-09). */
export const signingOut = authSetup.createStateConfig({
  tags: "signing-out",
  initial: "closing",
  exit: "forgetUserData",
  // A refresh that was under way must not write back the tokens that are being forgotten.
  on: { "session.refreshed": {} },
  states: {
    closing: {
      // The session goes even when the request to close it fails.
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
