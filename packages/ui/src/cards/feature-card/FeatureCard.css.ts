import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const card = style({ ...stacked("m"), minInlineSize: 0, blockSize: "100%" });
export const plate = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "16 / 10",
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.sheet,
  overflow: "hidden",
});
export const words = style(stacked("xs"));
