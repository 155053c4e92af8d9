import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { requestNewPassword, setNewPassword } from "./recovery.api.ts";

/** The input for requesting a link that replaces a password. */
export interface LinkRequest {
  readonly email: string;
  readonly redirectTo: string;
}

/**
 * The mutations of a password reset. They need no machine, because each is a single request. Only exchanging the link's
 * code has steps, which belong to the auth machine (ADR 0027).
 */
export const recoveryMutations = (client: LecternClient) => ({
  requestLink: (): Write<LinkRequest> => ({
    mutationKey: ["recovery", "link"],
    networkMode: "always",
    meta: { work: "request-new-password" satisfies DataWork },
    mutationFn: ({ email, redirectTo }) => requestNewPassword(client, email, redirectTo),
  }),
  setPassword: (): Write<string> => ({
    mutationKey: ["recovery", "password"],
    networkMode: "always",
    meta: { work: "set-new-password" satisfies DataWork },
    mutationFn: (password) => setNewPassword(client, password),
    // The mutation cache must not keep the password.
    gcTime: 0,
  }),
});
