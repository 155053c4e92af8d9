interface Context {
  current: unknown;
}

type Props = Readonly<Record<string, unknown>>;

/** @throws TypeError for values that React supports and this renderer does not: the skeleton stays then */
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

/** Stands for a lazy component, whose code is not loaded. @throws always, for `Suspense` to catch */
export const suspend = (): never => {
  throw new Error("suspended");
};

/** Renders its fallback when one of its children throws. */
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

/** Attributes that React names differently, beside those that differ in case only. */
const attributeNames: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Attributes whose values are the words true and false; a boolean attribute is present or absent instead. */
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
 * Renders an element of Views into the page, once and without event handlers, with `react.ts` in React's place.
 *
 * @throws what a View throws; `into` may have part of the element by then
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
