import type { RouterLinkProps } from "@lectern/ui/elements/link";
import { Link } from "react-router-dom";
import { nextPaint } from "@lectern/browser/when-idle";
import { preloadScreenAt } from "./pages/AppRoutes.tsx";
import { pages } from "./pages/index.ts";

/** The paths of pages that are documents without the app. A link to one loads the document. */
const documents: ReadonlySet<string> = new Set(pages.filter(({ area }) => area === "document").map(({ path }) => path));

/** The design system's link with the app's router. It prefetches the page's code on hover, focus and touch. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  if (documents.has(href)) return <a {...rest} href={href} />;
  const preload = () => void nextPaint().then(() => preloadScreenAt(href));
  return <Link {...rest} to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}
