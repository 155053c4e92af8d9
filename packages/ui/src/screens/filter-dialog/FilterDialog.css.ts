import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  // Leaves room for focus rings, which a scroll container would clip.
  padding: "6px",
  margin: "-6px -6px 0",
  maxBlockSize: "min(22rem, 50dvh)",
  overflowY: "auto",
  listStyle: "none",
});
