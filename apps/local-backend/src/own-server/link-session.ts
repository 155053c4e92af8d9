import type { LiteFetch } from "../supabase/lite.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";

interface Exchange {
  /** The request that is being answered. */
  readonly request: Request;
  readonly peerAddress: string | null;
  readonly authCode: string;
  /** Of the code's PKCE challenge. */
  readonly verifier: string;
}

/** Opens the session of a link for a browser that did not ask for it. Returns the fields of the hash that carries it. */
export async function openLinkSession(
  lite: LiteFetch,
  { request, peerAddress, authCode, verifier }: Exchange,
): Promise<Record<string, string> | undefined> {
  const exchange = new Request(new URL("/auth/v1/token?grant_type=pkce", request.url), {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ auth_code: authCode, code_verifier: verifier }),
  });
  const answer = await lite(exchange, peerAddress);
  if (!answer.ok) return undefined;
  const session = (await answer.json()) as Record<string, string | number | undefined>;
  const fields = ["access_token", "expires_at", "expires_in", "provider_token", "refresh_token", "token_type"];
  return Object.fromEntries(fields.map((field) => [field, String(session[field] ?? "")]));
}
