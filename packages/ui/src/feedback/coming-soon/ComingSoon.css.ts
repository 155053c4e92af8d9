import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A dashed edge, which suggests something planned. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  border: `1.5px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.sheet,
  textAlign: "center",
  // Beside each other, so that what follows on the page is seen.
  "@media": {
    "(min-width: 40.01em)": {
      flexDirection: "row",
      paddingBlock: vars.space.l,
      paddingInline: vars.space.xl,
      gap: vars.space.xl,
      textAlign: "start",
    },
  },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  maxInlineSize: "28rem",
  textWrap: "balance",
});
