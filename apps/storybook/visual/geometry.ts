import type { Examiner } from "@lectern/story-shots/examiners/examiner";

/** The kinds of layout errors. */
export type GeometryRule =
  /** A word is split over two lines without a hyphen or another place to break. */
  | "broken-word"
  /** Two texts, or two controls, overlap. */
  | "overlap"
  /** An element extends beyond its card, or is cut off by it without an ellipsis. */
  | "outside"
  /** The page scrolls sideways, or an element lies outside it. */
  | "page-width"
  /** A control alone in its row, although its siblings share a line. */
  | "orphan";

/** One finding of {@link examineGeometry}. */
export interface GeometryFinding {
  readonly rule: GeometryRule;
  /** A selector of the element in the examined page. */
  readonly selector: string;
  /** The conditions under which the page is shown. */
  readonly mode: string;
  /** Describes the error, with the words and pixels that prove it. */
  readonly sentence: string;
}

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/**
 * Checks the positions of the words and controls of a page (QAS-15). It is sent to the page as text and runs there, so
 * it may use nothing from outside itself. It ignores elements that are hidden, scrolled out of a scroll container, or
 * covered by a layer above.
 *
 * @param mode the conditions under which the page is shown: `plain`, or the name of a rare variant; findings include it
 * @example await page.ask(`(${examineGeometry})("plain")`)
 */
