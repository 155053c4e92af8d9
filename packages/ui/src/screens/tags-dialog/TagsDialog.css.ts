import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, scrolling, stacked } from "../../theme/mixins.ts";

export const list = style({ display: "flex", flexDirection: "column", ...scrolling("min(24rem, 55dvh)") });

export const row = style({
  ...inRow("xs"),
  minBlockSize: vars.size.control,
  // On a phone the count is below the name, which needs the width.
  "@media": {
    "(max-width: 40em)": { display: "grid", gridTemplateColumns: "1fr auto auto", rowGap: 0 },
    // With text twice as large, the buttons are below it too.
    "(max-width: 18em)": { gridTemplateColumns: "auto auto 1fr", paddingBlockEnd: vars.space.s },
  },
});
globalStyle(`${row} > button`, {
  "@media": { "(max-width: 40em)": { gridRow: "1 / span 2" }, "(max-width: 18em)": { gridRow: 3 } },
});
export const tagName = style({
  flex: 1,
  minInlineSize: 0,
  "@media": { "(max-width: 18em)": { gridColumn: "1 / -1" } },
});
export const count = style({
  fontSize: vars.type.caption.size,
  color: vars.text.muted,
  whiteSpace: "nowrap",
  "@media": {
    "(max-width: 40em)": { gridRow: 2, gridColumn: 1 },
    "(max-width: 18em)": { gridColumn: "1 / -1" },
  },
});
export const editor = style({
  ...stacked("s"),
  paddingBlock: vars.space.s,
  borderBlock: `1px solid ${vars.border.subtle}`,
});
