import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
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
    ...writeOptions("request-new-password"),
    mutationFn: ({ email, redirectTo }) => requestNewPassword(client, email, redirectTo),
  }),
  setPassword: (): Write<string> => ({
    mutationKey: ["recovery", "password"],
    ...writeOptions("set-new-password"),
    mutationFn: (password) => setNewPassword(client, password),
    // The mutation cache must not keep the password.
    gcTime: 0,
  }),
});
