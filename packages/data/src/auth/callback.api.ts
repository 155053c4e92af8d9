import { Failure } from "@lectern/domain/failure";
import {
  type ArrivingUser,
  type CallbackSession,
  type OpenSession,
  STALE_AFTER_SECONDS,
} from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { toCallbackFailure } from "../to-failure.ts";
import { callAuth, toOpenSession } from "./session.api.ts";

/** The result that a callback's address carries. */
export type CallbackAnswer =
  /** `flowId` names the sign-in, and with it the verifier that its tab stored (AUT-17). */
  | { readonly kind: "code"; readonly code: string; readonly flowId: string | undefined }
  | {
      readonly kind: "tokens";
      readonly accessToken: string;
      readonly refreshToken: string;
      /** Seconds since 1970; undefined if the address does not have it. */
      readonly issuedAt: number | undefined;
      /** Seconds, as the provider sent it; undefined if the address does not have it. */
      readonly expiresIn: number | undefined;
    }
  /** The auth service's own code, if there is one, before OAuth's error. */
  | { readonly kind: "refused"; readonly reasons: readonly string[]; readonly detail: string | undefined }
  | { readonly kind: "empty" };

const parseSeconds = (text: string | null): number => (text === null || text === "" ? Number.NaN : Number(text));

/** Parses the address of `/auth/callback`. An error takes precedence over everything else, and the hash over a code. */
export function readCallback(address: string): CallbackAnswer {
  const { hash, searchParams: query } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const getParam = (name: string): string | undefined => fragment.get(name) || query.get(name) || undefined;

  const reasons = [getParam("error_code"), getParam("error")].filter((reason) => reason !== undefined);
  if (reasons.length > 0) return { kind: "refused", reasons, detail: getParam("error_description") };
  const accessToken = fragment.get("access_token");
  const refreshToken = fragment.get("refresh_token");
  if (accessToken && refreshToken) {
    const expiresIn = parseSeconds(fragment.get("expires_in"));
    const issuedAt = parseSeconds(fragment.get("expires_at")) - expiresIn;
    return {
      kind: "tokens",
      accessToken,
      refreshToken,
      issuedAt: Number.isNaN(issuedAt) ? undefined : issuedAt,
      expiresIn: Number.isNaN(expiresIn) ? undefined : expiresIn,
    };
  }
  const code = query.get("code");
  return code ? { kind: "code", code, flowId: query.get("sb_flow_id") ?? undefined } : { kind: "empty" };
}

/** Opens the session of tokens from a hash. @throws Failure */
async function setSessionFromHash(
  client: LecternClient,
  { accessToken, refreshToken }: Extract<CallbackAnswer, { kind: "tokens" }>,
): Promise<OpenSession> {
  const { session } = await callAuth(client, (auth) =>
    auth.setSession({ access_token: accessToken, refresh_token: refreshToken }),
  );
  if (session === null) throw new Failure("session-missing");
  return toOpenSession(session);
}

/**
 * Opens the session that a callback brings (AUT-02). Anyone can make a link with tokens of their own account, so a hash
 * never replaces another user's session: in that case nothing is opened or stored, and the arriving user is returned. A
 * code works only in the browser that requested it.
 *
 * @param address the callback's whole address, with its hash
 * @param now the current time: a hash's session issued over 120 s ago is opened with `isStale`
 * @param currentUserId the user whose session this browser has; undefined to open the callback's session in any case
 * @throws Failure `session-missing` for an address without a session, code or error; otherwise the provider's or the
 * backend's failure
 */
export function completeCallback(client: LecternClient, address: string, now: Date): Promise<CallbackSession>;
export function completeCallback(
  client: LecternClient,
  address: string,
  now: Date,
  currentUserId: string | undefined,
): Promise<CallbackSession | ArrivingUser>;
export async function completeCallback(
  client: LecternClient,
  address: string,
  now: Date,
  currentUserId?: string,
): Promise<CallbackSession | ArrivingUser> {
  const answer = readCallback(address);
  switch (answer.kind) {
    case "code": {
      const { code, flowId } = answer;
      const options = flowId === undefined ? undefined : { flowId };
      const { session } = await callAuth(client, (auth) => auth.exchangeCodeForSession(code, options));
      return { ...toOpenSession(session), isStale: false };
    }
    case "tokens": {
      if (currentUserId !== undefined) {
        const { user } = await callAuth(client, (auth) => auth.getUser(answer.accessToken));
        if (user.id !== currentUserId) return { arriving: { id: user.id, email: user.email ?? "" } };
      }
      const isStale = answer.issuedAt !== undefined && now.getTime() / 1000 - answer.issuedAt > STALE_AFTER_SECONDS;
      const session = await setSessionFromHash(client, answer);
      // supabase-js counts down from the original value.
      const { expiresIn = session.tokens.expiresIn } = answer;
      return { ...session, tokens: { ...session.tokens, expiresIn }, isStale };
    }
    case "refused":
      throw toCallbackFailure(answer.reasons, answer.detail);
    case "empty":
    default:
      throw new Failure("session-missing");
  }
}
