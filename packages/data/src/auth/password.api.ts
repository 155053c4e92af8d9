import { Failure } from "@lectern/domain/failure";
import type { OpenSession } from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { callAuth, toOpenSession } from "./session.api.ts";

/** A password with either an email or a phone number. */
export interface PasswordCredentials {
  readonly email?: string;
  readonly phone?: string;
  readonly password: string;
}

/** supabase-js's message for a missing field (AUT-13). supabase-js itself accepts an empty one. */
const CREDENTIALS_MISSING = "You must provide either an email or phone number and a password";

/** The options of a call for which a project may require a captcha (SRV-09). */
export const toCaptchaOptions = async ({ solveCaptcha }: LecternClient) =>
  solveCaptcha === undefined ? {} : { captchaToken: await solveCaptcha() };

async function toSupabaseCredentials(client: LecternClient, { email, phone, password }: PasswordCredentials) {
  const by = email?.trim() ? { email: email.trim() } : phone?.trim() ? { phone: phone.trim() } : undefined;
  if (password === "" || by === undefined) throw new Failure("credentials-missing", CREDENTIALS_MISSING);
  return { ...by, password, options: await toCaptchaOptions(client) };
}

/** @throws Failure `credentials-missing`, `credentials-refused`, `session-missing` without session or user (AUT-13) */
export async function signInWithPassword(
  client: LecternClient,
  credentials: PasswordCredentials,
): Promise<OpenSession> {
  const sent = await toSupabaseCredentials(client, credentials);
  return toOpenSession((await callAuth(client, (auth) => auth.signInWithPassword(sent))).session);
}

/**
 * @throws Failure as `signInWithPassword` does; also `session-missing` if the project requires addresses to be
 * confirmed
 */
export async function signUpWithPassword(
  client: LecternClient,
  credentials: PasswordCredentials,
): Promise<OpenSession> {
  const sent = await toSupabaseCredentials(client, credentials);
  const { session } = await callAuth(client, (auth) => auth.signUp(sent));
  if (session === null) throw new Failure("session-missing");
  return toOpenSession(session);
}
