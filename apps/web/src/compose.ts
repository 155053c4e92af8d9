import { createLecternClient } from "@lectern/data/client";
import type { QueryClient } from "@tanstack/react-query";
import { startAuth } from "./wiring/auth.ts";
import { createBrowserStorage } from "./wiring/browser-storage.ts";
import { createClientFlags } from "./wiring/client-flags.ts";
import { createLastProvider } from "./wiring/last-provider.ts";
import { createQueryClient } from "./wiring/query-client.ts";
import { reportToConsole } from "./wiring/report.ts";
import type { Services } from "./wiring/services.ts";

/** What `npm start` serves beside the app, unless the build names a Supabase project. */
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_lectern_local";

/** The composition root: everything that lives as long as the page is made here, once. */
export function compose({ location, history, localStorage, sessionStorage }: Window): {
  services: Services;
  queryClient: QueryClient;
} {
  const report = reportToConsole;
  const storage = createBrowserStorage(localStorage, location.origin);
  const queryClient = createQueryClient(report);
  const client = createLecternClient({
    url: import.meta.env.VITE_SUPABASE_URL || location.origin,
    publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY,
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
  // The browser kept the page when it left for the provider, and shows it again on Back: the buttons must work.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) auth.send({ type: "page.returned" });
  });
  return { services: { auth, client, storage, report, flags: createClientFlags() }, queryClient };
}
