import type { AppDocument } from "@lectern/page-loading/documents/page-document";
import { inline } from "@lectern/page-loading/inline/inline-scripts";
import { toDocumentTitle } from "../platform/document-title.ts";
import type { Page, RenderForVisitor } from "./page.ts";
import { toScreenModule } from "./screen-module.ts";

/** The module that renders the app for a visitor. A document needs its styles. */
const VISITOR_RENDERER = "src/render-for-visitor.tsx";

/** Creates a document that is complete for a visitor without the app. */
export async function toVisitorDocument(
  page: Page,
  renderForVisitor: RenderForVisitor,
  own: Pick<AppDocument, "description" | "withSession"> & Partial<Pick<AppDocument, "end">>,
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
    styles: [`src/pages/${page.name}/${page.name}.document.tsx`, VISITOR_RENDERER, screen],
    screens: [screen],
    head: [inline.applyTheme, inline.findSession, inline.preloadCachedFonts],
    end: [...(own.end ?? []), inline.showSignedIn, inline.startOnInteraction],
    isStored: false,
  };
}
