import { StaticHost } from "./static-host.ts";
import { test as base } from "./lectern.ts";

/** Journeys through a static host in front of the server. */
export const test = base.extend<{ host: StaticHost }>({
  host: async ({ server }, use) => {
    const host = await StaticHost.start(server.url);
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
