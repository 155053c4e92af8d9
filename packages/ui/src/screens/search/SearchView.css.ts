import { globalStyle, style } from "@vanilla-extract/css";
import { column, family, vars } from "../../theme/contract.css.ts";
import { atEnds, sized, stacked } from "../../theme/mixins.ts";

/** A column as wide as that of Settings. */
export const page = style({ maxInlineSize: column, inlineSize: "100%" });

export const ask = style({
  ...stacked("m"),
  "@media": { print: { display: "none" } },
});

const phone = "(max-width: 40em)";

export const fieldRow = style({ display: "flex", gap: vars.space.xs });
// As wide as the results.
globalStyle(`${fieldRow} > :first-child`, { maxInlineSize: "none" });
/** Opens the filters on a phone, where they would take the first result's place. */
export const fold = style({
  flex: "none",
  "@media": { [`not all and ${phone}`]: { selectors: { "&&": { display: "none" } } } },
});

export const filterRow = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 14rem)) max-content",
  gap: vars.space.m,
  alignItems: "end",
  // With large text one below the other, so that no choice is cut.
  "@media": {
    [phone]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))",
      rowGap: vars.space.xs,
    },
  },
});

export const folded = style({ "@media": { [phone]: { display: "none" } } });

export const wide = style({ "@media": { [phone]: { gridColumn: "1 / -1" } } });

export const list = style(stacked("l"));

export const result = style({
  ...stacked("xs"),
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { "&:last-child": { borderBlockEnd: "none" } },
});

export const head = style(atEnds("m"));

export const title = style({
  color: vars.text.primary,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const aside = style({ ...sized("caption"), color: vars.text.muted });

export const moments = style({
  display: "flex",
  flexDirection: "column",
  marginInline: `calc(-1 * ${vars.space.s})`,
});

export const moment = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.surface.hover } },
  "@media": { [phone]: { display: "block" } },
});

export const place = style([
  aside,
  {
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.type.reading.leading,
    minInlineSize: 0,
    "@media": { [phone]: { display: "block", lineHeight: vars.type.caption.leading } },
  },
]);

export const sentence = style({ fontFamily: family.reading, ...sized("reading"), overflowWrap: "anywhere" });

export const speaker = style({
  display: "block",
  fontFamily: family.interface,
  ...sized("caption"),
  fontWeight: 600,
  color: vars.text.secondary,
});

// On a phone, the time and the speaker share a line.
globalStyle(`${place}:has(+ ${sentence} > ${speaker})`, {
  "@media": { [phone]: { float: "inline-start", marginInlineEnd: vars.space.xs } },
});

/** As high as a result, so that little moves when it loads. */
export const waiting = style(stacked("s"));
