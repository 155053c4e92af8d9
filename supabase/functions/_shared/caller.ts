import type { SupabaseClient } from "@supabase/supabase-js";
import { Refusal } from "./refusal.ts";

/** One way a person signs in, as the auth server knows it; never what a client says about itself. */
interface Identity {
  readonly provider: string;
  /** The person's id at the provider. */
  readonly subject: string;
}

/** The user who sent a request, as the auth server states. */
export interface Caller {
  readonly id: string;
  readonly email: string | undefined;
  readonly identities: readonly Identity[];
  /** To act as them, under their policies. */
  readonly token: string;
  /** Where the request comes from, as the platform's proxy says it; undefined where none does. */
  readonly address: string | undefined;
}

/** The token is genuine, and the person it was made for was deleted. */
export class CallerIsGone extends Refusal {
  /** Whose account it was. */
  readonly id: string;
  constructor(id: string) {
    super(401, "Please sign in again.");
    this.id = id;
  }
}

/** Whom a token is for. Only of a token whose signature the auth server has checked. */
function toSubject(token: string): string {
  const claims = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return String((JSON.parse(atob(claims)) as { sub?: unknown }).sub);
}

const signInAgain = () => new Refusal(401, "Please sign in again.");

/** @returns the token of an `Authorization: Bearer …` header, or undefined */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/**
 * The person whose session token a request carries. Asks the auth server, so that a signed-out or deleted person is
 * refused although the token has not expired.
 * @throws CallerIsGone, Refusal 401 for no token or one that the auth server refuses, 503 when it cannot be asked
 */
export async function getCaller(request: Request, auth: SupabaseClient["auth"]): Promise<Caller> {
  const token = bearerToken(request);
  if (token === undefined) throw signInAgain();
  let answer = await auth.getUser(token);
  // The auth server reads the person, then the session. Who is deleted between the two is known to be gone when asked again.
  if (answer.error?.name === "AuthSessionMissingError") answer = await auth.getUser(token);
  const { data, error } = answer;
  if (error !== null) {
    if (error.code === "user_not_found") throw new CallerIsGone(toSubject(token));
    const status = error.status ?? 0;
    if ((status >= 400 && status < 500 && status !== 429) || error.name === "AuthSessionMissingError")
      throw signInAgain();
    throw new Refusal(
      503,
      "We could not check who you are just now. Please try again in a moment.",
      {},
      { cause: error },
    );
  }
  return {
    token,
    // Cloudflare, which stands before a hosted project, replaces what a client claims; `x-forwarded-for` begins with that.
    address: request.headers.get("cf-connecting-ip") ?? undefined,
    id: data.user.id,
    email: data.user.email,
    identities: (data.user.identities ?? []).map((identity) => ({
      provider: identity.provider,
      subject: String(identity.identity_data?.["sub"] ?? identity.id),
    })),
  };
}
