/** Where reading begins while the tabs stick; in CSS pixels below the window's top. */
export const READING_TOP = 128;
/** Less than the height of a line. */
const STEP = 12;
/** A tab that is opened again has been laid out by then; in ms. */
const SETTLED_MS = 2000;
/** Input that scrolls or moves the focus: the student has taken over. */
const userInput = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The first paragraph that is seen. A tab is mounted again with other estimates of heights, so its pixels may have moved. */
export interface ReadingAnchor {
  /** Among the tab's paragraphs. */
  readonly index: number;
  /** Of the paragraph, in CSS pixels below the window's top. */
  readonly top: number;
}

const findPanel = () => document.querySelector("[role=tabpanel][data-state=active]");

/** The paragraph that is read first in the open tab; undefined where it shows none. */
export function findAnchor(): ReadingAnchor | undefined {
  const panel = findPanel();
  if (panel === null || window.scrollY === 0) return undefined;
  const { left, width } = panel.getBoundingClientRect();
  for (let y = READING_TOP; y < window.innerHeight; y += STEP) {
    const paragraph = document.elementFromPoint(left + width / 2, y)?.closest("p");
    if (paragraph && panel.contains(paragraph))
      return { index: [...panel.querySelectorAll("p")].indexOf(paragraph), top: paragraph.getBoundingClientRect().top };
  }
  return undefined;
}

/**
 * Brings a paragraph back to its place in the window, and holds it there while the tab is laid out.
 *
 * @param top where the page stands until the paragraph is drawn
 * @returns stops holding
 */
export function holdAnchor(anchor: ReadingAnchor, top: number): () => void {
  const end = performance.now() + SETTLED_MS;
  let frame = 0;
  let paragraph: Element | undefined;
  const place = () => {
    if (!paragraph?.isConnected) paragraph = findPanel()?.querySelectorAll("p")[anchor.index];
    if (paragraph === undefined) window.scrollTo(0, top);
    else {
      const offset = paragraph.getBoundingClientRect().top - anchor.top;
      if (Math.abs(offset) >= 1) window.scrollBy(0, offset);
    }
    if (performance.now() < end) frame = requestAnimationFrame(place);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of userInput) window.removeEventListener(event, stop);
  };
  for (const event of userInput) window.addEventListener(event, stop, { passive: true });
  place();
  return stop;
}
