/** Measurements of a page about its own load, in milliseconds since the navigation. */
export interface Notes {
  fcp: number | null;
  lcp: number | null;
  /** The largest painted element: its tag, and the beginning of its text or its image's address. */
  lcpElement: string;
  /** When the main element had a box, in the frame that detected it. */
  ready: number | null;
  /** [start, duration] of every task over 50 ms. */
  longTasks: [number, number][];
  /** [time, score] of every layout shift that no input caused. */
  shifts: [number, number][];
  /** The elements that moved in these shifts. */
  moved: string[];
}

declare global {
  interface Window {
    lecternNotes: Notes;
    /** Tells the bench that the page is ready, so that it can read the CPU time used so far. */
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

/** Runs in the page before anything else. It is sent as text, so it may use nothing from outside itself. */
export function probe(readySelector: string): void {
  const notes: Notes = { fcp: null, lcp: null, lcpElement: "", ready: null, longTasks: [], shifts: [], moved: [] };
  window.lecternNotes = notes;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must be inside the function that is sent
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
  // Checks when the document changes and not in every frame, because requesting a frame would be extra work.
  const isReady = () => document.querySelector(readySelector);
  const look = () => {
    const box = isReady()?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) {
      requestAnimationFrame(look);
      return;
    }
    notes.ready = performance.now();
    window.lecternReady?.("");
  };
  const changes = new MutationObserver(() => {
    if (isReady() === null) return;
    changes.disconnect();
    requestAnimationFrame(look);
  });
  changes.observe(document, { childList: true, subtree: true });
}
