import { logError, logTimeout } from "../failure-actions.ts";
import { authSetup } from "./auth.setup.ts";

/**
 * The session ended, although the user did not sign out in this window. The browser loads the login page, which says so
 * (AUT-16).
 */
export const openingLogin = authSetup.createStateConfig({
  entry: ["rememberEnded", "forgetTokens", "forgetUser"],
  exit: "forgetUserData",
  // A token refresh that was under way must not store tokens again after they were forgotten.
  on: { "session.refreshed": {} },
  invoke: {
    id: "openLogin",
    src: "openLogin",
    input: ({ context }) => ({ userId: context.ended?.userId ?? null }),
    onDone: "#auth.anonymous.ended",
    onError: { target: "#auth.anonymous.ended", actions: logError("openLogin") },
  },
  after: { loginTimeout: { target: "#auth.anonymous.ended", actions: logTimeout("openLogin") } },
});
