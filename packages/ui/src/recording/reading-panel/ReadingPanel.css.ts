import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";
import { readerGap, readerText } from "../../theme/reading/reader-text.ts";

export const panel = style({ ...stacked("m"), minInlineSize: 0 });
export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, max-content)",
  gap: vars.space.s,
  padding: 0,
  margin: 0,
  border: 0,
  "@media": {
    "(max-width: 40em)": { gridTemplateColumns: "repeat(2, 1fr)" },
    // A phone with text twice as large.
    [largeTextOnPhone]: { gridTemplateColumns: "1fr" },
  },
});
/** One in each line if three don't fit. */
export const typefaces = style({});
globalStyle(`${typefaces} > [role="radiogroup"]`, { "@media": { "(max-width: 40em)": { flexDirection: "column" } } });
export const sliders = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  selectors: { "&[hidden]": { display: "none" } },
});
export const sign = style({
  selectors: { "[aria-expanded=true] > * > &, [aria-expanded=true] > &": { rotate: "180deg" } },
});
/** Large text scrolls inside, so that the controls stay where they are. What goes on below fades out. */
export const sample = style({
  maxBlockSize: "11.5rem",
  overflow: "auto",
  padding: vars.space.m,
  paddingBlockEnd: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sheet,
  "::after": {
    content: "",
    position: "sticky",
    insetBlockEnd: 0,
    display: "block",
    blockSize: vars.space.l,
    background: `linear-gradient(transparent, ${vars.surface.sheet})`,
  },
});
export const text = style({
  ...readerText(vars.type.reading.size, vars.type.reading.leading),
  selectors: { "& + &": { marginBlockStart: readerGap("1em") } },
});
