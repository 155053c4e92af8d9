const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

let begin: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The page shows what it was opened for. */
export const markShown = (): void => begin();

/** Resolves when the page shows what it was opened for and has nothing else to do: time for what it may need next. */
export const whenIdle = (): Promise<void> => shown.then(idle);

/** Resolves when the next frame is nextPaint: for what an event brings about and need not hold up its answer. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin", "visibilitychange", "storage"];

/** @returns stops listening */
function onSign(listener: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const sign of SIGNS) addEventListener(sign, listener, options);
  return () => stop.abort();
}

/** Resolves at the first sign of somebody at this page, or of something in another tab. */
const someone = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onSign(() => {
      stop();
      resolve();
    });
  });

/** Resolves when there is whenIdle and somebody to use what comes: for code that only they could have a use for. */
export const whenUserActive = (): Promise<void> => shown.then(someone).then(idle);

/** Resolves when nobody has done anything for so long, or has left the page: time for what would be in their way. */
export const whenUserPauses = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, document.visibilityState === "hidden" ? 0 : milliseconds);
    };
    const stop = onSign(wait);
    function end() {
      stop();
      resolve();
    }
    wait();
  });
