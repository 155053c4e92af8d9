import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { atEnds, sized, stacked } from "../../theme/mixins.ts";

export const list = style({ display: "flex", flexDirection: "column" });
export const entry = style({
  ...stacked("xxs"),
  paddingBlock: vars.space.s,
  // A list to look something up in, smaller than what is read.
  fontSize: "1rem",
  lineHeight: "1.5rem",
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  breakInside: "avoid",
  scrollMarginBlockStart: "5rem",
});
export const title = style({ fontFamily: family.interface, ...atEnds("m"), rowGap: vars.space.xs });
export const evidence = style({ fontFamily: family.interface, ...sized("label"), color: vars.text.muted });
// Paths are longer than a phone is wide.
export const code = style({ fontFamily: "inherit", overflowWrap: "anywhere" });
