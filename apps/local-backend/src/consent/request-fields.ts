import type { FlowRequest } from "./flow.ts";

/** Restricts the address to return to: any other origin is replaced by this origin's own front page. */
export const returnAddress = (returnTo: string, own: string): string =>
  URL.canParse(returnTo) && new URL(returnTo).origin === own ? returnTo : own;

/** Reads the PKCE challenge of a request, if it has one. */
export function parseChallenge(value: string, named: string): FlowRequest["challenge"] | "unreadable" {
  const method = named.toLowerCase();
  if (value === "" && method === "") return undefined;
  if (!/^[\w.~-]{43,128}$/.test(value)) return "unreadable";
  return method === "s256" || method === "plain" ? { value, method } : "unreadable";
}

/** The auth service's answer to a challenge that it can't read. */
export const unreadableChallenge = {
  code: 400,
  error_code: "validation_failed",
  msg: "PKCE flow requires code_challenge_method and code_challenge",
};

export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
