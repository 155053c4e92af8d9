import { brand } from "@lectern/domain/brand";
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "../App.tsx";
import { compose, type Surroundings } from "../compose.ts";
import { ASSUMED_USER_AGENT } from "../public-pages/public-page.ts";
import { preloadScreenAt } from "../routes.tsx";

const emptyStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** A browser in which nobody ever signed in. */
const nobodysBrowser = (path: string): Surroundings => ({
  location: { origin: brand.siteUrl, href: `${brand.siteUrl}${path}`, pathname: path } as Location,
  history: { state: null, replaceState: () => undefined } as unknown as History,
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  navigator: { userAgent: ASSUMED_USER_AGENT },
  performance,
  fetch: () => Promise.reject(new Error("nothing is asked while a page is rendered to HTML")),
  addEventListener: () => undefined,
});

/** What the app draws first at `path` for somebody who is not signed in. Its screen's code is there when it resolves. */
export async function appOfVisitor(path: string): Promise<ReactElement> {
  await preloadScreenAt(path);
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return (
    <StrictMode>
      <App {...compose(nobodysBrowser(path))} router={Router} />
    </StrictMode>
  );
}
