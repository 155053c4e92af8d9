import type { Context } from "hono";
import { refuse } from "../supabase/auth-requests.ts";
import type { FlowRequest } from "./flow.ts";

/** Restricts the address to return to: any other origin is replaced by this origin's own front page. */
export const returnAddress = (returnTo: string, fallback: string): string =>
  URL.canParse(returnTo) && new URL(returnTo).origin === fallback ? returnTo : fallback;

/** Reads the PKCE challenge of a request. @returns undefined if it has none that can be read */
export function parseChallenge(value: string, methodName: string): FlowRequest["challenge"] | undefined {
  const method = methodName.toLowerCase();
  if (!/^[\w.~-]{43,128}$/.test(value)) return undefined;
  return method === "s256" || method === "plain" ? { value, method } : undefined;
}

/** Answers a request whose challenge can't be read. */
export const refuseChallenge = (c: Context): Response =>
  refuse(c, 400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");

export const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
