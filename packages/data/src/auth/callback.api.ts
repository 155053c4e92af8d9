import { Failure } from "@lectern/domain/failure";
import { type CallbackSession, type OpenSession, STALE_AFTER_SECONDS } from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { toFailure, toCallbackFailure } from "../to-failure.ts";
import { toOpenSession } from "./open-session.ts";

/** What the address of a callback brings. */
export type CallbackAnswer =
  | { readonly kind: "code"; readonly code: string }
  | {
      readonly kind: "tokens";
      readonly accessToken: string;
      readonly refreshToken: string;
      /** Seconds since 1970; undefined when the address does not say. */
      readonly issuedAt: number | undefined;
    }
  /** The auth service's own code, if it gave one, before OAuth's word for it. */
  | { readonly kind: "refused"; readonly reasons: readonly string[]; readonly detail: string | undefined }
  | { readonly kind: "empty" };

const parseSeconds = (text: string | null): number => (text === null || text === "" ? Number.NaN : Number(text));

/** Parses the address of `/auth/callback`. An error wins over everything, and the hash over a code. */
export function readCallback(address: string): CallbackAnswer {
  const { hash, searchParams: query } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const getParam = (name: string): string | undefined => fragment.get(name) || query.get(name) || undefined;

  const reasons = [getParam("error_code"), getParam("error")].filter((reason) => reason !== undefined);
  if (reasons.length > 0) return { kind: "refused", reasons, detail: getParam("error_description") };
  const accessToken = fragment.get("access_token");
  const refreshToken = fragment.get("refresh_token");
  if (accessToken && refreshToken) {
    const issuedAt = parseSeconds(fragment.get("expires_at")) - parseSeconds(fragment.get("expires_in"));
    return { kind: "tokens", accessToken, refreshToken, issuedAt: Number.isNaN(issuedAt) ? undefined : issuedAt };
  }
  const code = query.get("code");
  return code ? { kind: "code", code } : { kind: "empty" };
}

/** Exchanges a PKCE code for a session. It works once, in the browser that requested it. @throws Failure */
async function exchangeCode(client: LecternClient, code: string): Promise<OpenSession> {
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error) throw toFailure(error);
  return toOpenSession(data.session);
}

/** Opens the session of tokens from a hash. @throws Failure */
async function setSessionFromHash(
  client: LecternClient,
  tokens: { readonly accessToken: string; readonly refreshToken: string },
): Promise<OpenSession> {
  const { data, error } = await client.auth.setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  });
  if (error) throw toFailure(error);
  if (data.session === null) throw new Failure("session-missing");
  return toOpenSession(data.session);
}

/**
 * Opens the session that a callback brings (AUT-02).
 *
 * @param address the callback's whole address, with its hash
 * @param now the current time: a hash's session issued over 120 s ago is opened with `isStale`
 * @throws Failure `session-missing` for an address that brings nothing, otherwise the provider's or the backend's failure
 */
export async function completeCallback(client: LecternClient, address: string, now: Date): Promise<CallbackSession> {
  const answer = readCallback(address);
  switch (answer.kind) {
    case "code":
      return { ...(await exchangeCode(client, answer.code)), isStale: false };
    case "tokens": {
      const isStale = answer.issuedAt !== undefined && now.getTime() / 1000 - answer.issuedAt > STALE_AFTER_SECONDS;
      return { ...(await setSessionFromHash(client, answer)), isStale };
    }
    case "refused":
      throw toCallbackFailure(answer.reasons, answer.detail);
    case "empty":
    default:
      throw new Failure("session-missing");
  }
}
