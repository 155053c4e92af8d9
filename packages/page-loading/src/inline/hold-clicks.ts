import "../page/held-clicks.ts";

/** After this time a held link is followed without the app; in ms. */
const TIMEOUT_MS = 8000;

/**
 * Holds clicks on elements that match `selector` until the app replays them. Clicks that open a new tab are left to the
 * browser.
 *
 * @param onHold called after a click was held
 */
export function holdClicks(selector: string, onHold?: () => void): void {
  if (window.lecternHold !== undefined) return;
  window.lecternHold = (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const clicked = isPlain && event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (clicked === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (window.lecternHeld ??= []).push(clicked);
    if (clicked instanceof HTMLAnchorElement) {
      setTimeout(() => {
        if (window.lecternHold !== undefined) location.assign(clicked.href);
      }, TIMEOUT_MS);
    }
    onHold?.();
  };
  addEventListener("click", window.lecternHold, true);
}
