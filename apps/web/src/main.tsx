import "@lectern/ui/theme";
import { onlineManager } from "@tanstack/react-query";
import { type ReactNode, startTransition, StrictMode, useInsertionEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { compose } from "./compose.ts";
import { appStylesLoaded, enableAppStyles } from "./loading/app-styles.ts";
import { prefetchRoute } from "./loading/prefetch-route.ts";
import { replayHeldClicks, preserveFocusAndInput } from "./loading/held-clicks.ts";
import { enableFonts } from "./loading/fonts.ts";
import { whenUserActive, markShown } from "./loading/when-idle.ts";
import { reloadOnStaleChunk } from "./loading/stale-chunks.ts";
import { preloadLikely, preloadScreenAt } from "./pages/AppRoutes.tsx";
import { registerServiceWorker } from "./loading/service-worker/register.ts";

if (import.meta.env.DEV) void import("./inspect/open-inspector.tsx");

/** Tells the document when the app has taken its shape's place. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useInsertionEffect(enableAppStyles, []);
  useLayoutEffect(onShown, [onShown]);
  return children;
}

reloadOnStaleChunk(window, location, sessionStorage, () => navigator.onLine);

// A page that the device opened without a network: that it comes back would be no news otherwise (REC-09).
onlineManager.setOnline(navigator.onLine);

async function start(root: HTMLElement): Promise<void> {
  // The page may answer somebody between reading the code and running it.
  await new Promise((resolve) => setTimeout(resolve));
  const composed = compose(window);
  // Until then the document shows the page, or its shape.
  const [onFirstShown] = await Promise.all([
    prefetchRoute(composed, location.pathname),
    preloadScreenAt(location.href),
    appStylesLoaded(),
  ]);
  const givePlaceBack = preserveFocusAndInput();
  const isShown = () => {
    givePlaceBack();
    onFirstShown();
    markShown();
    replayHeldClicks();
    void enableFonts();
  };
  const app = (
    <StrictMode>
      <Shown onShown={isShown}>
        <App {...composed} />
      </Shown>
    </StrictMode>
  );
  const { rendered } = root.dataset;
  // In slices: the document's shape or picture has nothing that would be lost meanwhile.
  if (rendered === undefined) startTransition(() => createRoot(root).render(app));
  // A page that was rendered to HTML is what this very address shows to somebody who is not signed in.
  else if (rendered === location.pathname + location.search) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await whenUserActive();
  await preloadLikely();
  await registerServiceWorker(composed.services.auth);
}

const root = document.querySelector<HTMLElement>("#root");
if (!root) throw new Error("the document has no #root");
void start(root);
