// For the head: sends the page's first requests if the stored session needs no refresh (ADR 0007).

import { type InlineData, placeholders } from "./inline-data.ts";
import { readSession } from "./session.ts";

declare const INLINE_DATA: InlineData["prefetch-requests"];

const { requests, publishableKey, parts } = INLINE_DATA;
const session = readSession();
if (session !== undefined) {
  const token = session.access_token;
  const path = location.pathname.split("/");
  const params = Object.entries(parts).map(([name, index]) => [placeholders.param(name), path[index] ?? ""] as const);
  if (params.every(([, value]) => /^[\w-]+$/.test(value))) {
    window.lecternPrefetched = requests.map(({ name, method, url: recorded, headers }) => {
      let url = recorded.replace(placeholders.origin, location.origin).replace(placeholders.userId, session.user.id);
      for (const [placeholder, value] of params) url = url.replace(placeholder, value);
      const response = fetch(url, {
        method,
        cache: "no-store",
        headers: { ...headers, apikey: publishableKey, authorization: `Bearer ${token}` },
      });
      // The app gets the same rejection and reports it.
      response.catch(() => undefined);
      return { name, method, url, token, response };
    });
  }
}
