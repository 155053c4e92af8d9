import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { type ScrollPosition, type ScrollPositions, getTop } from "./scroll-positions.ts";
import { restorePosition } from "./restore-position.ts";

/** Finds the page's main element if it can take the focus, as in the dashboard. */
const findMain = () => document.querySelector<HTMLElement>("main[tabindex]");

/** Returns the focused link's `href`, which identifies the same card when a list is rendered again. */
const getFocusedLink = (): Pick<ScrollPosition, "link" | "linkTop"> => {
  const link = document.activeElement?.closest<HTMLAnchorElement>("main a[href]");
  return { link: link?.getAttribute("href") ?? undefined, linkTop: link ? getTop(link) : undefined };
};

/**
 * Whether the document was reloaded or reached by Back or Forward. A document opened by its address begins at its top.
 */
const isReturning = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
};

/**
 * Restores scroll positions. A page opened by a link begins at its top and takes the focus. Back, Forward and reload
 * restore the scroll position and the focused link. The browser can't do this itself, because the page is not rendered
 * when it tries.
 */
export function ScrollRestoration({ scrollPositions }: { readonly scrollPositions: ScrollPositions }) {
  const { key: entry, pathname } = useLocation();
  // The first entry of every document has the same key.
  const key = `${entry} ${pathname}`;
  const navigationType = useNavigationType();
  const stopRestoring = useRef<() => void>(undefined);
  const lastEntry = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useEffect(() => {
    const update = (change: Partial<ScrollPosition>) => {
      if (lastEntry.current !== undefined) scrollPositions.update(lastEntry.current.key, change);
    };
    const onScroll = () => update({ top: window.scrollY });
    const onFocus = () => update(getFocusedLink());
    window.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("focusin", onFocus);
    window.addEventListener("pagehide", scrollPositions.save);
    return () => {
      window.removeEventListener("scroll", onScroll);
      document.removeEventListener("focusin", onFocus);
      window.removeEventListener("pagehide", scrollPositions.save);
    };
  }, [scrollPositions]);

  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const before = lastEntry.current;
    if (before?.key === key) return;
    lastEntry.current = { key, pathname };
    const isFirst = before === undefined;
    if (before?.pathname === pathname && navigationType !== NavigationType.Pop) {
      // A tab or a search, which is another address of the same page.
      scrollPositions.update(key, { top: window.scrollY, ...getFocusedLink() });
      return;
    }
    stopRestoring.current?.();
    const position = isFirst && !isReturning() ? undefined : scrollPositions.get(key);
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    else if (position !== undefined || !isFirst)
      stopRestoring.current = restorePosition(position ?? { top: 0, link: undefined });
    if (!isFirst && position?.link === undefined) findMain()?.focus({ preventScroll: true });
  }, [key, navigationType, pathname, scrollPositions]);

  return null;
}
