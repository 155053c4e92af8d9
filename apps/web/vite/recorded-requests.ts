import { createLightClient } from "@lectern/data/light-client";
import type { LecternClient } from "@lectern/data/client";
import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";

/** A request as the client would send it, without its credentials. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands for the page's own origin, when the backend is served from there. */
export const ORIGIN_TO_COME = "https://origin.invalid";
/** Stands for the id of whoever is signed in. */
export const USER_TO_COME = "USER-TO-COME";

const credentials = new Set(["apikey", "authorization", "x-client-info"]);

/**
 * What the client sends first when it is asked so: recorded from the client itself, so that what the document asks
 * early is to the byte what the app asks later.
 *
 * @param backendUrl the backend that the app is built for; undefined when it is the page's own origin
 */
export async function recordRequests(
  asks: readonly ((client: LecternClient, userId: string) => Promise<unknown>)[],
  backendUrl: string | undefined,
): Promise<RecordedRequest[]> {
  const recorded: RecordedRequest[] = [];
  const hour = Date.now() / 1000 + 3600;
  const session = {
    access_token: "t",
    refresh_token: "t",
    expires_in: 3600,
    expires_at: hour,
    user: { id: USER_TO_COME },
  };
  const client = createLightClient({
    url: backendUrl ?? ORIGIN_TO_COME,
    publishableKey: "key",
    storage: {
      getItem: (key) => (key === SESSION_STORAGE_KEY ? JSON.stringify(session) : null),
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    leisure: () => Promise.resolve(),
    company: () => Promise.resolve(),
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const headers = [...new Headers(init?.headers)].filter(([name]) => !credentials.has(name));
      recorded.push({ method: init?.method ?? "GET", url, headers: Object.fromEntries(headers) });
      return Promise.resolve(
        new Response("[]", { headers: { "content-type": "application/json", "content-range": "*/0" } }),
      );
    },
  });
  for (const ask of asks) {
    const before = recorded.length;
    // oxlint-disable-next-line no-await-in-loop -- one after another: each is to send one request
    await ask(client, USER_TO_COME).catch(() => undefined);
    if (recorded.length !== before + 1)
      throw new Error(`${recorded.length - before} requests where one was to be recorded`);
  }
  return recorded;
}
