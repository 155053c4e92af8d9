import type { PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/**
 * Finds controls of less than 24 × 24 px, and with the mode `touch` main actions of less than 44 px (WCAG 2.5.8). Links
 * within a sentence are as high as their line. It is sent to the page as text.
 */
export function findSmallTargets(page: PageParts): void {
  const { mode, primaryColor, controls, getStyle, report, toName, isTransparent } = page;
  const LEAST = 24;
  const LEAST_PRIMARY = 44;

  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.background = primaryColor;
  const primaryFace = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const isPrimary = (control: Element): boolean =>
    !isTransparent(primaryFace) &&
    control.matches("button, a") &&
    control.textContent.trim() !== "" &&
    getStyle(control).backgroundColor === primaryFace;

  const findLabels = (control: Element): readonly Element[] => [
    ...((control as Partial<HTMLInputElement>).labels ?? []),
    ...(control.closest("label") === null ? [] : [control.closest("label") as Element]),
  ];
  /** Whether a pointer hits the control, or its label, that far from its middle on all four sides. */
  const isHit = (control: Element, distance: number): boolean => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x - distance, y],
      [x + distance, y],
      [x, y - distance],
      [x, y + distance],
    ].every(([atX = 0, atY = 0]) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && [control, ...findLabels(control)].some((part) => part.contains(hit));
    });
  };

  for (const control of controls) {
    const { display, pointerEvents } = getStyle(control);
    if (display === "inline" || pointerEvents === "none" || control.matches(":disabled, [aria-disabled=true]"))
      continue;
    const least = mode === "touch" && isPrimary(control) ? LEAST_PRIMARY : LEAST;
    const boxes = [control, ...findLabels(control)].map((part) => part.getBoundingClientRect());
    const isLarge = boxes.some(({ width, height }) => width > least - 0.5 && height > least - 0.5);
    if (isLarge) continue;
    // A pseudo-element may enlarge it. A pointer reaches only what is in the window.
    const scrolled: (readonly [at: Element, left: number, top: number])[] = [];
    for (let parent: Element | null = control; parent !== null; parent = parent.parentElement)
      scrolled.push([parent, parent.scrollLeft, parent.scrollTop]);
    control.scrollIntoView({ block: "center", inline: "center" });
    // Below a menu or a dialog, nothing is a target.
    const isEnlarged = !isHit(control, 0) || isHit(control, least / 2 - 1);
    for (const [element, left, top] of scrolled) element.scrollTo(left, top);
    if (isEnlarged) continue;
    const { width, height } = control.getBoundingClientRect();
    report(
      "target-size",
      control,
      `“${toName(control)}” is ${Math.round(width)} × ${Math.round(height)} px, less than ${least} px.`,
    );
  }
}
