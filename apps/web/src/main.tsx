import "@lectern/ui/theme";
import { getUserId, isEnded } from "@lectern/machines/auth/auth.selectors";
import { onlineManager } from "@tanstack/react-query";
import { type ReactNode, startTransition, StrictMode, useInsertionEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { compose } from "./compose.ts";
import { waitForAppStyles, enableAppStyles } from "@lectern/page-loading/page/app-styles";
import { prefetchRoute } from "./pages/prefetch-route.ts";
import { replayHeldClicks, preserveFocusAndInput } from "@lectern/page-loading/page/held-clicks";
import { enableFonts } from "@lectern/page-loading/page/fonts";
import { whenUserActive, markShown } from "@lectern/browser/when-idle";
import { ignorePrefetchFailure, reloadOnStaleChunk } from "@lectern/page-loading/page/stale-chunks";
import { preloadLikely, preloadScreenAt } from "./pages/AppRoutes.tsx";
import { paths } from "./paths.ts";
import { pages } from "./pages/index.ts";
import { matchPage } from "./pages/match-page.ts";
import { registerServiceWorker } from "@lectern/page-loading/service-worker/register";
import { waitForSignIn } from "./flows/wait-for-sign-in.ts";
import { isStorageBlocked, replaceBlockedStorage } from "@lectern/browser/blocked-storage";
import { isOnline } from "@lectern/browser/network";
import { installReporter } from "./platform/install-reporter.ts";
import { allowOwnScripts } from "@lectern/browser/trusted-types";

/** Calls `onShown` in the commit in which the app replaces the document's page. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useInsertionEffect(enableAppStyles, []);
  useLayoutEffect(onShown, [onShown]);
  return children;
}

allowOwnScripts(window);
replaceBlockedStorage(window);
installReporter((pathname) => matchPage(pages, pathname)?.page.path ?? "*");
// The device can open a page offline. Without this, the query cache would not notice when the network returns (REC-09).
onlineManager.setOnline(navigator.onLine);
// Without storage the page could reload forever.
if (!isStorageBlocked()) reloadOnStaleChunk(window, location, sessionStorage, isOnline);

async function start(root: HTMLElement): Promise<void> {
  // In its own task, so that the page can respond to input between parsing the code and running it.
  await new Promise((resolve) => setTimeout(resolve));
  const composed = compose(window);
  const { auth, storage, keeping } = composed.services;
  // Even for a session that must be refreshed, which is impossible offline.
  const userId = getUserId(auth.getSnapshot()) ?? storage.readUserId();
  // Before the first read, which the device may answer.
  const keepingStarted = userId === undefined ? undefined : keeping.start(userId);
  // Until then the document shows its page, its preview or its skeleton.
  const [onRouteShown] = await Promise.all([
    Promise.resolve(keepingStarted).then(() => prefetchRoute(composed, location.pathname)),
    preloadScreenAt(location.href),
    waitForAppStyles(),
  ]);
  const restoreFocusAndInput = preserveFocusAndInput();
  const onShown = () => {
    restoreFocusAndInput();
    onRouteShown();
    markShown();
    replayHeldClicks();
    // For tests: from here on the app itself handles clicks and input (docs/how-a-page-loads.md).
    root.dataset["app"] = "mounted";
    void enableFonts();
  };
  const app = (
    <StrictMode>
      <Shown onShown={onShown}>
        <App {...composed} />
      </Shown>
    </StrictMode>
  );
  const { rendered } = root.dataset;
  // Interruptible, because the document's skeleton or preview has no state to lose.
  if (rendered === undefined) startTransition(() => createRoot(root).render(app));
  // The document was rendered for this address and for a visitor without stored data.
  else if (
    rendered === location.pathname + location.search &&
    !isStorageBlocked() &&
    !isEnded(auth.getSnapshot()) &&
    !storage.hasReferralCode()
  )
    hydrateRoot(root, app);
  else createRoot(root).render(app);
  await whenUserActive();
  await preloadLikely();
  await waitForSignIn(auth);
  await registerServiceWorker({
    scope: paths.dashboard,
    onNewBuild: () =>
      void ignorePrefetchFailure(import("./platform/offer-reload.ts").then(({ offerReload }) => offerReload())),
  });
}

const root = document.querySelector<HTMLElement>("#root");
if (!root) throw new Error("the document has no #root");
void start(root);
