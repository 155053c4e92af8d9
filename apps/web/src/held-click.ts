declare global {
  interface Window {
    /** Holds clicks back while the app is not there. */
    lecternHold?: (event: MouseEvent) => void;
    /** The last button or link that was clicked so. */
    lecternHeld?: HTMLElement;
  }
}

const described = (element: Element): string =>
  `${element.getAttribute("href") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent}`;

/** The same button or link as the app drew it: the document's own is gone once the app took its place. */
function counterpartOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const alikeIn = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((each) => described(each) === described(element));
  return alikeIn(document)[alikeIn(element.getRootNode() as Element).indexOf(element)];
}

/** From now on the app answers clicks itself; the one that came too early is done again. */
export function doHeldClick(): void {
  const { lecternHold: hold, lecternHeld: held } = window;
  if (hold === undefined) return;
  removeEventListener("click", hold, true);
  delete window.lecternHold;
  // After this commit, so that the page's own handlers are there.
  setTimeout(() => {
    if (held !== undefined) counterpartOf(held)?.click();
  });
}

/**
 * Follows the focus from now on, since a node that is taken away takes it along in silence.
 *
 * @returns gives it back to what the app drew in the place of a node that had it
 */
export function followFocus(): () => void {
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target;
  };
  addEventListener("focusin", follow);
  return () => {
    removeEventListener("focusin", follow);
    if (focused instanceof HTMLElement && !focused.isConnected) counterpartOf(focused)?.focus({ preventScroll: true });
  };
}
