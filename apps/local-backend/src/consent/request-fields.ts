import type { FlowRequest } from "./flow.ts";

/** Only an address of the origin that was asked is returned to; anything else becomes that origin's own front page. */
export const returnAddress = (returnTo: string, own: string): string =>
  URL.canParse(returnTo) && new URL(returnTo).origin === own ? returnTo : own;

/** The PKCE challenge that came with a request, if any. */
export function parseChallenge(value: string, named: string): FlowRequest["challenge"] | "unreadable" {
  const method = named.toLowerCase();
  if (value === "" && method === "") return undefined;
  if (!/^[\w.~-]{43,128}$/.test(value)) return "unreadable";
  return method === "s256" || method === "plain" ? { value, method } : "unreadable";
}

/** What the auth service says to a challenge that it can't read. */
export const unreadableChallenge = {
  code: 400,
  error_code: "validation_failed",
  msg: "PKCE flow requires code_challenge_method and code_challenge",
};

export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
