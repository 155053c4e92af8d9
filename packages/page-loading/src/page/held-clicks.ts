declare global {
  interface Window {
    /** The listener that holds clicks until the app is mounted. Then it is undefined. */
    lecternHold?: (event: MouseEvent) => void;
    /** The buttons and links whose clicks were held, in order. */
    lecternHeld?: HTMLElement[];
  }
}

const describeElement = (element: Element): string =>
  `${element.getAttribute("href") ?? element.getAttribute("name") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent}`;

/** Finds the element that the app rendered for one of the document's, which are removed when the app mounts. */
function findCounterpart(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  // There is only one main, and its text changes when the app renders.
  if (element.localName === "main") return document.querySelector<HTMLElement>("main") ?? undefined;
  const findAlike = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (each) => describeElement(each) === describeElement(element),
    );
  return findAlike(document)[findAlike(element.getRootNode() as Element).indexOf(element)];
}

/** Dispatches a press and a click like a mouse: menus and tabs react to the press, before the click. */
function press(element: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0 };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...init, isPrimary: true, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mousedown", init));
  element.dispatchEvent(new PointerEvent("pointerup", { ...init, isPrimary: true, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mouseup", init));
  element.click();
}

/** Stops holding clicks, and replays the held ones, each in its own task. */
export function replayHeldClicks(): void {
  const { lecternHold: hold, lecternHeld: held = [] } = window;
  if (hold === undefined) return;
  removeEventListener("click", hold, true);
  delete window.lecternHold;
  const replayNext = () => {
    const [next] = held.splice(0, 1);
    if (next === undefined) return;
    const counterpart = findCounterpart(next);
    if (counterpart !== undefined) press(counterpart);
    setTimeout(replayNext);
  };
  // Deferred until React has attached the page's own event handlers.
  setTimeout(replayNext);
}

/** Sets a field's value like typing does: React keeps the value itself and needs an event to notice the change. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Starts tracking the focus and the text of fields, because removing an element loses both without an event.
 *
 * @returns restores both in the elements that the app rendered instead of the document's
 */
export function preserveFocusAndInput(): () => void {
  let focused: EventTarget | null = document.activeElement;
  const track = ({ target }: FocusEvent) => {
    focused = target;
  };
  addEventListener("focusin", track);
  const fields = [...document.querySelectorAll("input")];
  return () => {
    removeEventListener("focusin", track);
    for (const field of fields) {
      if (field.isConnected || field.value === field.defaultValue) continue;
      const counterpart = findCounterpart(field);
      if (counterpart instanceof HTMLInputElement) typeInto(counterpart, field.value);
    }
    if (focused instanceof HTMLElement && !focused.isConnected)
      findCounterpart(focused)?.focus({ preventScroll: true });
  };
}
