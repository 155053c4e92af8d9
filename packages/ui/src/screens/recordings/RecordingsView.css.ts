import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** The gap between the toolbar and the list, with room for a line, so that nothing moves when it appears. */
export const inGap = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: `calc(${vars.type.body.leading} + ${vars.space.m})`,
});
