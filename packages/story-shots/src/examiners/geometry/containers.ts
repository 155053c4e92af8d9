import type { Area, PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/** Finds what extends beyond its card or the page, or is cut off. It is sent to the page as text. */
export function findOutside(page: PageParts): void {
  const { lines, controls, report, toSelector, toWords, toName, getStyle, slack, getWidth, getHeight, isEmpty } = page;
  const { clipToAncestors, isLayer, isScrollable, hasFace, hasEdges } = page;

  for (const {
    element,
    node,
    core,
    cut: { shown, by, scrolled },
  } of lines) {
    if (by === undefined || scrolled) continue;
    const style = getStyle(by);
    const shortened = [
      ...(function* up(parent: Element | null): Generator<Element> {
        for (let each = parent; each !== null && each !== by.parentElement; each = each.parentElement) yield each;
      })(element),
    ].some((each) => getStyle(each).textOverflow === "ellipsis" || getStyle(each).webkitLineClamp !== "none");
    if (shortened || by.getBoundingClientRect().width <= 2 || by.getBoundingClientRect().height <= 2) continue;
    if (Number.parseFloat(style.opacity) === 0) continue;
    const lost = Math.round(Math.max(getWidth(core) - getWidth(shown), getHeight(core) - getHeight(shown)));
    report("outside", element, `“${toWords(node.data)}” is cut by ${toSelector(by)}: ${lost} px of it are hidden.`);
  }

  const { clientWidth, scrollWidth } = document.documentElement;
  const examineContainers = (area: Area, element: Element, name: string): void => {
    const { shown, scrolled } = clipToAncestors(area, element);
    if (isEmpty(shown) || scrolled) return;
    if (shown.right > clientWidth + slack || shown.left < -slack)
      report(
        "page-width",
        element,
        `${name} reaches from ${Math.round(shown.left)} to ${Math.round(shown.right)} px of a page of ${clientWidth} px.`,
      );
    for (
      let parent: Element | null = element;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      const style = getStyle(parent);
      if (
        parent !== element &&
        style.display !== "inline" &&
        style.display !== "contents" &&
        (hasFace(parent) || hasEdges(parent))
      ) {
        const box = parent.getBoundingClientRect();
        const out = Math.max(
          box.left - shown.left,
          shown.right - box.right,
          box.top - shown.top,
          shown.bottom - box.bottom,
        );
        if (!isEmpty(box) && out > slack) {
          report("outside", element, `${name} sticks out of ${toSelector(parent)} by ${Math.round(out)} px.`);
          return;
        }
      }
      // A positioned element may extend beyond its card on purpose, and a scroll container has no edge.
      if (isLayer(parent) || isScrollable(style.overflowX) || isScrollable(style.overflowY)) return;
    }
  };
  for (const line of lines) examineContainers(line, line.element, `“${toWords(line.node.data)}”`);
  for (const control of controls)
    if (getStyle(control).display !== "inline")
      examineContainers(control.getBoundingClientRect(), control, `“${toName(control)}”`);
  if (scrollWidth > clientWidth)
    report("page-width", document.body, `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
