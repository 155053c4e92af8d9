import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inColumns, inRow, raised, stacked } from "../../theme/mixins.ts";

const phone = "(max-width: 40em)";

/** One panel: beside each other, on a phone a line each. */
export const stats = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  ...raised("card"),
  "@media": { [phone]: { gridAutoFlow: "row" } },
});
globalStyle(`${stats} > li + li`, {
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  "@media": { [phone]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
/** Takes its place, but can't be seen, focused or read aloud. */
export const unseen = style({ visibility: "hidden" });
export const noteLine = style({ display: "block" });
export const pair = style(inColumns(2, "(max-width: 48em)"));
export const sectionHead = style({
  ...inRow("m"),
  justifyContent: "space-between",
  flexWrap: "wrap",
});
export const panel = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "4.5rem",
  padding: vars.space.xs,
  ...raised("card"),
});
export const none = style({ ...stacked("xxs"), padding: vars.space.m });
export const recentList = style({ display: "flex", flexDirection: "column" });
globalStyle(`${sectionHead} > :first-child`, { flex: "1 1 9rem" });
globalStyle(`${sectionHead} > :last-child`, { marginInlineStart: "auto" });
