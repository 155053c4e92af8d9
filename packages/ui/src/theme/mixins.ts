import { vars } from "./contract.css.ts";

type Space = keyof typeof vars.space;

/** The font size and line height of a role of text. Both are in rem, so that they follow the browser's font size. */
export const sized = (role: keyof typeof vars.type) => ({
  fontSize: vars.type[role].size,
  lineHeight: vars.type[role].leading,
});

/** Children one below the other, with a step of the theme's spaces between them. */
export const stacked = (gap: Space) => ({ display: "flex", flexDirection: "column", gap: vars.space[gap] }) as const;

/** Children side by side and centred, with a step of the theme's spaces between them. */
export const inRow = (gap: Space) => ({ display: "flex", alignItems: "center", gap: vars.space[gap] }) as const;

/** Two things at the ends of a line, or one below the other where there is no room. */
export const atEnds = (columnGap: Space) =>
  ({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: vars.space[columnGap],
  }) as const;

/** Columns of the same width. @param narrow the windows that have one column */
export const inColumns = (count: number, narrow: string) => ({
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: vars.space.m,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** A list that scrolls. It has room for focus rings, which a scroll container would clip. */
export const scrolling = (maxBlockSize: string) =>
  ({ padding: "6px", margin: "-6px -6px 0", maxBlockSize, overflowY: "auto" }) as const;

/** The ring of the keyboard's focus, for an element around the one that has it. */
export const focusRing = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 5px ${vars.focus.halo}`,
};

/** Paper on the page's paper: a card, a panel or a list, with a hairline around it. */
export const raised = (radius: keyof typeof vars.radius) => ({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[radius],
  background: vars.surface.raised,
});

/** Text that is cut after some lines, with an ellipsis. @param lines a number, or a custom property that has one */
export const clamped = (lines: number | string) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" }) as const;
