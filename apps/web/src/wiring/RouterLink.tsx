import type { RouterLinkProps } from "@lectern/ui/elements/link";
import { Link } from "react-router-dom";
import { preloadScreenAt } from "../routes.tsx";

/** ui's link, led by our router; the page behind it is fetched as soon as somebody seems to want it. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  const preload = () => preloadScreenAt(href);
  return <Link {...rest} to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}
