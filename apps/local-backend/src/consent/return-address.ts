import type { OAuthError } from "./flow.ts";

type Fields = Record<string, string>;

export function withQuery(address: string, fields: Fields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.toString();
}

export function withHash(address: string, fields: Fields): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(fields).toString();
  return url.toString();
}

/**
 * Adds an error to an address. Like Supabase, in both query and hash: a PKCE client reads the query, an implicit client
 * the hash.
 */
export const withError = (address: string, reason: OAuthError): string =>
  withHash(withQuery(address, { ...reason }), { ...reason });
