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
