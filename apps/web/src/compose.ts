import { readStoredSession } from "@lectern/data/auth/stored-session";
import { createLightClient } from "@lectern/data/light-client";
import { getUserId } from "@lectern/machines/auth/auth.selectors";
import type { QueryClient } from "@tanstack/react-query";
import { backendFrom } from "./backend.ts";
import { prefetchedFetch } from "./loading/prefetched-fetch.ts";
import { whenUserActive, whenIdle } from "./loading/when-idle.ts";
import { startAuth } from "./flows/auth.ts";
import { createBrowserStorage } from "./platform/browser-storage.ts";
import { createClientFlags } from "./platform/client-flags.ts";
import { createLastProvider } from "./platform/last-provider.ts";
import { createQueryClient } from "./platform/query-client.ts";
import { reportToConsole } from "./platform/report.ts";
import type { Services } from "./services.ts";

/** What the composition root needs of a window; rendering to HTML has none, and brings a substitute. */
export interface Surroundings
  extends Pick<
    Window & typeof globalThis,
    "location" | "history" | "localStorage" | "sessionStorage" | "performance" | "fetch" | "addEventListener"
  > {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly lecternPrefetched?: Window["lecternPrefetched"];
}

/** The composition root: everything that lives as long as the page is made here, once. */
export function compose(surroundings: Surroundings): { services: Services; queryClient: QueryClient } {
  const { location, history, localStorage, sessionStorage, performance, lecternPrefetched } = surroundings;
  const report = reportToConsole;
  const storage = createBrowserStorage(localStorage, location.origin);
  const queryClient = createQueryClient(report);
  const { url = location.origin, publishableKey } = backendFrom(import.meta.env);
  const client = createLightClient({
    url,
    publishableKey,
    storage: localStorage,
    // Called on its own, a window's fetch does not know its window.
    fetch: prefetchedFetch({ lecternPrefetched, performance, fetch: (input, init) => surroundings.fetch(input, init) }),
    whenIdle,
    whenUserActive,
  });
  const auth = startAuth({
    client,
    queryClient,
    storage,
    lastProvider: createLastProvider(sessionStorage),
    report,
    location,
    history,
  });
  surroundings.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // The browser kept the page, deaf to what other pages did, and shows it again on Back. Whoever signed out, or in as
    // somebody else, did so meanwhile.
    const stored = readStoredSession(localStorage, Date.now());
    const holder = stored === "none" ? null : stored === "unsure" ? undefined : stored.user.id;
    if (holder !== undefined && holder !== getUserId(auth.getSnapshot())) location.reload();
    // It left for the provider: the buttons must work.
    else auth.send({ type: "page.returned" });
  });
  const { userAgent } = surroundings.navigator;
  return { services: { auth, client, storage, report, flags: createClientFlags(), userAgent }, queryClient };
}
