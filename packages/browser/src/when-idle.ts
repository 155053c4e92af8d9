const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

let resolveShown: () => void = () => undefined;
const firstPaint = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/** Marks the page's main content as shown, for the functions below. */
export const markShown = (): void => resolveShown();

/** Resolves when the page shows its main content and the browser is idle. */
export const whenIdle = (): Promise<void> => firstPaint.then(waitForIdle);

/** Resolves after the next frame was painted, for work that must not delay the response to an event. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const ACTIVITY_EVENTS = [
  "pointermove",
  "pointerdown",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  // Words may be selected by an assistive technology, without a pointer or a key that the page sees.
  "selectionchange",
  "visibilitychange",
  "storage",
];

/**
 * Calls the listener at each activity of the user in this page.
 *
 * @returns stops listening
 */
export function onActivity(listener: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const event of ACTIVITY_EVENTS) addEventListener(event, listener, options);
  return () => stop.abort();
}

/** Resolves at the user's first activity in this page, or when another tab writes to storage. */
const waitForActivity = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onActivity(() => {
      stop();
      resolve();
    });
  });

/**
 * Resolves when the page shows its content, the user has been active in it, and the browser is idle: for code that only
 * an active user needs.
 */
export const whenUserActive = (): Promise<void> => firstPaint.then(waitForActivity).then(waitForIdle);

/**
 * Resolves when the user has been idle for `milliseconds`, or has left the page: for work that would slow down their
 * input.
 */
export const whenUserPauses = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(end, document.visibilityState === "hidden" ? 0 : milliseconds);
    };
    const stop = onActivity(restart);
    function end() {
      stop();
      resolve();
    }
    restart();
  });
