import { createHash, randomBytes } from "node:crypto";
import type { Provider } from "../consent/provider.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";

export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The person's id at the provider, from Supabase's `user_metadata.sub`; undefined with a password. */
  readonly subject: string | undefined;
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

  const response = await fetch(authorize, { redirect: "manual" });
  if (response.status === 400) throw new Error("it takes a password here, from the variable LECTERN_PASSWORD");
  const consent = await readRedirect(response);
  const form = new URLSearchParams({ state: consent.searchParams.get("state") ?? "", email, choice: "continue" });
  const page = new URL(consent.pathname, url);
  const callback = await readRedirect(await fetch(page, { method: "POST", body: form, redirect: "manual" }));
  const arrival = await readRedirect(await fetch(callback, { redirect: "manual" }));
  const code = arrival.searchParams.get("code");
  if (code === null) throw new Error(arrival.searchParams.get("error_description") ?? "the sign-in gave no code");

  const answer = await fetch(new URL("/auth/v1/token?grant_type=pkce", url), {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
  if (!answer.ok) throw new Error(`the sign-in was refused (${answer.status})`);
  const session = (await answer.json()) as SessionAnswer;
  return { ...toSignedIn(session), subject: session.user.user_metadata.sub ?? "" };
}

const toSignedIn = ({ access_token, refresh_token, user }: SessionAnswer): SignedIn => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  user: { id: user.id, email: user.email },
  subject: undefined,
});

/** Signs in or up with an email and a password, as on a server of one's own. */
export async function signInWithPassword(
  url: string,
  credentials: { readonly email: string; readonly password: string },
  path: "token?grant_type=password" | "signup" = "token?grant_type=password",
): Promise<SignedIn> {
  const answer = await fetch(new URL(`/auth/v1/${path}`, url), {
    method: "POST",
    headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<SessionAnswer> & { msg?: string };
  if (!answer.ok || body.user === undefined) throw new Error(body.msg ?? `the sign-in was refused (${answer.status})`);
  return toSignedIn(body as SessionAnswer);
}

async function readRedirect(response: Response): Promise<URL> {
  await response.body?.cancel();
  const location = response.headers.get("location");
  if (location === null)
    throw new Error(`the sign-in stopped at ${new URL(response.url).pathname} (${response.status})`);
  return new URL(location, response.url);
}
