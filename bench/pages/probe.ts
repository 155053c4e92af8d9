/** What a page notes about itself while it loads, in milliseconds since the navigation. */
export interface Notes {
  fcp: number | null;
  lcp: number | null;
  /** The largest thing painted: its tag, and how its text begins or where its picture is. */
  lcpElement: string;
  /** When the real content had a box, in the frame that found it. */
  ready: number | null;
  /** [start, duration] of every task over 50 ms. */
  longTasks: [number, number][];
  /** [time, score] of every layout shift that no input caused. */
  shifts: [number, number][];
  /** What moved in them. */
  moved: string[];
}

declare global {
  interface Window {
    lecternNotes: Notes;
    /** Tells the bench, which then asks how much CPU it took until here. */
    lecternReady?: (payload: string) => void;
  }
}

interface LargestPaint extends PerformanceEntry {
  readonly element?: Element | null;
  readonly url?: string;
}

interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before anything else. It is sent as text, so it stands alone. */
export function probe(readySelector: string): void {
  const notes: Notes = { fcp: null, lcp: null, lcpElement: "", ready: null, longTasks: [], shifts: [], moved: [] };
  window.lecternNotes = notes;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it has to be in here
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  };
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") notes.fcp = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    const { startTime, element, url } = entry as LargestPaint;
    notes.lcp = startTime;
    const words = (element?.textContent ?? "").trim().slice(0, 30);
    notes.lcpElement = `${element?.tagName.toLowerCase() ?? ""} ${url || words}`.trim();
  });
  watch("longtask", ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  watch("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    notes.shifts.push([startTime, value]);
    for (const { node } of sources) {
      const words = (node?.textContent ?? "").trim().slice(0, 30);
      notes.moved.push(`${node?.nodeName.toLowerCase() ?? "something"} ${words} (${value.toFixed(3)})`);
    }
  });
  // Looks when the document changes and not in every frame: a frame asked for is work that the page did not cause.
  const found = () => document.querySelector(readySelector);
  const look = () => {
    const box = found()?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) {
      requestAnimationFrame(look);
      return;
    }
    notes.ready = performance.now();
    window.lecternReady?.("");
  };
  const changes = new MutationObserver(() => {
    if (found() === null) return;
    changes.disconnect();
    requestAnimationFrame(look);
  });
  changes.observe(document, { childList: true, subtree: true });
}
