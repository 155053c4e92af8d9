import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Reserves the height while the options load, so that the list below does not move. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: vars.space.l,
  // Highlights in two rows must not touch either.
  rowGap: vars.space.xs,
  minBlockSize: "2rem",
  marginBlockEnd: vars.space.s,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  "@media": {
    // The filter has its own row.
    "(max-width: 40em)": {
      justifyContent: "space-between",
      alignContent: "flex-start",
      minBlockSize: `calc(4rem + ${vars.space.xs})`,
    },
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
    "(pointer: coarse) and (max-width: 40em)": { minBlockSize: `calc(2 * ${vars.size.touch} + ${vars.space.xs})` },
    print: { display: "none" },
  },
});
