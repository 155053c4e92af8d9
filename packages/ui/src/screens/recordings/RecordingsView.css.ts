import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** The gap between the toolbar and the list, with room for a line, so that nothing moves when it appears. */
export const inGap = style({
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  minBlockSize: `calc(${vars.type.body.leading} + ${vars.space.xs} + ${vars.space.l})`,
  "@media": {
    // The first lecture begins in the upper third of a phone.
    "(max-width: 40em)": {
      paddingBlock: `${vars.space.xxs} ${vars.space.m}`,
      minBlockSize: `calc(${vars.type.body.leading} + ${vars.space.xxs} + ${vars.space.m})`,
    },
  },
});
