import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { compose, type ComposeWindow } from "./compose.ts";
import { preloadScreenAt } from "./pages/AppRoutes.tsx";
import { ASSUMED_USER_AGENT } from "./pages/public-frame.ts";

const emptyStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** A browser without a session. */
const emptyBrowser = (path: string): ComposeWindow => ({
  location: { origin: brand.siteUrl, href: `${brand.siteUrl}${path}`, pathname: path } as Location,
  history: { state: null, replaceState: () => undefined } as unknown as History,
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  navigator: { userAgent: ASSUMED_USER_AGENT },
  performance,
  fetch: () => Promise.reject(new Error("nothing is requested while a page is rendered to HTML")),
  addEventListener: () => undefined,
});

/** Renders the app's first output at `path` for a visitor. */
export async function renderForVisitor(path: string): Promise<ReactElement> {
  await preloadScreenAt(path);
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return (
    <StrictMode>
      <App {...compose(emptyBrowser(path))} router={Router} />
    </StrictMode>
  );
}
