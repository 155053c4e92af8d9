import { createLightClient } from "@lectern/data/light-client";
import type { DataRequest } from "@lectern/data/request";
import { placeholders, type RecordedRequest } from "../inline/inline-data.ts";

const credentials = new Set(["apikey", "authorization", "x-client-info"]);

/**
 * Records the client's requests, so that a document prefetches exactly the requests that the app sends later. Equal
 * requests are recorded once.
 *
 * @param requests by their names in a page's `reads`
 * @param backendUrl the backend that the app is built for; undefined for the page's own origin
 */
export async function recordRequests(
  requests: Readonly<Record<string, DataRequest<unknown>>>,
  backendUrl: string | undefined,
): Promise<RecordedRequest[]> {
  const recorded: RecordedRequest[] = [];
  let name = "";
  const client = createLightClient({
    url: backendUrl ?? placeholders.origin,
    publishableKey: "key",
    // Without a session, because credentials are not recorded.
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    whenIdle: () => Promise.resolve(),
    whenUserActive: () => Promise.resolve(),
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const headers = [...new Headers(init?.headers)].filter(([header]) => !credentials.has(header));
      recorded.push({ name, method: init?.method ?? "GET", url, headers: Object.fromEntries(headers) });
      return Promise.resolve(new Response("[]", { headers: { "content-type": "application/json" } }));
    },
  });
  for (const [each, request] of Object.entries(requests)) {
    name = each;
    // oxlint-disable-next-line no-await-in-loop -- in sequence, so that each is recorded under its name
    await request.send(client);
  }
  const isFirst = ({ method, url }: RecordedRequest, index: number) =>
    recorded.findIndex((other) => other.method === method && other.url === url) === index;
  return recorded.filter(isFirst);
}
