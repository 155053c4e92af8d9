import type { StaticDocument } from "@lectern/documents/page-document";
import { inline } from "../loading/inline/inline-scripts.ts";
import { toDocumentTitle } from "../platform/document-title.ts";
import type { Page } from "./page.ts";
import { SITE_SCRIPT } from "./public-frame.ts";

interface Own extends Pick<StaticDocument, "description" | "element" | "facts" | "script"> {
  /** Replaces the default title, which is the page's title and the product's name. */
  readonly title?: string;
  /** False asks search engines to ignore the page. */
  readonly isIndexed?: boolean;
}

/** A page that needs no app. */
export const toStaticDocument = ({ name, path, title }: Page, { isIndexed = true, ...own }: Own): StaticDocument => ({
  kind: "static",
  file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
  title: toDocumentTitle(title),
  canonical: isIndexed ? path : undefined,
  styles: [`src/pages/${name}/${name}.document.tsx`],
  script: SITE_SCRIPT,
  head: [inline.applyTheme, inline.preloadCachedFonts],
  ...own,
});
