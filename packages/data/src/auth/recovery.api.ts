import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { sendWrite } from "../fetch-rows.ts";
import { toFailure } from "../to-failure.ts";
import { DATA_TIMEOUT_MS } from "../timeouts.ts";

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
  const { error } = await withTimeout(client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
  if (error === null) return;
  const failure = toFailure(error);
  if (failure.code !== "rate-limited") throw failure;
}

/**
 * Replaces the signed-in user's password. Before that, it lets the server record that the user followed a mail link.
 * This confirms the address (SRV-09) and removes a password that was set before the address was confirmed.
 *
 * @throws Failure `invalid` for a password that is too short or unchanged, `unauthenticated` without a session
 */
export async function setNewPassword(client: LecternClient, password: string): Promise<void> {
  await sendWrite(client.rpc("confirm_address"));
  const { error } = await withTimeout(client.auth.updateUser({ password }));
  if (error) throw toFailure(error);
}
