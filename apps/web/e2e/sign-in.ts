import { createHash, randomBytes } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { readBackend } from "../src/platform/backend.ts";

const { publishableKey: apikey } = readBackend({});

/** The part of supabase-js's session that journeys use. */
export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email: string };
}

/**
 * Signs a person in through Google's stand-in by requests alone, and sets the account up, as the app does after a first
 * sign-in. Costs a tenth of what the login page, the consent page and the dashboard do.
 */
export async function openSession(request: APIRequestContext, email: string): Promise<Session> {
  const verifier = randomBytes(48).toString("base64url");
  const consent = await request.get("/auth/v1/authorize", {
    params: {
      provider: "google",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "s256",
    },
  });
  const address = new URL(consent.url());
  const state = address.searchParams.get("state") ?? "";
  const arrival = await request.post(address.href, { form: { state, email, choice: "continue" } });
  const answer = await request.post("/auth/v1/token?grant_type=pkce", {
    headers: { apikey },
    data: { auth_code: new URL(arrival.url()).searchParams.get("code"), code_verifier: verifier },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const session: Session = await answer.json();
  const account = await request.post("/functions/v1/create-user-context", {
    headers: { apikey, authorization: `Bearer ${session.access_token}` },
    data: { user: session.user.id },
  });
  expect(account.ok(), await account.text()).toBe(true);
  return session;
}

/** The address to which a provider, or a link that an operator hands over, returns with a session. */
export const toSessionLink = ({ access_token, refresh_token, expires_at }: Session): string =>
  `/auth/callback#${new URLSearchParams({ access_token, refresh_token, expires_in: "3600", expires_at: String(expires_at) })}`;

/** Signs in on the login page through the provider's consent page, as a demo account or any other person. */
export async function signIn(page: Page, email: string, provider: "Google" | "Apple" = "Google"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(provider) }).click();
  await expect(page.getByRole("heading", { name: `Sign in with ${provider}` })).toBeVisible();
  const demo = page.getByRole("button", { name: email });
  if (await demo.isVisible()) return await demo.click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Opens the sidebar, which is always open on a desktop and behind a button on a phone. */
export async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600) await page.getByRole("button", { name: "Open Menu" }).click();
}

/** Signs out by the sidebar's button, and waits for the landing page. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page).toHaveURL("/");
}
