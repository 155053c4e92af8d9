import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  flex: "1 1 18rem",
  minInlineSize: 0,
});
/** Without a note, a short title leaves room for the action beside it on a phone too. */
export const shortWords = style([words, { flex: "1 1 auto" }]);
/** The search box, with the action beside its field. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  gap: vars.space.m,
  flex: "0 1 auto",
  minInlineSize: 0,
  "@media": { "(max-width: 40em)": { justifyContent: "flex-start", columnGap: vars.space.xs, flexGrow: 1 } },
});
export const side = style({ flex: "0 1 24rem", minInlineSize: "min(100%, 14rem)" });
/** In `tools`, where it fills a row of its own on a phone of 320 px: beside the action, its placeholder would be cut. */
export const sideInTools = style({ flex: "1 1 14rem", inlineSize: "24rem", minInlineSize: "min(100%, 14rem)" });
