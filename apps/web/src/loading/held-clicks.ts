declare global {
  interface Window {
    /** Holds clicks back while the app is not there. */
    lecternHold?: (event: MouseEvent) => void;
    /** The buttons and links that were clicked so, in turn. */
    lecternHeld?: HTMLElement[];
  }
}

const described = (element: Element): string =>
  `${element.getAttribute("href") ?? element.getAttribute("name") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent}`;

/** The same button or link as the app drew it: the document's own is gone once the app took its place. */
function counterpartOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  // What a page holds changes when the app draws it.
  if (element.localName === "main") return document.querySelector<HTMLElement>("main") ?? undefined;
  const alikeIn = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((each) => described(each) === described(element));
  return alikeIn(document)[alikeIn(element.getRootNode() as Element).indexOf(element)];
}

/** As a finger or a mouse does it: menus and tabs answer when they are pressed, before the click. */
function press(element: HTMLElement): void {
  const how = { bubbles: true, cancelable: true, composed: true, button: 0 };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...how, isPrimary: true, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mousedown", how));
  element.dispatchEvent(new PointerEvent("pointerup", { ...how, isPrimary: true, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mouseup", how));
  element.click();
}

/** From now on the app answers clicks itself; those that came too early are done again, each after the one before. */
export function replayHeldClicks(): void {
  const { lecternHold: hold, lecternHeld: held = [] } = window;
  if (hold === undefined) return;
  removeEventListener("click", hold, true);
  delete window.lecternHold;
  const doNext = () => {
    const [next] = held.splice(0, 1);
    if (next === undefined) return;
    const counterpart = counterpartOf(next);
    if (counterpart !== undefined) press(counterpart);
    setTimeout(doNext);
  };
  // After this commit, so that the page's own handlers are there.
  setTimeout(doNext);
}

/** What somebody typed into a field, as if they typed it again: React keeps a field's value and hears of it by the event. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Follows the focus, and what is typed, from now on: a node that is taken away takes both along in silence.
 *
 * @returns gives both back to what the app drew in the place of nodes that had them
 */
export function preserveFocusAndInput(): () => void {
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target;
  };
  addEventListener("focusin", follow);
  const fields = [...document.querySelectorAll("input")];
  return () => {
    removeEventListener("focusin", follow);
    for (const field of fields) {
      if (field.isConnected || field.value === field.defaultValue) continue;
      const counterpart = counterpartOf(field);
      if (counterpart instanceof HTMLInputElement) type(counterpart, field.value);
    }
    if (focused instanceof HTMLElement && !focused.isConnected) counterpartOf(focused)?.focus({ preventScroll: true });
  };
}
