interface Context {
  current: unknown;
}

type Props = Readonly<Record<string, unknown>>;

/** @throws TypeError for values that React supports and this renderer does not. Then the skeleton stays */
function toText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new TypeError("neither a string nor a number");
}

/** An element as `jsx-runtime.ts` creates it. */
export interface VirtualElement {
  readonly type: string | Context | ((props: Props) => unknown);
  readonly props: Props;
}

/** Renders its children only. */
export const Fragment = ({ children }: Props): unknown => children;

/** Replaces a lazy component, whose code is not loaded. @throws always, for `Suspense` to catch */
export const suspend = (): never => {
  throw new Error("suspended");
};

/** Renders its fallback if one of its children throws. */
export function Suspense({ children, fallback }: Props): unknown {
  const content = new DocumentFragment();
  try {
    render(children, content);
    return content;
  } catch {
    return fallback;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** Attributes whose names in React differ by more than case. */
const attributeNames: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Whether an attribute has the values "true" and "false". A boolean attribute is present or absent instead. */
const isEnumerated = (name: string) => /^(?:aria-|data-|spellCheck$)/.test(name);

function setAttributes(element: HTMLElement | SVGElement, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (/^(?:children|key|ref|on[A-Z].*)$/.test(name) || value === undefined || value === null) continue;
    if (name === "style") {
      for (const [property, each] of Object.entries(value)) element.style.setProperty(property, String(each));
    } else if (isEnumerated(name)) element.setAttribute(name, toText(value));
    else if (value !== false) element.setAttribute(attributeNames[name] ?? name, value === true ? "" : toText(value));
  }
}

/**
 * Renders an element of Views into the page, once and without event handlers. `react.ts` replaces React.
 *
 * @throws a View's error; then `into` may already contain a part of the element
 */
export function render(node: unknown, into: Element | DocumentFragment): void {
  if (node === undefined || node === null || typeof node === "boolean") return;
  if (Array.isArray(node)) {
    for (const part of node) render(part, into);
    return;
  }
  if (typeof node !== "object" || node instanceof Node) {
    into.append(node instanceof Node ? node : toText(node));
    return;
  }
  const { type, props } = node as VirtualElement;
  if (typeof type === "function") {
    render(type(props), into);
  } else if (typeof type === "object") {
    const outer = type.current;
    type.current = props["value"];
    try {
      render(props["children"], into);
    } finally {
      type.current = outer;
    }
  } else {
    const isSvg = type === "svg" || into instanceof SVGElement;
    const element = isSvg ? document.createElementNS(SVG, type as "svg") : document.createElement(type);
    setAttributes(element, props);
    render(props["children"], element);
    into.append(element);
  }
}
