import type { RouterLinkProps } from "@lectern/ui/elements/link";
import { Link } from "react-router-dom";
import { publicPaths } from "../public-pages/public-paths.ts";
import { painted } from "../leisure.ts";
import { preloadScreenAt } from "../routes.tsx";

/**
 * ui's link, led by our router; the page behind it is fetched as soon as somebody seems to want it. A public page is a
 * document of its own.
 */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (publicPaths.has(href)) return <a {...rest} href={href} />;
  const preload = () => void painted().then(() => preloadScreenAt(href));
  return <Link {...rest} to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}
