import type { Area, Line, PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/** Finds texts that lie on texts, and controls on controls. It is sent to the page as text. */
export function findOverlaps(page: PageParts): void {
  const { lines, controls, report, toName, toWords, getStyle, intersect, getWidth, getHeight, isEmpty } = page;
  const { clipToAncestors, isFixed, isLayer, hasFace } = page;

  /** Whether one of two elements lies in a layer that covers the other. */
  const covers = (a: Element, b: Element): boolean => {
    for (const [from, other] of [
      [a, b],
      [b, a],
    ] as const) {
      let faced = false;
      for (
        let parent: Element | null = from;
        parent !== null && !parent.contains(other);
        parent = parent.parentElement
      ) {
        faced ||= hasFace(parent);
        if (isLayer(parent) && (faced || parent.matches("dialog, [popover], [role=dialog], [role=alertdialog]")))
          return true;
      }
    }
    return false;
  };

  // Compared by rows of 64 px, so that a long page takes little time.
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

  const areas = controls
    .filter((control) => getStyle(control).display !== "inline")
    .map((control): readonly [Element, Area] => [
      control,
      clipToAncestors(control.getBoundingClientRect(), control).shown,
    ]);
  for (const [index, [control, area]] of areas.entries()) {
    for (const [other, otherArea] of areas.slice(index + 1)) {
      const shared = intersect(area, otherArea);
      if (
        isEmpty(shared) ||
        control.contains(other) ||
        other.contains(control) ||
        covers(control, other) ||
        isFixed(control) !== isFixed(other)
      )
        continue;
      const labelled = [control, other].every((each) => !(each instanceof HTMLInputElement) || each.type !== "file");
      if (labelled && !(isLayer(control) || isLayer(other)))
        report(
          "overlap",
          other,
          `“${toName(other)}” lies on “${toName(control)}”, by ${Math.round(Math.min(getWidth(shared), getHeight(shared)))} px.`,
        );
    }
  }
}
