import "@lectern/ui/theme";
import { type ReactNode, StrictMode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { compose } from "./compose.ts";
import { firstLook } from "./first-look.ts";
import { doHeldClick } from "./held-click.ts";
import { letFontsIn } from "./fonts.ts";
import { hasShown, leisure } from "./leisure.ts";
import { renewAfterDeploy } from "./new-deploy.ts";
import { preloadLikely, preloadScreenAt } from "./routes.tsx";

if (import.meta.env.DEV) void import("./inspect/open-inspector.tsx");

/** Tells the document when the app has taken its shape's place. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

renewAfterDeploy(window, location, sessionStorage, () => navigator.onLine);

async function start(root: HTMLElement): Promise<void> {
  const composed = compose(window);
  letFontsIn();
  // Until then the document shows the page, or its shape.
  const [, onFirstShown] = await Promise.all([preloadScreenAt(location.href), firstLook(composed, location.pathname)]);
  const isShown = () => {
    root.inert = false;
    onFirstShown();
    hasShown();
    doHeldClick();
  };
  const app = (
    <StrictMode>
      <Shown onShown={isShown}>
        <App {...composed} />
      </Shown>
    </StrictMode>
  );
  // A page that was rendered to HTML is what this very address shows to somebody who is not signed in.
  if (root.dataset["rendered"] === location.pathname + location.search) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await leisure();
  await preloadLikely();
}

const root = document.querySelector<HTMLElement>("#root");
if (!root) throw new Error("the document has no #root");
void start(root);
