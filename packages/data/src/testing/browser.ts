import { createLecternClient, type WholeClient } from "../client.ts";

/** What a browser needs of a backend that a test started. */
interface TestBackend {
  readonly url: string;
  readonly publishableKey: string;
  setUpUser(
    email: string,
  ): Promise<{ accessToken: string; refreshToken: string; user: { readonly id: string; readonly email: string } }>;
}

/** What a browser of its own keeps, and the client that keeps it there. */
export interface TestBrowser {
  readonly client: WholeClient;
  readonly kept: Map<string, string>;
}

/** Stands in the network's way: sees every request, and answers in the backend's place when it returns an answer. */
export type RequestInterceptor = (
  address: URL,
  request: RequestInit,
) => Response | undefined | Promise<Response | undefined>;

/** The address of whatever `fetch` was given. */
export const toUrl = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input);

/** A new browser: nobody is signed in. */
export function openBrowser(backend: TestBackend, intercept?: RequestInterceptor): TestBrowser {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const client = createLecternClient({
    url: backend.url,
    publishableKey: backend.publishableKey,
    storage,
    fetch: async (input, init = {}) => (await intercept?.(toUrl(input), init)) ?? fetch(input, init),
  });
  return { client, kept };
}

/** A browser in which somebody is signed in and set up. */
export async function openSignedInBrowser(
  backend: TestBackend,
  email: string,
  intercept?: RequestInterceptor,
): Promise<TestBrowser & { readonly userId: string }> {
  const { accessToken, refreshToken, user } = await backend.setUpUser(email);
  const browser = openBrowser(backend, intercept);
  const { error } = await browser.client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
  if (error) throw error;
  return { ...browser, userId: user.id };
}

/** Opens the provider's page as the browser would and answers it; returns the address that it leads back to. */
export async function answerConsent(
  address: string,
  answer: { readonly email: string; readonly choice?: "continue" | "cancel" },
): Promise<string> {
  const consent = await getRedirect(await fetch(address, { redirect: "manual" }));
  const body = new URLSearchParams({
    state: new URL(consent).searchParams.get("state") ?? "",
    email: answer.email,
    choice: answer.choice ?? "continue",
  });
  const page = new URL(new URL(consent).pathname, consent);
  const provider = await getRedirect(await fetch(page, { method: "POST", body, redirect: "manual" }));
  return provider.includes("/auth/v1/") ? getRedirect(await fetch(provider, { redirect: "manual" })) : provider;
}

async function getRedirect(response: Response): Promise<string> {
  await response.body?.cancel();
  const location = response.headers.get("location");
  if (location === null) throw new Error(`${response.url} leads nowhere (${response.status})`);
  return new URL(location, response.url).href;
}
