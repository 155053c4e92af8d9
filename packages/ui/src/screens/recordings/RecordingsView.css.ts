import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const line = vars.type.body.leading;

/**
 * A line in the gap above the list, so that nothing moves when it appears. With text twice as large it has its own row.
 */
export const inGap = style({
  "@media": {
    "(min-width: 20em)": {
      marginBlock: `calc((${vars.space.xl} + ${line}) / -2) calc((${vars.space.xl} - ${line}) / 2)`,
      minBlockSize: line,
    },
  },
});
