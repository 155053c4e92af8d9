import { join } from "node:path";
import { type HeardNode, toAnnounced } from "./announced-tree.ts";
import { flows } from "./flows.ts";
import { namesOf, toLandmarks } from "./screens.ts";

/** The page of the documentation. */
export const PAGE = join(import.meta.dirname, "../../../docs/screen-readers.md");

/** Announcements beyond this are an answer, or a card. */
const LONGEST = 120;

const toCell = (words: Iterable<string>): string =>
  [...new Set(words)].toSorted().join("; ").replaceAll("|", String.raw`\|`) || "—";

function toRow(screen: string, states: readonly (readonly HeardNode[])[]): string {
  const headings = namesOf(
    states.flat(),
    ({ role, states: own }) => role === "heading" && Number(own.get("level")) <= 2,
  ).map((heading) => heading.slice("heading ".length));
  // Others are of what a list has.
  const often = headings.filter((heading) => headings.filter((other) => other === heading).length * 2 > states.length);
  const cells = [
    screen.split("/")[0] ?? "",
    toCell(states.flatMap(toLandmarks)),
    toCell(often),
    toCell(states.flatMap(toAnnounced).filter(({ length }) => length <= LONGEST)),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Writes what each page says, as Markdown. */
export function toPage(pages: readonly (readonly [string, ReadonlyMap<string, readonly HeardNode[]>])[]): string {
  const steps = Object.values(flows).flat();
  return `# What a screen reader says

Written by \`node apps/storybook/heard/write-page.ts\` from the accessibility trees of the baselines (ACC-05).
${Object.keys(flows).length} flows are ${steps.length} steps with ${steps.flatMap(({ hears }) => hears).length} statements in \`apps/storybook/heard/flows.ts\`. Toasts are announced by the
toaster's own live region, and stand in no row. The frame around a page has its own landmarks.

| page | landmarks | headings in most states | announced |
|---|---|---|---|
${pages.map(([screen, states]) => toRow(screen, [...states.values()])).join("\n")}
`;
}
