import type { LecternClient } from "../client.ts";
import type { DataWork, Write } from "../options.ts";
import { requestNewPassword, setNewPassword } from "./recovery.api.ts";

export interface LinkRequest {
  readonly email: string;
  readonly redirectTo: string;
}

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
    // What was typed is nobody's to keep.
    gcTime: 0,
  }),
});
