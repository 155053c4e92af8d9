import { type Place, topOf } from "./scroll-positions.ts";

/** After this long without the page having grown to its old length, the reader's own place counts. */
const PATIENCE_MS = 4000;
const takesOver = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Whether the page is long enough to get there. */
function goTo(place: number): boolean {
  if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
  return Math.abs(window.scrollY - place) <= 1;
}

/**
 * Goes to a place on a page that may still be growing: rows, pictures and code come after the page itself. A page that
 * was opened anew may guess the heights of rows it has not drawn, so the link that was seen comes back to where on the
 * screen it was, rather than the page to its pixel.
 *
 * @returns stops trying
 */
export function restorePosition({ top, link, linkTop }: Place): () => void {
  const wasSeen = linkTop !== undefined && linkTop >= top && linkTop < top + window.innerHeight;
  const attempt = (): boolean => {
    if (link === undefined) return goTo(top);
    const found = document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(link)}"]`);
    if (found === null) {
      goTo(top);
      return false;
    }
    found.focus({ preventScroll: true });
    return goTo(wasSeen ? topOf(found) - (linkTop - top) : top);
  };

  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of takesOver) window.removeEventListener(event, stop);
  }
  for (const event of takesOver) window.addEventListener(event, stop, { passive: true });
  if (attempt()) stop();
  else growth.observe(document.body);
  return stop;
}
