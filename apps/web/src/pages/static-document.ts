import type { InlineScript, StaticDocument } from "@lectern/page-loading/documents/page-document";
import { inline } from "@lectern/page-loading/inline/inline-scripts";
import { toDocumentTitle } from "../platform/document-title.ts";
import type { ToDocument } from "./page.ts";
import { siteScript } from "./public-frame.ts";

interface Own extends Pick<StaticDocument, "description" | "element" | "facts"> {
  /** Replaces the default title, which is the page's title and the product's name. */
  readonly title?: string;
  /** False asks search engines to ignore the page. */
  readonly isIndexed?: boolean;
  /** Replaces the script of the other pages. */
  readonly end?: readonly InlineScript[];
}

/** Defines the document of a page that needs no app. */
export const staticDocument =
  ({ isIndexed = true, ...own }: Own): ToDocument =>
  async ({ name, path, title }) => ({
    kind: "static",
    file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
    title: toDocumentTitle(title),
    canonical: isIndexed ? path : undefined,
    styles: [`src/pages/${name}/${name}.document.tsx`],
    head: [inline.applyTheme, inline.preloadCachedFonts],
    end: [siteScript],
    ...own,
  });
