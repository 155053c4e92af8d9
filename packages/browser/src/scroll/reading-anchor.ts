import { SCROLL_INPUT_EVENTS } from "./restore-position.ts";

/** Where the text begins below the sticky tabs; in CSS pixels from the window's top. */
export const READING_TOP = 128;
/** In CSS pixels: less than the height of a line, so that no paragraph is missed. */
const SEARCH_STEP = 12;
/** A reopened tab has been laid out by this time; in ms. */
const SETTLED_MS = 2000;

/**
 * The first visible paragraph. When a tab is mounted again its estimated heights differ, so a position in pixels may
 * have moved.
 */
export interface ReadingAnchor {
  /** Its index among the tab's paragraphs. */
  readonly index: number;
  /** Its top, in CSS pixels from the window's top. */
  readonly top: number;
}

const findPanel = () => document.querySelector("[role=tabpanel][data-state=active]");

/** Finds the first visible paragraph of the open tab; undefined if there is none. */
export function findAnchor(): ReadingAnchor | undefined {
  const panel = findPanel();
  if (panel === null || window.scrollY === 0) return undefined;
  const { left, width } = panel.getBoundingClientRect();
  for (let y = READING_TOP; y < window.innerHeight; y += SEARCH_STEP) {
    const paragraph = document.elementFromPoint(left + width / 2, y)?.closest("p");
    if (paragraph && panel.contains(paragraph))
      return { index: [...panel.querySelectorAll("p")].indexOf(paragraph), top: paragraph.getBoundingClientRect().top };
  }
  return undefined;
}

/**
 * Scrolls a paragraph back to its place in the window, and holds it there during layout.
 *
 * @param top the scroll position until the paragraph is rendered
 * @returns stops holding
 */
export function holdAnchor(anchor: ReadingAnchor, top: number): () => void {
  const end = performance.now() + SETTLED_MS;
  let frame = 0;
  let paragraph: Element | undefined;
  const scrollToAnchor = () => {
    if (!paragraph?.isConnected) paragraph = findPanel()?.querySelectorAll("p")[anchor.index];
    if (paragraph === undefined) window.scrollTo(0, top);
    else {
      const offset = paragraph.getBoundingClientRect().top - anchor.top;
      if (Math.abs(offset) >= 1) window.scrollBy(0, offset);
    }
    if (performance.now() < end) frame = requestAnimationFrame(scrollToAnchor);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of SCROLL_INPUT_EVENTS) window.removeEventListener(event, stop);
  };
  for (const event of SCROLL_INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  scrollToAnchor();
  return stop;
}
