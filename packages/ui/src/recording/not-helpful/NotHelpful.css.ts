import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const offers = style({
  ...inRow("s"),
  flexWrap: "wrap",
  marginInlineStart: vars.space.xs,
  "@media": {
    print: { display: "none" },
    "(max-width: 40em)": { flexDirection: "column", alignItems: "flex-start" },
  },
});
// 24 px for a finger (WCAG 2.5.8).
globalStyle(`${offers} > a`, { position: "relative" });
globalStyle(`${offers} > a::after`, { content: "", position: "absolute", insetInline: 0, insetBlock: "-2px" });
/** When focused, it is scrolled above the composer, which covers the page's end. */
globalStyle(`${offers} > button`, { scrollMarginBlockEnd: "14rem" });
