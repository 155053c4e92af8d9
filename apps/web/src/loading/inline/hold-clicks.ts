import "../held-clicks.ts";

/** A held link is followed without the app after this time; in ms. */
const TIMEOUT_MS = 8000;

/**
 * Holds clicks on what `selector` matches until the app replays them. The browser handles clicks that open a new tab.
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
