/** What moves a paragraph after it was brought into view has happened by then, on a slow phone too; in ms. */
const SETTLED_MS = 10_000;
/** Of the window's height: where a paragraph begins, below what sticks to the window's top. */
const TOP = 0.25;
/** Room above and below a paragraph that is too long for that, in pixels: the reader bar with its find stands above. */
const ABOVE = 168;
const BELOW = 96;
/** Input that scrolls or moves the focus: the reader has taken over. */
const userInput = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings a paragraph into view and holds it there while what is above it arrives, as chapters do, or is laid out for the
 * first time, which a long transcript is when it comes near the screen.
 *
 * @param around what may change its height, beside the page as a whole
 * @returns stops holding
 */
export function holdInView(paragraph: HTMLElement, around: readonly Element[]): () => void {
  const place = () => {
    // In a block that was not laid out yet, Firefox and Safari scroll nowhere; asking for the place lays it out.
    const { height } = paragraph.getBoundingClientRect();
    const room = window.innerHeight - height - BELOW;
    paragraph.style.scrollMarginBlockStart = `${Math.max(ABOVE, Math.min(window.innerHeight * TOP, room))}px`;
    paragraph.scrollIntoView({ block: "start" });
  };
  // The browser moves the page too when something above grows, and would do so after `place` has.
  const page = document.documentElement;
  page.style.overflowAnchor = "none";
  const changes = new ResizeObserver(place);
  const timer = setTimeout(() => stop(), SETTLED_MS);
  function stop() {
    page.style.overflowAnchor = "";
    changes.disconnect();
    clearTimeout(timer);
    for (const event of userInput) window.removeEventListener(event, stop);
  }
  for (const event of userInput) window.addEventListener(event, stop, { passive: true });
  place();
  for (const element of [document.body, ...around]) changes.observe(element);
  return stop;
}
