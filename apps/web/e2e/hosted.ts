import { Host } from "./host.ts";
import { test as base } from "./lectern.ts";

/** Journeys through a static host before the server. */
export const test = base.extend<{ host: Host }>({
  host: async ({ server }, use) => {
    const host = await Host.before(server.url);
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
