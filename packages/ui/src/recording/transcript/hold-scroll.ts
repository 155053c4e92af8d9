/** By this time, everything that moves a line has been laid out, even on a slow phone; in ms. */
const SETTLED_MS = 10_000;
/** Input that scrolls or moves the focus, after which the position is left to the reader. */
const userInput = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to a line, and again whenever one of these elements changes its height.
 *
 * @param scroller the element that `scroll` scrolls
 * @returns stops holding
 */
export function holdScroll(scroller: HTMLElement, elements: readonly Element[], scroll: () => void): () => void {
  // Scroll anchoring moves it too when content above grows, and would do so after `scroll` has.
  scroller.style.overflowAnchor = "none";
  const changes = new ResizeObserver(scroll);
  const timer = setTimeout(() => stop(), SETTLED_MS);
  function stop() {
    scroller.style.overflowAnchor = "";
    changes.disconnect();
    clearTimeout(timer);
    for (const event of userInput) window.removeEventListener(event, stop);
  }
  for (const event of userInput) window.addEventListener(event, stop, { passive: true });
  scroll();
  for (const element of elements) changes.observe(element);
  return stop;
}
