import type { PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/** Finds controls that are alone in a row although their siblings share a line. It is sent to the page as text. */
export function findOrphans({ controlSelector, isVisible, isShown, getStyle, slack, report, toName }: PageParts): void {
  const isControl = (element: Element): boolean => {
    let current = element;
    while (!current.matches(controlSelector) && current.childElementCount === 1 && current.firstElementChild !== null)
      current = current.firstElementChild;
    return current.matches(`${controlSelector}, label:has(input)`);
  };
  const isSign = (element: Element): boolean =>
    element.textContent.trim() === "" && element.querySelector("svg") !== null;
  for (const container of document.body.querySelectorAll("*")) {
    if (container.childElementCount < 3 || !isVisible(container)) continue;
    const { display, flexDirection } = getStyle(container);
    const isRow = (display.endsWith("flex") && flexDirection.startsWith("row")) || display.endsWith("grid");
    if (!isRow) continue;
    const items = [...container.children].filter(
      (child) => isShown(child) && !["absolute", "fixed"].includes(getStyle(child).position),
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
      report("orphan", alone, `“${toName(alone)}” stands alone in a row, while its siblings share a line.`);
    }
  }
}
