import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.l,
  minBlockSize: "100dvh",
  padding: `${vars.space.xl} ${vars.space.gutter}`,
  overflow: "hidden",
});

export const sheet = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  inlineSize: "100%",
  maxInlineSize: "26rem",
  padding: `${vars.space.xl} clamp(${vars.space.l}, 6vw, ${vars.space.xl})`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 24px 48px -24px ${vars.shadow.key}`,
});

export const home = style({ alignSelf: "flex-start", textDecoration: "none" });

/** The figure of the product, drawn large behind the sheet: sound at one side, writing at the other. */
export const figure = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  translate: "0 -50%",
  inlineSize: "100%",
  blockSize: "11rem",
  fill: vars.drawing.line,
  pointerEvents: "none",
  "@media": { "(max-width: 48em)": { display: "none" } },
});
