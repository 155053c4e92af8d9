import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { toFailure } from "../to-failure.ts";
import { DATA_TIMEOUT_MS } from "../timeouts.ts";

/** supabase-js waits for its auth service as long as that takes; a page does not. */
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
 * Has a link sent with which the password of this address can be replaced. Ends the same way for every address, whether
 * somebody has it or not, and whether a link was sent a moment ago or not: the auth service counts for each account.
 *
 * @param redirectTo where the link leads, with a code that only this browser can use
 */
export async function requestNewPassword(client: LecternClient, email: string, redirectTo: string): Promise<void> {
  const { error } = await withTimeout(client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
  if (error === null) return;
  const failure = toFailure(error);
  if (failure.code !== "rate-limited") throw failure;
}

/** @throws Failure `invalid` for a password that is too short or the one before, `unauthenticated` without a session */
export async function setNewPassword(client: LecternClient, password: string): Promise<void> {
  const { error } = await withTimeout(client.auth.updateUser({ password }));
  if (error) throw toFailure(error);
}
