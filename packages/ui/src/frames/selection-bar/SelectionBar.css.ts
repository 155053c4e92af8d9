import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, stacked } from "../../theme/mixins.ts";

/** Stays visible while the list is scrolled. Toasts are at the other end of the window. */
export const bar = style({
  position: "sticky",
  insetBlockStart: vars.space.s,
  zIndex: 2,
  ...stacked("xs"),
  marginBlockEnd: vars.space.m,
  padding: vars.space.s,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 10px 24px -12px ${vars.shadow.key}`,
  "@media": {
    // With text twice as large it would cover the list.
    "(max-width: 18em)": { position: "static" },
    print: { display: "none" },
  },
});

/** The number, and the buttons of the selection itself. */
export const row = style({
  ...inRow("xs"),
  "@media": { "(max-width: 18em)": { flexDirection: "column", alignItems: "stretch" } },
});

/** The actions on the recordings: in one row, three over two, or one in each row. */
export const actions = style({
  display: "flex",
  gap: vars.space.xs,
  "@media": {
    "(max-width: 40em)": { display: "grid", gridTemplateColumns: "repeat(6, 1fr)" },
    "(max-width: 18em)": { gridTemplateColumns: "1fr" },
  },
});
globalStyle(`${actions} > *`, { "@media": { "(min-width: 18.01em) and (max-width: 40em)": { gridColumn: "span 2" } } });
globalStyle(`${actions} > :nth-child(4)`, {
  "@media": { "(min-width: 18.01em) and (max-width: 40em)": { gridColumn: "span 4" } },
});

export const count = style({ marginInlineEnd: "auto", fontWeight: 600 });
