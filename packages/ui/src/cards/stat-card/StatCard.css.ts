import { globalStyle, style } from "@vanilla-extract/css";
import { label, note, stat, unit, value } from "../../elements/stat/Stat.css.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

const phone = "(max-width: 40em)";
/** Three columns are too narrow for a number with its unit in a line. */
const tight = "(min-width: 40.01em) and (max-width: 60em)";

export const card = style({
  // Keeps the value within its card.
  containerType: "inline-size",
  blockSize: "100%",
  minInlineSize: 0,
  padding: `${vars.space.m} ${vars.space.l}`,
  "@media": {
    // Less, so that the card stays as high when its value is loading as with minutes and a bonus.
    [phone]: { padding: `${vars.space.s} ${vars.space.m}` },
  },
});
globalStyle(`${card} .${unit}`, { "@media": { [tight]: { display: "block", marginInlineStart: 0 } } });
// A line: the label at its start, the number at its end.
globalStyle(`${card} .${stat}`, {
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "baseline",
      columnGap: vars.space.m,
      rowGap: 0,
      textAlign: "end",
    },
    [largeTextOnPhone]: { display: "flex", textAlign: "start" },
  },
});
globalStyle(`${card} .${label}`, { "@media": { [phone]: { textAlign: "start" } } });
globalStyle(`${card} .${value}`, {
  "@media": { [phone]: { ...sized("title") } },
});
globalStyle(`${card} .${note}`, { "@media": { [phone]: { gridColumn: "1 / -1" } } });
export const pending = style({
  ...stacked("s"),
  justifyContent: "center",
  minBlockSize: `calc((${vars.type.label.leading} + ${vars.space.xxs}) * 2 + ${vars.type.heading.leading})`,
  "@media": { [phone]: { minBlockSize: vars.type.title.leading } },
});
/** A phone's line has no room for the second bar. */
export const second = style({ "@media": { [phone]: { display: "none" } } });
