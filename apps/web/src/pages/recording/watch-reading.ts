/** How long a lecture's text is in front before it can count as read, in s. */
const READING_S = 15;

/** Whether the end of the open tab is inside the window or above its bottom. */
export function isEndInView(): boolean {
  const panel = document.querySelector("[role=tabpanel][data-state=active]")?.getBoundingClientRect();
  return panel !== undefined && panel.height > 0 && Math.floor(panel.bottom) <= window.innerHeight;
}

/** Whether the page is in front. */
export const isInFront = (): boolean => document.visibilityState === "visible";

interface ReadingWatch {
  readonly isInFront: () => boolean;
  readonly isEndInView: () => boolean;
  /** Called once. */
  readonly onRead: () => void;
}

/**
 * Watches a lecture's text until it counts as read: its end is in view after it was in front for 15 s (ADR 0064).
 * Returns a function that stops the watch.
 */
export function watchReading(watch: ReadingWatch): () => void {
  let seconds = 0;
  const timer = setInterval(() => {
    if (!watch.isInFront()) return;
    seconds += 1;
    if (seconds < READING_S || !watch.isEndInView()) return;
    clearInterval(timer);
    watch.onRead();
  }, 1000);
  return () => clearInterval(timer);
}
