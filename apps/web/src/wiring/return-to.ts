import type { Place } from "./places.ts";

/** After this long without the page having grown to its old length, the reader's own place counts. */
const PATIENCE_MS = 4000;
const takesOver = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Goes to a place on a page that may still be growing: rows, pictures and code come after the page itself.
 *
 * @returns stops trying
 */
export function returnTo({ top, link }: Place): () => void {
  const focusLink = (): boolean => {
    if (link === undefined) return true;
    const found = document.querySelector<HTMLAnchorElement>(`main a[href="${CSS.escape(link)}"]`);
    found?.focus({ preventScroll: true });
    return found !== null;
  };
  const attempt = (): boolean => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1 && focusLink();
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
