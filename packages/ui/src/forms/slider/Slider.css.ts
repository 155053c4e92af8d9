import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const slider = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.s,
});
export const value = style({ ...sized("label"), fontVariantNumeric: "tabular-nums", color: vars.text.secondary });
/** High enough for touch. */
export const range = style({
  gridColumn: "1 / -1",
  inlineSize: "100%",
  minBlockSize: vars.size.controlSmall,
  margin: 0,
  accentColor: vars.ink.fill,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default", opacity: 0.5 } },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});
