import { readStoredSession, SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { createDeviceGuard } from "@lectern/device/device-guard";
import { createLightClient } from "@lectern/data/light-client";
import { getUserId } from "@lectern/machines/auth/auth.selectors";
import { provideCodeNetwork } from "@lectern/ui/theme/lazy-part";
import type { QueryClient } from "@tanstack/react-query";
import { readBackend } from "./platform/backend.ts";
import { prefetchedFetch } from "@lectern/page-loading/page/prefetched-fetch";
import { storeCode } from "@lectern/page-loading/service-worker/register";
import { whenUserActive, whenIdle } from "@lectern/browser/when-idle";
import { startAuth } from "./flows/auth.ts";
import { guardDevice } from "./flows/device.ts";
import { createKeeping } from "./flows/keeping.ts";
import { shareChanges } from "./flows/share-changes.ts";
import { sharePlan } from "./flows/share-plan.ts";
import { announce } from "./platform/announce.ts";
import { createBrowserStorage } from "./platform/browser-storage.ts";
import { createClientFlags } from "./platform/client-flags.ts";
import { createEndedSessionStore } from "./platform/ended-session.ts";
import { createLastProvider } from "./platform/last-provider.ts";
import { createNetwork, isOnline, waitForNetwork } from "@lectern/browser/network";
import { createQueryClient } from "./platform/query-client.ts";
import { reportToConsole } from "@lectern/browser/report";
import { createScrollPositions } from "@lectern/browser/scroll/scroll-positions";
import { paths } from "./paths.ts";
import type { Services } from "./flows/services.ts";

/** The part of a window that the composition root needs. Rendering to HTML passes a substitute. */
export interface ComposeWindow
  extends Pick<
    Window & typeof globalThis,
    "location" | "history" | "localStorage" | "sessionStorage" | "performance" | "fetch" | "addEventListener"
  > {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly lecternPrefetched?: Window["lecternPrefetched"];
  readonly lecternSession?: Window["lecternSession"];
}

/** The composition root: creates, once, everything that lives as long as the page. */
export function compose(browserWindow: ComposeWindow): { services: Services; queryClient: QueryClient } {
  const { location, history, localStorage, sessionStorage, performance, lecternPrefetched, lecternSession } =
    browserWindow;
  const report = reportToConsole;
  const storage = createBrowserStorage(localStorage, location.origin);
  const endedSession = createEndedSessionStore(sessionStorage, location.origin);
  const scrollPositions = createScrollPositions(sessionStorage);
  const queryClient = createQueryClient(report, announce, isOnline);
  const { url = location.origin, publishableKey, captchaSiteKey } = readBackend(import.meta.env);
  const network = createNetwork({
    // `fetch` must be called as a method of its window.
    fetch: prefetchedFetch({
      lecternPrefetched,
      performance,
      fetch: (input, init) => browserWindow.fetch(input, init),
    }),
    url: `${url}/auth/v1/health`,
    headers: { apikey: publishableKey },
  });
  provideCodeNetwork({ check: network.check, wait: waitForNetwork });
  const client = createLightClient({
    url,
    publishableKey,
    storage: localStorage,
    fetch: network.fetch,
    whenIdle,
    whenUserActive,
    watchStorage: (listener) => {
      const watching = new AbortController();
      const onStorage = ({ key }: StorageEvent) => {
        // An event without a key means that the whole storage was cleared.
        if (key === SESSION_STORAGE_KEY || key === null) listener();
      };
      browserWindow.addEventListener("storage", onStorage, { signal: watching.signal });
      return () => watching.abort();
    },
    isOnline,
    // Its code is loaded only if the build configures it.
    solveCaptcha:
      captchaSiteKey === undefined
        ? undefined
        : async () => (await import("@lectern/browser/captcha")).solveCaptcha(window, captchaSiteKey),
  });
  const device = createDeviceGuard({
    storage: localStorage,
    sessionStorage,
    onFailure: (error) => report("Error removing what this device kept", error),
  });
  const auth = startAuth({
    client,
    device,
    queryClient,
    storage,
    endedSession,
    // Another window may have removed the session since this document began to load.
    storedUserId: storage.readUserId() ?? lecternSession?.user.id,
    scrollPositions,
    lastProvider: createLastProvider(sessionStorage),
    report,
    location,
    history,
  });
  guardDevice(auth, device);
  sharePlan(queryClient, browserWindow);
  shareChanges(queryClient, browserWindow);
  browserWindow.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // The Back button restored the page from the back/forward cache. Meanwhile another page may have signed out, or
    // signed in as another student.
    const stored = readStoredSession(localStorage, Date.now());
    // Undefined for a session that must be refreshed: its user is the page's, as far as is known.
    const storedUserId = stored === "none" ? null : stored === "needs-refresh" ? undefined : stored.user.id;
    // The user returned from the provider, so the buttons must work again.
    if (storedUserId === undefined || storedUserId === getUserId(auth.getSnapshot()))
      auth.send({ type: "page.returned" });
    else if (storedUserId === null) auth.send({ type: "session.closed" });
    else location.reload();
  });
  const { userAgent } = browserWindow.navigator;
  return {
    services: {
      auth,
      client,
      device,
      keeping: createKeeping({
        storage: localStorage,
        client,
        queryClient,
        device,
        report,
        storeDashboard: () => storeCode(paths.dashboard),
      }),
      storage,
      endedSession,
      scrollPositions,
      report,
      flags: createClientFlags(localStorage),
      userAgent,
    },
    queryClient,
  };
}
