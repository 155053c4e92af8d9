import type { SupabaseClient } from "@supabase/supabase-js";
import { Refusal } from "./refusal.ts";

/** One of a person's ways to sign in, as the auth server knows it. It never comes from the client. */
interface Identity {
  readonly provider: string;
  /** The person's id at the provider. */
  readonly subject: string;
}

/** The user who sent a request, according to the auth server. */
export interface Caller {
  readonly id: string;
  readonly email: string | undefined;
  readonly identities: readonly Identity[];
  /** For requests on the user's behalf, under their policies. */
  readonly token: string;
  /** The request's network address, set by the platform's proxy; undefined without a proxy. */
  readonly address: string | undefined;
}

/** A student's connected assistant, which may read what the tools of `mcp` read (ADR 0068). */
export interface ConnectedCaller extends Caller {
  /** The client's id at the auth server. */
  readonly clientId: string;
}

/** Thrown if the token is genuine but its user was deleted. */
export class CallerIsGone extends Refusal {
  /** The id of the deleted user. */
  readonly id: string;
  constructor(id: string) {
    super(401, "Please log in again.");
    this.id = id;
  }
}

interface Claims {
  readonly iss?: unknown;
  readonly sub?: unknown;
  readonly client_id?: unknown;
  readonly amr?: unknown;
}

/** Reads the claims of a token. Only for tokens whose signature the auth server has checked. */
function readClaims(token: string): Claims {
  const claims = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return JSON.parse(atob(claims)) as Claims;
}

/**
 * Whether a connected client's session issued a token. After a second factor the auth server leaves `client_id` out, but not
 * how the session began.
 */
const isOfClient = ({ client_id, amr }: Claims): boolean =>
  client_id !== undefined ||
  (Array.isArray(amr) &&
    amr.some((entry: { method?: unknown } | null) => entry?.method === "oauth_provider/authorization_code"));

const signInAgain = () => new Refusal(401, "Please log in again.");

/** @returns the token of an `Authorization: Bearer …` header, or undefined */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/**
 * Returns the user whose own session token a request carries. Asks the auth server, so that a signed-out or deleted user is
 * refused even if the token has not expired.
 * @throws CallerIsGone, Refusal 401 without a token or if the auth server refuses it, 403 for a connected client's token, 503
 * if the auth server can't be reached
 */
export async function getCaller(request: Request, auth: SupabaseClient["auth"]): Promise<Caller> {
  const caller = await getAnyCaller(request, auth);
  if (isOfClient(readClaims(caller.token))) throw new Refusal(403, "Connected assistants can't do this.");
  return caller;
}

/**
 * Returns the user and the client whose token a request carries. Whether the student still has the client connected is checked
 * where a row is read or a call is counted.
 * @param issuers the addresses of this project's auth server: a key that signs for another address makes no token for this one
 * @throws Refusal 401 without a client's token of these issuers or if the auth server refuses it, 503 if the auth server can't be
 * reached
 */
export async function getConnectedCaller(
  request: Request,
  auth: SupabaseClient["auth"],
  issuers: readonly string[],
): Promise<ConnectedCaller> {
  const caller = await getAnyCaller(request, auth);
  const { client_id: clientId, iss: issuer } = readClaims(caller.token);
  if (typeof clientId !== "string" || !issuers.some((allowed) => allowed === issuer)) throw signInAgain();
  return { ...caller, clientId };
}

async function getAnyCaller(request: Request, auth: SupabaseClient["auth"]): Promise<Caller> {
  const token = bearerToken(request);
  if (token === undefined) throw signInAgain();
  let answer = await auth.getUser(token);
  // The auth server reads the user, then the session. If the user is deleted between the two, a second request tells
  // that the user is gone.
  if (answer.error?.name === "AuthSessionMissingError") answer = await auth.getUser(token);
  const { data, error } = answer;
  if (error !== null) {
    if (error.code === "user_not_found") throw new CallerIsGone(String(readClaims(token).sub));
    const status = error.status ?? 0;
    if ((status >= 400 && status < 500 && status !== 429) || error.name === "AuthSessionMissingError")
      throw signInAgain();
    throw new Refusal(
      503,
      "We couldn't check who you are right now. Please try again in a moment.",
      {},
      { cause: error },
    );
  }
  return {
    token,
    // Cloudflare, the proxy of a hosted project, replaces this header if a client sets it; `x-forwarded-for` begins
    // with the client's own value.
    address: request.headers.get("cf-connecting-ip") ?? undefined,
    id: data.user.id,
    email: data.user.email,
    identities: (data.user.identities ?? []).map((identity) => ({
      provider: identity.provider,
      subject: String(identity.identity_data?.["sub"] ?? identity.id),
    })),
  };
}
