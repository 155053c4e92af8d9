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

/** In the query and in the hash, as Supabase does: a PKCE client reads the one, an implicit client the other. */
export const withError = (address: string, reason: OAuthError): string =>
  withHash(withQuery(address, { ...reason }), { ...reason });
