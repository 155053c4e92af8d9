import { createClient } from "@supabase/supabase-js";
import { makeClient, type TestBackend } from "./backend.ts";
import { callFunction } from "./phone.ts";

export interface Tester {
  readonly accessToken: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** Signs up with a password, as the beta programme does for any typed address. */
export async function signUp(backend: TestBackend, email: string, password = "moss on stone"): Promise<Tester> {
  const { data, error } = await makeClient(backend).auth.signUp({ email, password });
  if (error !== null) throw error;
  const tester = { accessToken: data.session!.access_token, user: { id: data.user!.id, email } };
  await callFunction(backend, "create-user-context", tester.accessToken, { user: tester.user.id });
  return tester;
}

/** Requests a new password and follows the mail's link. Returns the client that the link signs in. */
export async function followMailLink(backend: TestBackend, email: string) {
  const stored = new Map<string, string>();
  const browser = createClient(backend.url, backend.publishableKey, {
    auth: {
      flowType: "pkce",
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  await browser.auth.resetPasswordForEmail(email, { redirectTo: `${backend.url}/auth/callback?for=new-password` });
  const mailbox = await (await backend.fetch("/stand-in/mailbox")).text();
  const link = /<a href="([^"]+)">/.exec(mailbox)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const arrival = await backend.fetch(link, { redirect: "manual" });
  const code = new URL(arrival.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  if (error !== null) throw error;
  return { browser, accessToken: data.session.access_token, userId: data.session.user.id };
}
