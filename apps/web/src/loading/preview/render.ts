interface Context {
  current: unknown;
}

type Props = Readonly<Record<string, unknown>>;

/** @throws TypeError for what React takes and this does not: it is no picture then */
function toText(word: unknown): string {
  if (typeof word === "string" || typeof word === "number" || typeof word === "boolean") return String(word);
  throw new TypeError("neither a word nor a number");
}

/** An element, as `jsx-runtime.ts` makes it. */
export interface Drawable {
  readonly type: string | Context | ((props: Props) => unknown);
  readonly props: Props;
}

/** Draws what is in it, and noop of its own. */
export const Fragment = ({ children }: Props): unknown => children;

/** Stands for whatever code comes later. */
export const suspend = (): never => {
  throw new Error("suspended");
};

/** Draws its fallback when something in it comes later. */
export function Suspense({ children, fallback }: Props): unknown {
  const whole = new DocumentFragment();
  try {
    render(children, whole);
    return whole;
  } catch {
    return fallback;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** Attributes that React spells otherwise, beside those that differ in their capitals alone. */
const attributeOf: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Attributes that have the words true and false, and are not there or not. */
const isWorded = (name: string) => /^(?:aria-|data-|spellCheck$)/.test(name);

function setAttributes(element: HTMLElement | SVGElement, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (/^(?:children|key|ref|on[A-Z].*)$/.test(name) || value === undefined || value === null) continue;
    if (name === "style") {
      for (const [property, worth] of Object.entries(value)) element.style.setProperty(property, String(worth));
    } else if (isWorded(name)) element.setAttribute(name, toText(value));
    else if (value !== false) element.setAttribute(attributeOf[name] ?? name, value === true ? "" : toText(value));
  }
}

/**
 * Puts an element of Views into the page: once, without handlers, by `react.ts` in React's place.
 *
 * @throws whatever a View throws; the page may have part of the element by then
 */
export function render(drawn: unknown, into: Element | DocumentFragment): void {
  if (drawn === undefined || drawn === null || typeof drawn === "boolean") return;
  if (Array.isArray(drawn)) {
    for (const part of drawn) render(part, into);
    return;
  }
  if (typeof drawn !== "object" || drawn instanceof Node) {
    into.append(drawn instanceof Node ? drawn : toText(drawn));
    return;
  }
  const { type, props } = drawn as Drawable;
  if (typeof type === "function") {
    render(type(props), into);
  } else if (typeof type === "object") {
    const outside = type.current;
    type.current = props["value"];
    try {
      render(props["children"], into);
    } finally {
      type.current = outside;
    }
  } else {
    const isSvg = type === "svg" || into instanceof SVGElement;
    const element = isSvg ? document.createElementNS(SVG, type as "svg") : document.createElement(type);
    setAttributes(element, props);
    render(props["children"], element);
    into.append(element);
  }
}
