import { createHash, randomBytes } from "node:crypto";
import type { Provider } from "../consent/provider.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";

export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The person's id at the provider, from Supabase's `user_metadata.sub`. */
  readonly subject: string;
}

interface SessionAnswer {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string; user_metadata: { sub?: string } };
}

/** Signs in as the mobile app does, by OAuth with PKCE. Presses Continue on the consent page for `email`. */
export async function signInThroughConsent(
  url: string,
  email: string,
  provider: Provider = "google",
): Promise<SignedIn> {
  const verifier = randomBytes(48).toString("base64url");
  const authorize = new URL("/auth/v1/authorize", url);
  authorize.search = new URLSearchParams({
    provider,
    redirect_to: new URL("/auth/callback", url).href,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "s256",
  }).toString();

  const consent = await redirectOf(await fetch(authorize, { redirect: "manual" }));
  const form = new URLSearchParams({ state: consent.searchParams.get("state") ?? "", email, choice: "continue" });
  const page = new URL(consent.pathname, url);
  const callback = await redirectOf(await fetch(page, { method: "POST", body: form, redirect: "manual" }));
  const arrival = await redirectOf(await fetch(callback, { redirect: "manual" }));
  const code = arrival.searchParams.get("code");
  if (code === null) throw new Error(arrival.searchParams.get("error_description") ?? "the sign-in gave no code");

  const answer = await fetch(new URL("/auth/v1/token?grant_type=pkce", url), {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
  if (!answer.ok) throw new Error(`the sign-in was refused (${answer.status})`);
  const session = (await answer.json()) as SessionAnswer;
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    user: { id: session.user.id, email: session.user.email },
    subject: session.user.user_metadata.sub ?? "",
  };
}

async function redirectOf(response: Response): Promise<URL> {
  await response.body?.cancel();
  const location = response.headers.get("location");
  if (location === null)
    throw new Error(`the sign-in stopped at ${new URL(response.url).pathname} (${response.status})`);
  return new URL(location, response.url);
}
