import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { requestNewPassword, setNewPassword } from "./recovery.api.ts";

/** A request for a link with which a password can be replaced. */
export interface LinkRequest {
  readonly email: string;
  readonly redirectTo: string;
}

/**
 * The password reset. These are plain mutations and no machine: each is one call with one end. Only the exchange of the
 * link's code has steps, and the auth machine has those (ADR 0027).
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
