import { createFakeStorage } from "./fake-storage.ts";
import { createLecternClient } from "../client.ts";

/** The parts of a test's backend that a browser needs. */
interface TestBackend {
  readonly url: string;
  readonly publishableKey: string;
  setUpUser(
    email: string,
  ): Promise<{ accessToken: string; refreshToken: string; user: { readonly id: string; readonly email: string } }>;
}

/** A client with its own storage, like a separate browser. */
export interface TestBrowser {
  readonly client: ReturnType<typeof createLecternClient>;
  /** Everything that the client has stored. */
  readonly stored: Map<string, string>;
}

/** Called for every request. If it returns a response, the backend is not called. */
export type RequestInterceptor = (
  address: URL,
  request: RequestInit,
) => Response | undefined | Promise<Response | undefined>;

/** Returns the URL of the first argument of `fetch`. */
export const toUrl = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input);

/** Opens a browser without a session. */
export function openBrowser(backend: TestBackend, intercept?: RequestInterceptor): TestBrowser {
  const storage = createFakeStorage();
  const client = createLecternClient({
    url: backend.url,
    publishableKey: backend.publishableKey,
    storage,
    fetch: async (input, init = {}) => (await intercept?.(toUrl(input), init)) ?? fetch(input, init),
  });
  return { client, stored: storage.values };
}

/** Opens a browser whose user is signed in and has a profile. */
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

/** Opens the provider's consent page and answers it. Returns the address that it redirects to. */
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
