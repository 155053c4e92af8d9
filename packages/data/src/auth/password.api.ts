import { Failure } from "@lectern/domain/failure";
import type { OpenSession } from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { toFailure } from "../to-failure.ts";
import { toOpenSession } from "./open-session.ts";

/** A password with either an email or a phone number. */
export interface PasswordCredentials {
  readonly email?: string;
  readonly phone?: string;
  readonly password: string;
}

/** supabase-js's message for a missing field (AUT-13). supabase-js itself accepts an empty one. */
const CREDENTIALS_MISSING = "You must provide either an email or phone number and a password";

function toSupabaseCredentials({ email, phone, password }: PasswordCredentials) {
  if (password !== "") {
    if (email?.trim()) return { email: email.trim(), password };
    if (phone?.trim()) return { phone: phone.trim(), password };
  }
  throw new Failure("credentials-missing", CREDENTIALS_MISSING);
}

/** @throws Failure `credentials-missing`, `credentials-refused`, `session-missing` without session or user (AUT-13) */
export async function signInWithPassword(
  client: LecternClient,
  credentials: PasswordCredentials,
): Promise<OpenSession> {
  const { data, error } = await client.auth.signInWithPassword(toSupabaseCredentials(credentials));
  if (error) throw toFailure(error);
  return toOpenSession(data.session);
}

/**
 * @throws Failure as `signInWithPassword` does; also `session-missing` if the project requires addresses to be
 * confirmed
 */
export async function signUpWithPassword(
  client: LecternClient,
  credentials: PasswordCredentials,
): Promise<OpenSession> {
  const { data, error } = await client.auth.signUp(toSupabaseCredentials(credentials));
  if (error) throw toFailure(error);
  if (data.session === null || data.user === null) throw new Failure("session-missing");
  return toOpenSession(data.session);
}
