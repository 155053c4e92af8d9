import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const inline = style({ unicodeBidi: "isolate" });

/** Wider than its line, it scrolls by itself. */
export const long = style({
  display: "inline-block",
  maxInlineSize: "100%",
  overflowX: "auto",
  overflowY: "hidden",
  verticalAlign: "bottom",
  paddingBlock: "0.1em",
});

export const display = style({
  display: "block",
  overflowX: "auto",
  overflowY: "hidden",
  paddingBlock: vars.space.xs,
  textAlign: "center",
  // On paper nothing scrolls.
  "@media": { print: { overflow: "visible" } },
});
