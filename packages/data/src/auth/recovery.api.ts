import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { sendWrite } from "../fetch-rows.ts";
import { toFailure } from "../to-failure.ts";
import { DATA_TIMEOUT_MS } from "../timeouts.ts";

/** supabase-js has no timeout for its auth service. @throws Failure `timeout` after `DATA_TIMEOUT_MS` */
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
 * Requests a link with which the password of this address can be replaced. Resolves for every address, with or without
 * an account, and for a link requested too soon: the auth service limits by account, so a failure would reveal one.
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
 * Replaces the signed-in user's password. Before that, it has the server record that a mail link was followed, which
 * confirms the address (SRV-09) and removes the password that was set by a person who had not confirmed it.
 *
 * @throws Failure `invalid` for a password that is too short or unchanged, `unauthenticated` without a session
 */
export async function setNewPassword(client: LecternClient, password: string): Promise<void> {
  await sendWrite(client.rpc("confirm_address"));
  const { error } = await withTimeout(client.auth.updateUser({ password }));
  if (error) throw toFailure(error);
}
