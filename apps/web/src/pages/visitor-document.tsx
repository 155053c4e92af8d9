import "@lectern/ui/theme";
import { brand } from "@lectern/domain/brand";
import type { AppDocument } from "@lectern/documents/page-document";
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "../App.tsx";
import { compose, type ComposeWindow } from "../compose.ts";
import { inline } from "../loading/inline/inline-scripts.ts";
import { preloadScreenAt } from "./AppRoutes.tsx";
import { toDocumentTitle } from "./document-title.ts";
import type { Page } from "./page.ts";
import { ASSUMED_USER_AGENT } from "./public-frame.ts";
import { toScreenModule } from "./screen-module.ts";

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

/** Renders what the app renders first at `path` for a visitor. */
async function renderForVisitor(path: string): Promise<ReactElement> {
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

/** A page whose document is complete for a visitor without the app. */
export async function toVisitorDocument(
  page: Page,
  own: Pick<AppDocument, "description" | "withSession" | "script">,
): Promise<AppDocument> {
  const screen = toScreenModule(page);
  return {
    ...own,
    kind: "complete",
    file: `${page.path.slice(1)}.html`,
    addresses: [page.path],
    canonical: page.path,
    title: toDocumentTitle(page.title),
    element: await renderForVisitor(page.path),
    styles: [`src/pages/${page.name}/${page.name}.document.tsx`, screen],
    screens: [screen],
    head: [inline.applyTheme, inline.findSession, inline.preloadCachedFonts],
    end: [inline.showSignedIn, inline.startOnInteraction],
    isStored: false,
  };
}