export function examineGeometry(mode: string): GeometryFinding[] {
  interface Area {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Line extends Area {
    readonly element: Element;
    readonly node: Text;
  }
  const findings: GeometryFinding[] = [];
  /** Tolerated rounding differences, in pixels. */
  const slack = 1.5;
  const controlSelector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab], [role=radio], [role=checkbox], [role=option], [role=menuitem]";
  /** Storybook's frame, and elements whose text a reader doesn't see. */
  const foreign = "script, style, noscript, template, svg, .sb-wrapper, #storybook-docs";
  /** A word with more letters may break, because it fits no card on a phone. */
  const longest = 30;
  /** Scripts whose text may break anywhere. */
  const breaksAnywhere =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

  const toSelector = (element: Element): string => {
    const parts: string[] = [];
    for (
      let at: Element | null = element;
      at !== null && at !== document.body && parts.length < 6;
      at = at.parentElement
    ) {
      const tag = at.tagName.toLowerCase();
      const twins = [...(at.parentElement?.children ?? [])].filter(({ tagName }) => tagName === at?.tagName);
      parts.unshift(
        at.id === "" || /[^\w-]/.test(at.id)
          ? `${tag}${twins.length > 1 ? `:nth-of-type(${twins.indexOf(at) + 1})` : ""}`
          : `#${at.id}`,
      );
      if (parts[0]?.startsWith("#") === true) break;
    }
    return parts.join(" > ") || "body";
  };
  const toWords = (text: string): string => {
    const words = text.replaceAll(/\s+/g, " ").trim();
    return words.length > 40 ? `${words.slice(0, 39)}…` : words;
  };
  const nameOf = (element: Element): string =>
    toWords(element.getAttribute("aria-label") ?? element.textContent) || element.tagName.toLowerCase();
  const report = (rule: GeometryRule, element: Element, sentence: string): void => {
    const selector = toSelector(element);
    if (!findings.some((other) => other.rule === rule && other.selector === selector))
      findings.push({ rule, selector, mode, sentence });
  };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
    element.closest(foreign) === null;
  const clips = (value: string): boolean => value !== "visible";
  const scrolls = (value: string): boolean => value === "auto" || value === "scroll";
  const isLayer = (element: Element): boolean =>
    ["fixed", "sticky", "absolute"].includes(styleOf(element).position) || element.matches("dialog, [popover]");
  const isTransparent = (color: string): boolean => color === "transparent" || /[,/]\s*0\)$/.test(color);
  const hasFace = (element: Element): boolean =>
    !isTransparent(styleOf(element).backgroundColor) || styleOf(element).backgroundImage !== "none";
  const hasEdges = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth, borderTopColor } = styleOf(element);
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
  const widthOf = ({ left, right }: Area): number => right - left;
  const heightOf = ({ top, bottom }: Area): number => bottom - top;
  const isEmpty = (area: Area): boolean => widthOf(area) <= slack || heightOf(area) <= slack;

  /** The part of an area that its ancestors don't clip, and the first ancestor that clips it. */
  const cut = (
    area: Area,
    from: Element,
  ): { readonly shown: Area; readonly by: Element | undefined; readonly scrolled: boolean } => {
    let shown = area;
    let by: Element | undefined;
    let scrolled = false;
    let { position } = styleOf(from);
    for (let at: Element | null = from; at !== null && at !== document.documentElement; at = at.parentElement) {
      if (at !== from) {
        const { position: own } = styleOf(at);
        // No ancestor clips a fixed element, and an absolute one is clipped only by its containing block.
        const escapes = position === "fixed" || (position === "absolute" && own === "static");
        if (escapes) continue;
        position = own;
      }
      const { overflowX, overflowY } = styleOf(at);
      if (at === document.body || !(clips(overflowX) || clips(overflowY))) continue;
      const box = at.getBoundingClientRect();
      const next = intersect(shown, {
        left: clips(overflowX) ? box.left : shown.left,
        right: clips(overflowX) ? box.right : shown.right,
        top: clips(overflowY) ? box.top : shown.top,
        bottom: clips(overflowY) ? box.bottom : shown.bottom,
      });
      const less = widthOf(next) < widthOf(shown) - slack || heightOf(next) < heightOf(shown) - slack;
      if (less && by === undefined) {
        by = at;
        scrolled ||=
          (scrolls(overflowX) && widthOf(next) < widthOf(shown) - slack) ||
          (scrolls(overflowY) && heightOf(next) < heightOf(shown) - slack);
      }
      shown = next;
    }
    return { shown, by, scrolled };
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
  for (const node of texts) {
    const element = node.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const core = toCore(rect);
      const { shown, by, scrolled } = cut(core, element);
      // Text for screen readers only is hidden in an area of a pixel or two.
      if (isEmpty(shown)) continue;
      lines.push({ ...shown, element, node });
      if (by === undefined || scrolled) continue;
      const style = styleOf(by);
      const shortened = [
        ...(function* up(at: Element | null): Generator<Element> {
          for (let each = at; each !== null && each !== by.parentElement; each = each.parentElement) yield each;
        })(element),
      ].some((each) => styleOf(each).textOverflow === "ellipsis" || styleOf(each).webkitLineClamp !== "none");
      if (shortened || by.getBoundingClientRect().width <= 2 || by.getBoundingClientRect().height <= 2) continue;
      if (Number.parseFloat(style.opacity) === 0) continue;
      const lost = Math.round(Math.max(widthOf(core) - widthOf(shown), heightOf(core) - heightOf(shown)));
      report("outside", element, `“${toWords(node.data)}” is cut by ${toSelector(by)}: ${lost} px of it are hidden.`);
    }
  }

  /** Whether the middle of a line lies within the height of another. */
  const isBeside = (a: Pick<Area, "top" | "bottom">, b: Pick<Area, "top" | "bottom">): boolean =>
    (a.top + a.bottom) / 2 > b.top && (a.top + a.bottom) / 2 < b.bottom;

  // Words split over two lines.
  for (const node of texts) {
    const element = node.parentElement as Element;
    if (element.closest("pre, code, kbd, input") !== null) continue;
    // Addresses and file names may break at punctuation.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u{AD}\u{200B}‐‑–—@./\\_:?&=+-]+/gu)) {
      const letters = /\p{L}[\p{L}\p{M}\p{N}'’]+/u.exec(word);
      if (letters === null || letters[0].length > longest || breaksAnywhere.test(word)) continue;
      const around = `${node.data[index - 1] ?? " "}${node.data[index + word.length] ?? " "}`;
      if (
        /[@/\\_:?&=]/.test(around) ||
        node.data[index - 1] === "." ||
        /[.:]\S/.test(node.data.slice(index + word.length, index + word.length + 2))
      )
        continue;
      const range = document.createRange();
      range.setStart(node, index + letters.index);
      range.setEnd(node, index + letters.index + letters[0].length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first === undefined || others.every(({ top, bottom }) => isBeside({ top, bottom }, first))) continue;
      // Compares letter by letter, because a range that begins at a soft hyphen includes the hyphen's line.
      const spread: { readonly top: number; readonly bottom: number }[] = [];
      for (let letter = 0; letter < letters[0].length; letter += 1) {
        range.setStart(node, index + letters.index + letter);
        range.setEnd(node, index + letters.index + letter + 1);
        const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
        if (box !== undefined && !spread.some((other) => isBeside(box, other))) spread.push(box);
      }
      // Line-clamped words after the last line are not rendered.
      if (spread.length > 1 && !isEmpty(cut(toCore(first), element).shown))
        report("broken-word", element, `“${toWords(letters[0])}” is broken into ${spread.length} lines.`);
    }
  }

  const isShown = (element: Element): boolean =>
    isVisible(element) && !isEmpty(cut(element.getBoundingClientRect(), element).shown);
  const controls = [...document.body.querySelectorAll(controlSelector)].filter(isShown);

  /** Whether one of two elements lies in a layer that covers the other. */
  const covers = (a: Element, b: Element): boolean => {
    for (const [from, other] of [
      [a, b],
      [b, a],
    ] as const) {
      let faced = false;
      for (let at: Element | null = from; at !== null && !at.contains(other); at = at.parentElement) {
        faced ||= hasFace(at);
        if (isLayer(at) && (faced || at.matches("dialog, [popover], [role=dialog], [role=alertdialog]"))) return true;
      }
    }
    return false;
  };
  const isFixed = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (styleOf(at).position === "fixed") return true;
    return false;
  };

  // Texts that overlap texts, compared by rows of 64 px so that a long page takes little time.
  const rows = new Map<number, Line[]>();
  const seen = new Set<string>();
  for (const [number, line] of lines.entries()) {
    for (let row = Math.floor(line.top / 64); row <= Math.floor(line.bottom / 64); row += 1) {
      for (const other of rows.get(row) ?? []) {
        if (other.node === line.node || isEmpty(intersect(line, other))) continue;
        const key = `${number} ${lines.indexOf(other)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (covers(line.element, other.element) || isFixed(line.element) !== isFixed(other.element)) continue;
        report("overlap", line.element, `“${toWords(line.node.data)}” lies on “${toWords(other.node.data)}”.`);
      }
      rows.set(row, [...(rows.get(row) ?? []), line]);
    }
  }

  const areaOf = (control: Element): Area => cut(control.getBoundingClientRect(), control).shown;
  for (const [at, control] of controls.entries()) {
    if (styleOf(control).display === "inline") continue;
    for (const other of controls.slice(at + 1)) {
      if (control.contains(other) || other.contains(control) || styleOf(other).display === "inline") continue;
      const shared = intersect(areaOf(control), areaOf(other));
      if (isEmpty(shared) || covers(control, other) || isFixed(control) !== isFixed(other)) continue;
      const labelled = [control, other].every((each) => !(each instanceof HTMLInputElement) || each.type !== "file");
      if (labelled && !(isLayer(control) || isLayer(other)))
        report(
          "overlap",
          other,
          `“${nameOf(other)}” lies on “${nameOf(control)}”, by ${Math.round(Math.min(widthOf(shared), heightOf(shared)))} px.`,
        );
    }
  }

  // Elements that extend beyond cards or the page.
  const { clientWidth, scrollWidth } = document.documentElement;
  const examineContainers = (area: Area, element: Element, name: string): void => {
    const { shown, scrolled } = cut(area, element);
    if (isEmpty(shown) || scrolled) return;
    if (shown.right > clientWidth + slack || shown.left < -slack)
      report(
        "page-width",
        element,
        `${name} reaches from ${Math.round(shown.left)} to ${Math.round(shown.right)} px of a page of ${clientWidth} px.`,
      );
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (
        at !== element &&
        style.display !== "inline" &&
        style.display !== "contents" &&
        (hasFace(at) || hasEdges(at))
      ) {
        const box = at.getBoundingClientRect();
        const out = Math.max(
          box.left - shown.left,
          shown.right - box.right,
          box.top - shown.top,
          shown.bottom - box.bottom,
        );
        if (!isEmpty(box) && out > slack) {
          report("outside", element, `${name} sticks out of ${toSelector(at)} by ${Math.round(out)} px.`);
          return;
        }
      }
      // A positioned element may extend beyond its card on purpose, and a scroll container has no edge.
      if (isLayer(at) || scrolls(style.overflowX) || scrolls(style.overflowY)) return;
    }
  };
  for (const line of lines) examineContainers(line, line.element, `“${toWords(line.node.data)}”`);
  for (const control of controls)
    if (styleOf(control).display !== "inline")
      examineContainers(control.getBoundingClientRect(), control, `“${nameOf(control)}”`);
  if (scrollWidth > clientWidth)
    report("page-width", document.body, `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`);

  // Controls that are alone in a row.
  const isControl = (element: Element): boolean => {
    let at = element;
    while (!at.matches(controlSelector) && at.childElementCount === 1 && at.firstElementChild !== null)
      at = at.firstElementChild;
    return at.matches(`${controlSelector}, label:has(input)`);
  };
  const isSign = (element: Element): boolean =>
    element.textContent.trim() === "" && element.querySelector("svg") !== null;
  for (const container of document.body.querySelectorAll("*")) {
    if (container.childElementCount < 3 || !isVisible(container)) continue;
    const { display, flexDirection } = styleOf(container);
    const isRow = (display.endsWith("flex") && flexDirection.startsWith("row")) || display.endsWith("grid");
    if (!isRow) continue;
    const items = [...container.children].filter(
      (child) => isShown(child) && !["absolute", "fixed"].includes(styleOf(child).position),
    );
    if (items.length < 3) continue;
    const groups: { top: number; bottom: number; readonly of: Element[] }[] = [];
    for (const item of items.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)) {
      const { top, bottom } = item.getBoundingClientRect();
      const group = groups.at(-1);
      if (group !== undefined && top < group.bottom - slack) {
        group.bottom = Math.max(group.bottom, bottom);
        group.of.push(item);
      } else groups.push({ top, bottom, of: [item] });
    }
    if (!groups.some(({ of }) => of.length > 1)) continue;
    const room = container.getBoundingClientRect().width;
    for (const { of } of groups) {
      const [alone] = of;
      if (of.length > 1 || alone === undefined || !(isControl(alone) || isSign(alone))) continue;
      if (alone.getBoundingClientRect().width > room * 0.6) continue;
      report("orphan", alone, `“${nameOf(alone)}” stands alone in a row, while its siblings share a line.`);
    }
  }
  return findings;
}

/** A finding that a reviewer has checked and accepted. */
interface GeometryException {
  readonly rule: GeometryRule;
  /** The prefix of the stories' ids. */
  readonly stories: string;
  readonly reason: string;
}

/** Accepted findings, with reasons. Any other finding fails the comparison. */
export const geometryExceptions: readonly GeometryException[] = [
  {
    rule: "orphan",
    stories: "elements-button-button--everything",
    reason: "A specimen of every look, and no part of a page: its rows end where the window does.",
  },
  {
    rule: "orphan",
    stories: "overlays-toaster-toaster--",
    reason: "The buttons that ask for toasts are the story's own, and in no page.",
  },
];

/**
 * Creates the geometry check of the visual comparison (QAS-15). A violation is a line that begins with its rule.
 *
 * @param mode passed to {@link examineGeometry}
 */
export const createGeometryExaminer = (mode: string): Examiner => ({
  name: "geometry",
  inEverySize: true,
  examine: `async () => ({
    violations: (${examineGeometry.toString()})(${JSON.stringify(mode)}).map(
      ({ rule, selector, mode, sentence }) => "geometry " + rule + " (" + mode + "): " + sentence + " " + selector,
    ),
    undecided: [],
  })`,
  isAccepted: (violation, story) =>
    geometryExceptions.some(
      ({ rule, stories }) => violation.startsWith(`geometry ${rule} (`) && story.startsWith(stories),
    ),
});
