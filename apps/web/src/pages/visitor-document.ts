import type { AppDocument } from "@lectern/page-loading/documents/page-document";
import { inline } from "@lectern/page-loading/inline/inline-scripts";
import { toDocumentTitle } from "../platform/document-title.ts";
import type { ToDocument } from "./page.ts";
import { toScreenModule } from "./screen-module.ts";

/** The module that renders the app for a visitor. A document needs its styles. */
const VISITOR_RENDERER = "src/render-for-visitor.tsx";

type Own = Pick<AppDocument, "description" | "withSession"> & Partial<Pick<AppDocument, "end">>;

/** Defines the document of a page that is complete for a visitor without the app. */
export const visitorDocument =
  (own: Own): ToDocument =>
  async ({ name, path, title }, renderForVisitor) => {
    const screen = toScreenModule({ name });
    return {
      ...own,
      kind: "complete",
      file: `${path.slice(1)}.html`,
      addresses: [path],
      canonical: path,
      title: toDocumentTitle(title),
      element: await renderForVisitor(path),
      styles: [`src/pages/${name}/${name}.document.tsx`, VISITOR_RENDERER, screen],
      screens: [screen],
      head: [inline.applyTheme, inline.findSession, inline.preloadCachedFonts],
      end: [...(own.end ?? []), inline.showSignedIn, inline.startOnInteraction],
      isStored: false,
    };
  };
