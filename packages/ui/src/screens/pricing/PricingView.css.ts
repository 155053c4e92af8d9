import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { inColumns, inRow, raised, sized, stacked } from "../../theme/mixins.ts";

export const page = style(stacked("xl"));
export const caption = style({
  paddingBlockEnd: vars.space.s,
  fontFamily: family.reading,
  ...sized("title"),
  fontWeight: 550,
  letterSpacing: "-0.012em",
  textAlign: "start",
});
export const plan = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
export const comparison = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
});
globalStyle(`${comparison} :is(td, th)`, {
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
// Its words begin where the plans above do, which have gaps between them.
const wide = "(min-width: 60.01em)";
globalStyle(`${comparison} tr > :nth-child(2)`, {
  "@media": { [wide]: { paddingInlineStart: `calc(${vars.space.m} / 3)` } },
});
globalStyle(`${comparison} tr > :nth-child(3)`, {
  "@media": { [wide]: { paddingInlineStart: `calc(${vars.space.m} * 2 / 3)` } },
});
// Columns would be too narrow for the text, so the free and the paid version are below each name, each with a heading.
const NARROW = "(max-width: 19em)";
globalStyle(`${comparison} :is(tbody, tr, tbody th, tbody td)`, { "@media": { [NARROW]: { display: "block" } } });
globalStyle(`${comparison} thead`, { "@media": { [NARROW]: { display: "none" } } });
globalStyle(`${comparison} td[data-plan]::before`, {
  "@media": { [NARROW]: { content: "attr(data-plan)", display: "block", fontWeight: 400, color: vars.text.muted } },
});
globalStyle(`${comparison} tbody th`, {
  fontWeight: 400,
  color: vars.text.secondary,
  "@media": { [NARROW]: { fontWeight: 600, borderBlockEnd: "none" } },
});
globalStyle(`${comparison} td:last-child`, { fontWeight: 600 });
export const plans = style(inColumns(3, "(max-width: 60em)"));
export const subscribed = style({
  ...inRow("m"),
  flexWrap: "wrap",
  justifyContent: "space-between",
  padding: vars.space.l,
  ...raised("sheet"),
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});
export const words = style({ flex: "1 1 16rem", minInlineSize: 0 });
export const waiting = style({
  ...stacked("m"),
  alignItems: "center",
  paddingBlock: vars.space.xxxl,
  color: vars.text.secondary,
});
