import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const divider = style({
  border: 0,
  margin: 0,
  inlineSize: "100%",
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
