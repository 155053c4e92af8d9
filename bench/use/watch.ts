/** An element to wait for: it has a box, and its text begins with these words. */
export interface Shown {
  readonly selector: string;
  readonly text?: string;
}

/** The page's response to an input, in milliseconds. */
export interface Answer {
  /** From the input to the first frame after its handlers, in steps of 8 ms. */
  readonly frame: number;
  /** From the input to the frame with the expected element; null if none was expected. */
  readonly shown: number | null;
  /** The tasks over 50 ms after the input. */
  readonly longTasks: readonly number[];
}

interface Notes {
  events: [interaction: number, duration: number][];
  tasks: number[];
  /** When the last task or event ended. */
  last: number;
  input: number;
  shown: number | null;
  /** Starts watching the response to a new input, and forgets the previous one. */
  begin: (wanted: Shown | undefined) => void;
}

declare global {
  interface Window {
    lecternUse: Notes;
  }
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page before anything else. It is sent as text, so it may use nothing from outside itself. */
export function watchUse(): void {
  const notes: Notes = { events: [], tasks: [], last: 0, input: 0, shown: null, begin };
  window.lecternUse = notes;
  let wanted: Shown | undefined;
  function begin(next: Shown | undefined) {
    Object.assign(notes, { events: [], tasks: [], last: performance.now(), input: 0, shown: null });
    wanted = next;
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must be inside the function that is sent
  const isShown = ({ selector, text = "" }: Shown) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.startsWith(text) && element.getBoundingClientRect().height > 0,
    );
  const look = () => {
    if (wanted !== undefined && notes.input > 0 && isShown(wanted)) {
      notes.shown = performance.now() - notes.input;
      wanted = undefined;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const noteInput = ({ timeStamp }: Event) => {
    if (notes.input === 0) notes.input = timeStamp;
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, noteInput, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as EventTiming[]) {
      if (interactionId === 0 || startTime < notes.input) continue;
      notes.events.push([interactionId, duration]);
      notes.last = startTime + duration;
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime + duration < notes.input) continue;
      notes.tasks.push(duration);
      notes.last = startTime + duration;
    }
  }).observe({ type: "longtask" });
}
