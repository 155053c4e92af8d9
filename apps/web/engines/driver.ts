/** A node of the page, by the browser's id for it. */
export type NodeId = string;

/** The ARIA roles that the journey looks for. */
export type Role = "button" | "heading" | "link" | "radio" | "switch" | "tab" | "textbox";

interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}
type PointerAction =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: number };

/** Input as the WebDriver standards describe it: the same JSON in the classic protocol and in BiDi. */
type InputSource =
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" };
      readonly actions: readonly PointerAction[];
    };

/** A browser with one page, driven through the protocol that it speaks. */
export interface Driver {
  /** The browser's name and version, as it reports them. */
  readonly browser: string;
  /** Opens an address and waits for its `load`. */
  goto(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   *
   * @param code source of a function expression, which can use its arguments only
   * @param args JSON values
   * @param nodes come before `args` as elements
   * @returns a JSON value
   * @throws Error when the function throws, or when the page is unloaded during the call
   */
  call(code: string, args: readonly unknown[], nodes?: readonly NodeId[]): Promise<unknown>;
  /** The rendered nodes with this role and exactly this name, both computed by the engine for assistive technology. */
  locate(role: Role, name: string): Promise<NodeId[]>;
  /** Real input: the engine hit-tests, focuses and dispatches as for a mouse and a keyboard. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the size of the page, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser and the processes that were started for it. */
  close(): Promise<void>;
}

/** The size of the page in each engine at first, CSS px. */
export const VIEWPORT = { width: 1280, height: 800 };
