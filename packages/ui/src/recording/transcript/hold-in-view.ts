import { layOut } from "./lay-out.ts";

/** By this time, everything that moves a paragraph has been laid out, even on a slow phone; in ms. */
const SETTLED_MS = 10_000;
/** A fraction of the window's height, at which a paragraph begins, below sticky elements. */
const TOP = 0.25;
/** Space above and below a paragraph that is too long for that, in pixels: the reader bar with its find is above. */
const ABOVE = 168;
const BELOW = 96;
/** Input that scrolls or moves the focus, after which the position is left to the reader. */
const userInput = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls a paragraph into view and holds it there while content above it arrives, such as chapters, or is laid out for
 * the first time, as a long transcript is near the screen.
 *
 * @param around elements that may change their height, in addition to the page
 * @returns stops holding
 */
export function holdInView(paragraph: HTMLElement, around: readonly Element[]): () => void {
  layOut(paragraph);
  const place = () => {
    const { height } = paragraph.getBoundingClientRect();
    const room = window.innerHeight - height - BELOW;
    paragraph.style.scrollMarginBlockStart = `${Math.max(ABOVE, Math.min(window.innerHeight * TOP, room))}px`;
    paragraph.scrollIntoView({ block: "start" });
  };
  // Scroll anchoring moves the page too when content above grows, and would do so after `place` has.
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
