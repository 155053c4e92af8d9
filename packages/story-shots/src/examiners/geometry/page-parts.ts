import type { GeometryFinding, GeometryRule } from "./finding.ts";

/** A rectangle in the window, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of an area that is not clipped. */
interface Cut {
  readonly shown: Area;
  /** The first ancestor that clips it; undefined if none does. */
  readonly by: Element | undefined;
  /** Whether the rest can be scrolled to. */
  readonly scrolled: boolean;
}

/** A line of text that is shown. */
export interface Line extends Area {
  readonly element: Element;
  readonly node: Text;
  /** The middle of the line as it would be if nothing clipped it, and what clips it. */
  readonly core: Area;
  readonly cut: Cut;
}

/** The texts and controls of a page, with what the rules ask of them. */
export type PageParts = ReturnType<typeof readPage>;

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/**
 * Reads the texts and controls of the page in which it runs. It is sent to the page as text, so it may use nothing from
 * outside itself. It ignores elements that are hidden, scrolled out of a scroll container, or covered by a layer above.
 *
 * @param mode the conditions under which the page is shown, for its findings
 * @param primaryColor the background of main actions, as CSS
 */
export function readPage(mode: string, primaryColor: string) {
  const findings: GeometryFinding[] = [];
  /** Tolerated rounding differences, in pixels. */
  const slack = 1.5;
  const controlSelector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab], [role=radio], [role=checkbox], [role=option], [role=menuitem]";
  /** Storybook's frame, the chooser of a gallery of states, and elements whose text a reader doesn't see. */
  const foreign =
    "script, style, noscript, template, svg, .sb-wrapper, #storybook-docs, select:has(> option[data-state-key])";

  const toSelector = (element: Element): string => {
    const parts: string[] = [];
    for (
      let parent: Element | null = element;
      parent !== null && parent !== document.body && parts.length < 6;
      parent = parent.parentElement
    ) {
      const tag = parent.tagName.toLowerCase();
      const twins = [...(parent.parentElement?.children ?? [])].filter(({ tagName }) => tagName === parent?.tagName);
      parts.unshift(
        parent.id === "" || /[^\w-]/.test(parent.id)
          ? `${tag}${twins.length > 1 ? `:nth-of-type(${twins.indexOf(parent) + 1})` : ""}`
          : `#${parent.id}`,
      );
      if (parts[0]?.startsWith("#") === true) break;
    }
    return parts.join(" > ") || "body";
  };
  const toWords = (text: string): string => {
    const words = text.replaceAll(/\s+/g, " ").trim();
    return words.length > 40 ? `${words.slice(0, 39)}…` : words;
  };
  const toName = (element: Element): string =>
    toWords(element.getAttribute("aria-label") ?? element.textContent) || element.tagName.toLowerCase();
  const report = (rule: GeometryRule, element: Element, sentence: string): void => {
    const selector = toSelector(element);
    if (!findings.some((other) => other.rule === rule && other.selector === selector))
      findings.push({ rule, selector, mode, sentence });
  };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const getStyle = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxes = new Map<Element, DOMRect>();
  const getBox = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
    element.closest(foreign) === null;
  const isClipping = (value: string): boolean => value !== "visible";
  const isScrollable = (value: string): boolean => value === "auto" || value === "scroll";
  const isLayer = (element: Element): boolean =>
    ["fixed", "sticky", "absolute"].includes(getStyle(element).position) || element.matches("dialog, [popover]");
  const isTransparent = (color: string): boolean => color === "transparent" || /[,/]\s*0\)$/.test(color);
  const hasFace = (element: Element): boolean =>
    !isTransparent(getStyle(element).backgroundColor) || getStyle(element).backgroundImage !== "none";
  const hasEdges = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth, borderTopColor } = getStyle(element);
    const drawn = [borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth].every(
      (width) => Number.parseFloat(width) > 0,
    );
    return drawn && !isTransparent(borderTopColor);
  };
  const intersect = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const getWidth = ({ left, right }: Area): number => right - left;
  const getHeight = ({ top, bottom }: Area): number => bottom - top;
  const isEmpty = (area: Area): boolean => getWidth(area) <= slack || getHeight(area) <= slack;

  /** The part of an area that its ancestors don't clip, and the first ancestor that clips it. */
  const clipToAncestors = (area: Area, from: Element): Cut => {
    let visibleArea = area;
    let by: Element | undefined;
    let scrolled = false;
    let { position } = getStyle(from);
    for (
      let ancestor: Element | null = from;
      ancestor !== null && ancestor !== document.documentElement;
      ancestor = ancestor.parentElement
    ) {
      if (ancestor !== from) {
        const { position: ancestorPosition } = getStyle(ancestor);
        // No ancestor clips a fixed element, and an absolute one is clipped only by its containing block.
        const isUnclipped = position === "fixed" || (position === "absolute" && ancestorPosition === "static");
        if (isUnclipped) continue;
        position = ancestorPosition;
      }
      const { overflowX, overflowY } = getStyle(ancestor);
      if (ancestor === document.body || !(isClipping(overflowX) || isClipping(overflowY))) continue;
      const box = getBox(ancestor);
      const next = intersect(visibleArea, {
        left: isClipping(overflowX) ? box.left : visibleArea.left,
        right: isClipping(overflowX) ? box.right : visibleArea.right,
        top: isClipping(overflowY) ? box.top : visibleArea.top,
        bottom: isClipping(overflowY) ? box.bottom : visibleArea.bottom,
      });
      const less = getWidth(next) < getWidth(visibleArea) - slack || getHeight(next) < getHeight(visibleArea) - slack;
      if (less && by === undefined) {
        by = ancestor;
        scrolled ||=
          (isScrollable(overflowX) && getWidth(next) < getWidth(visibleArea) - slack) ||
          (isScrollable(overflowY) && getHeight(next) < getHeight(visibleArea) - slack);
      }
      visibleArea = next;
    }
    return { shown: visibleArea, by, scrolled };
  };

  /** The middle of a line of text, because a font's own box is higher than its letters. */
  const toCore = ({ left, top, right, bottom }: Area): Area => {
    const trim = (bottom - top) * 0.25;
    return { left, top: top + trim, right, bottom: bottom - trim };
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    if (
      text.data.trim() !== "" &&
      element !== null &&
      element.closest("select, textarea") === null &&
      isVisible(element)
    )
      texts.push(text);
  }

  const lines: Line[] = [];
  /** The texts that may be in more than one line. */
  const wrapped: Text[] = [];
  for (const node of texts) {
    const element = node.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = range.getClientRects();
    if (rects.length > 1) wrapped.push(node);
    for (const rect of rects) {
      const core = toCore(rect);
      const clipped = clipToAncestors(core, element);
      // Text for screen readers only is hidden in an area of a pixel or two.
      if (!isEmpty(clipped.shown)) lines.push({ ...clipped.shown, element, node, core, cut: clipped });
    }
  }

  const isShown = (element: Element): boolean =>
    isVisible(element) && !isEmpty(clipToAncestors(element.getBoundingClientRect(), element).shown);
  const controls = [...document.body.querySelectorAll(controlSelector)].filter(isShown);
  const isFixed = (element: Element): boolean => {
    for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
      if (getStyle(ancestor).position === "fixed") return true;
    return false;
  };

  return {
    mode,
    primaryColor,
    findings,
    slack,
    controlSelector,
    wrapped,
    lines,
    controls,
    toSelector,
    toWords,
    toName,
    report,
    getStyle,
    isVisible,
    isShown,
    isFixed,
    isLayer,
    isScrollable,
    isTransparent,
    hasFace,
    hasEdges,
    intersect,
    getWidth,
    getHeight,
    isEmpty,
    clipToAncestors,
    toCore,
  };
}
