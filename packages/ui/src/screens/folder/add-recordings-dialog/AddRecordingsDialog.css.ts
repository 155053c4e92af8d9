import { style } from "@vanilla-extract/css";
import { family, vars } from "../../../theme/contract.css.ts";
import { inRow, scrolling, sized, stacked } from "../../../theme/mixins.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  ...scrolling("min(24rem, 50dvh)"),
  margin: "-6px",
  // If the dialog is too high, the dialog itself scrolls, so that at least one row is visible.
  flexShrink: 0,
});

export const item = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  paddingBlock: vars.space.xs,
});

export const row = style({
  ...inRow("s"),
  flexWrap: "wrap",
  minInlineSize: 0,
});
export const words = style({ display: "flex", flexDirection: "column", flex: "1 1 8rem", minInlineSize: 0 });
export const name = style({
  fontFamily: family.reading,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.small.leading,
  fontWeight: 550,
  overflowWrap: "anywhere",
  // Text twice as large on 320 px: a long word keeps its line.
  "@media": { "(max-width: 12em)": { fontSize: vars.type.label.size } },
});
export const date = style({ ...sized("caption"), color: vars.text.muted });
export const pending = style({ ...stacked("m"), paddingBlock: vars.space.s });
