import { holdScroll } from "./hold-scroll.ts";
import { layOut } from "./lay-out.ts";

/** A fraction of the window's height, at which a paragraph begins, below sticky elements. */
const PARAGRAPH_TOP = 0.25;
/** Space above and below a paragraph that is too long for that, in pixels: the reader bar with its find is above. */
const SPACE_ABOVE = 168;
const SPACE_BELOW = 96;

/**
 * Scrolls a paragraph into view and holds it there while content above it arrives, such as chapters, or is laid out for
 * the first time, as a long transcript is near the screen.
 *
 * @param around elements that may change their height, in addition to the page
 * @returns stops holding
 */
export function holdInView(paragraph: HTMLElement, around: readonly Element[]): () => void {
  layOut(paragraph);
  const scrollToParagraph = () => {
    const { height } = paragraph.getBoundingClientRect();
    const room = window.innerHeight - height - SPACE_BELOW;
    paragraph.style.scrollMarginBlockStart = `${Math.max(SPACE_ABOVE, Math.min(window.innerHeight * PARAGRAPH_TOP, room))}px`;
    paragraph.scrollIntoView({ block: "start" });
  };
  return holdScroll(document.documentElement, [document.body, ...around], scrollToParagraph);
}
