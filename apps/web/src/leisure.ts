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
export const hasShown = (): void => begin();

/** Resolves when the page shows what it was opened for and has nothing else to do: time for what it may need next. */
export const leisure = (): Promise<void> => shown.then(idle);

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin", "visibilitychange", "storage"];

/** Resolves at the first sign of somebody at this page, or of something in another tab. */
const someone = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const seen = () => {
      stop.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of SIGNS) addEventListener(sign, seen, options);
  });

/** Resolves when there is leisure and somebody to use what comes: for code that only they could have a use for. */
export const company = (): Promise<void> => shown.then(someone).then(idle);

/** Resolves when nobody has done anything for so long, or has left the page: time for what would be in their way. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const wait = () => {
      if (document.visibilityState === "hidden") return end();
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    };
    for (const sign of SIGNS) addEventListener(sign, wait, { capture: true, passive: true, signal: stop.signal });
    wait();
  });
