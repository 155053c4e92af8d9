import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { createScrollPositions, type Place, topOf } from "./scroll-positions.ts";
import { restorePosition } from "./restore-position.ts";

/** A page of the dashboard can take the focus; others keep it where it was. */
const page = () => document.querySelector<HTMLElement>("main[tabindex]");

/** The link in the page that has the focus, by its address: it finds its card again in a list that was drawn anew. */
const focused = (): Pick<Place, "link" | "linkTop"> => {
  const link = document.activeElement?.closest<HTMLAnchorElement>("main a[href]");
  return { link: link?.getAttribute("href") ?? undefined, linkTop: link ? topOf(link) : undefined };
};

/** A document that was opened anew begins at its top, whatever was read at its address before. */
const isReturning = (): boolean => {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened !== undefined && opened.type !== "navigate";
};

/**
 * A page opened by a link begins at its top, and the focus goes to it. Back, forward and reload find the place on the
 * page, and the focus on the link, that one left from. The browser can't do either: when it tries, the page that it
 * goes back to is not drawn yet.
 */
export function ScrollRestoration() {
  const { key: entry, pathname } = useLocation();
  // The first entry of every document has the same key.
  const key = `${entry} ${pathname}`;
  const navigationType = useNavigationType();
  const places = useRef<ReturnType<typeof createScrollPositions>>(undefined);
  const stopReturning = useRef<() => void>(undefined);
  const shown = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useEffect(() => {
    const keep = (change: Partial<Place>) => {
      if (shown.current !== undefined) places.current?.keep(shown.current.key, change);
    };
    const scrolled = () => keep({ top: window.scrollY });
    const moved = () => keep(focused());
    const left = () => places.current?.store();
    window.addEventListener("scroll", scrolled, { passive: true });
    document.addEventListener("focusin", moved);
    window.addEventListener("pagehide", left);
    return () => {
      window.removeEventListener("scroll", scrolled);
      document.removeEventListener("focusin", moved);
      window.removeEventListener("pagehide", left);
    };
  }, []);

  useLayoutEffect(() => {
    places.current ??= createScrollPositions(sessionStorage);
    history.scrollRestoration = "manual";
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, pathname };
    const isFirst = before === undefined;
    if (before?.pathname === pathname && navigationType !== NavigationType.Pop) {
      // A tab or a search: another address of the page that is being read.
      places.current.keep(key, { top: window.scrollY, ...focused() });
      return;
    }
    stopReturning.current?.();
    const known = isFirst && !isReturning() ? undefined : places.current.of(key);
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    else if (known !== undefined || !isFirst)
      stopReturning.current = restorePosition(known ?? { top: 0, link: undefined });
    if (!isFirst && known?.link === undefined) page()?.focus({ preventScroll: true });
  }, [key, navigationType, pathname]);

  return null;
}
