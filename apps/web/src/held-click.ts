declare global {
  interface Window {
    /** Holds clicks on buttons back while the app is not there. */
    lecternHold?: (event: MouseEvent) => void;
    /** The last button that was clicked so. */
    lecternHeld?: HTMLButtonElement;
  }
}

/** From now on the app answers clicks itself; the one that came too early is done again. */
export function doHeldClick(): void {
  const { lecternHold: hold, lecternHeld: button } = window;
  if (hold === undefined) return;
  removeEventListener("click", hold, true);
  delete window.lecternHold;
  // After this commit, so that the page's own handlers are there.
  setTimeout(() => {
    if (button?.isConnected) button.click();
  });
}
