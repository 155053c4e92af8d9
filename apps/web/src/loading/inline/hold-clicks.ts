import "../held-clicks.ts";

/** After this time without the app, a link is followed without it; in ms. */
const TIMEOUT_MS = 8000;

/**
 * Holds clicks on what `selector` finds until the app is there to do them. A click that opens a new tab is the browser's.
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
