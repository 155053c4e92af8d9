import { style } from "@vanilla-extract/css";
import { vars } from "../../../theme/contract.css.ts";
import { stacked } from "../../../theme/mixins.ts";

export const group = style({ ...stacked("s"), minInlineSize: 0, margin: 0, padding: 0 });
export const side = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: vars.space.s,
});
