import { type ScrollPosition, getTop } from "./scroll-positions.ts";

/** If the page has not reached its old height after this time, it stays where it is; in ms. */
const TIMEOUT_MS = 4000;
/** Events of input that scrolls or moves the focus, after which the position is left to the student. */
export const SCROLL_INPUT_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to `top`. Returns whether the page is long enough for it. */
function scrollPageTo(top: number): boolean {
  if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) <= 1;
}

/**
 * Restores a scroll position on a page that may still grow as rows, images and code arrive. A reloaded page may
 * estimate the heights of rows that it has not rendered, so the focused link's place on the screen is restored instead
 * of a pixel position.
 *
 * @returns stops restoring
 */
export function restorePosition({ top, link, linkTop }: ScrollPosition): () => void {
  const wasVisible = linkTop !== undefined && linkTop >= top && linkTop < top + window.innerHeight;
  const attempt = (): boolean => {
    if (link === undefined) return scrollPageTo(top);
    const anchor = document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(link)}"]`);
    if (anchor === null) {
      scrollPageTo(top);
      return false;
    }
    anchor.focus({ preventScroll: true });
    return scrollPageTo(wasVisible ? getTop(anchor) - (linkTop - top) : top);
  };

  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of SCROLL_INPUT_EVENTS) window.removeEventListener(event, stop);
  }
  for (const event of SCROLL_INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  if (attempt()) stop();
  else growth.observe(document.body);
  return stop;
}
