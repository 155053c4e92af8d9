import { Failure, toFailureCode } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { sendWrite } from "../request.ts";
import { toCaptchaOptions } from "./password.api.ts";
import { callAuth } from "./session.api.ts";
import { DATA_TIMEOUT_MS, type Write, writeOptions } from "../options.ts";

/**
 * Adds a timeout, since supabase-js has none for its auth service. @throws Failure `timeout` after `DATA_TIMEOUT_MS`
 */
async function withTimeout<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure("timeout")), DATA_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Requests a mail with a link for replacing the password of an address. It resolves for every address, whether or not
 * it has an account, and also if a link was requested too recently: the auth service limits requests by account, so a
 * failure would reveal that one exists.
 *
 * @param redirectTo the URL that the link opens, with a code that only this browser can use
 * @throws Failure for any failure but `rate-limited`
 */
export async function requestNewPassword(client: LecternClient, email: string, redirectTo: string): Promise<void> {
  try {
    const options = { redirectTo, ...(await toCaptchaOptions(client)) };
    await withTimeout(callAuth(client, (auth) => auth.resetPasswordForEmail(email.trim(), options)));
  } catch (error) {
    if (toFailureCode(error) !== "rate-limited") throw error;
  }
}

/**
 * Replaces the signed-in user's password. Before that, it lets the server record that the user followed a mail link.
 * This confirms the address (SRV-09) and removes a password that was set before the address was confirmed.
 *
 * @throws Failure `invalid` for a password that is too short or unchanged, `unauthenticated` without a session
 */
export async function setNewPassword(client: LecternClient, password: string): Promise<void> {
  await sendWrite(client.rpc("confirm_address"));
  await withTimeout(callAuth(client, (auth) => auth.updateUser({ password })));
}

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
    ...writeOptions("Error requesting a new password"),
    mutationFn: ({ email, redirectTo }) => requestNewPassword(client, email, redirectTo),
  }),
  setPassword: (): Write<string> => ({
    mutationKey: ["recovery", "password"],
    ...writeOptions("Error changing the password"),
    mutationFn: (password) => setNewPassword(client, password),
    // The mutation cache must not keep the password.
    gcTime: 0,
  }),
});
