import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inColumns, raised, stacked } from "../../theme/mixins.ts";

const column = `max(${vars.space.gutter}, calc((100% - 76rem) / 2))`;
const narrow = "(max-width: 56.25em)";
const phone = "(max-width: 40em)";

/** Smooth scrolling is only on the public page, and only without a preference for reduced motion. */
export const page = style({});
globalStyle(`${page} :is(h1, h2, h3)`, { textWrap: "balance" });
globalStyle(`:root:has(${page})`, {
  scrollPaddingBlockStart: "5rem",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.05fr) minmax(0, 0.95fr)",
  alignItems: "center",
  gap: vars.space.xxxl,
  paddingInline: column,
  paddingBlock: `clamp(${vars.space.xl}, 4vw, 4rem)`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xxl } },
});

export const pitch = style({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: vars.space.l });
/** Wraps as one piece, unless it is wider than the page. */
export const whole = style({ display: "inline-block" });
export const lead = style({
  maxInlineSize: "33rem",
  fontSize: "1.1875rem",
  lineHeight: 1.6,
  color: vars.text.secondary,
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

export const facts = style(stacked("xxs"));

/** The page into which a lecture turns. */
export const paper = style({
  position: "relative",
  padding: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  paddingBlockEnd: vars.space.xl,
  ...raised("sheet"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 40px 80px -40px ${vars.shadow.key}`,
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    inset: 0,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.sheet,
    background: vars.surface.sheet,
    rotate: "-2.2deg",
  },
});
export const paperFrame = style({
  isolation: "isolate",
  // On a phone, the reasons get its room.
  "@media": { [phone]: { display: "none" } },
});

export const section = style({
  ...stacked("xxl"),
  paddingInline: column,
  paddingBlock: `clamp(${vars.space.xxl}, 7vw, 6rem)`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const features = style({ ...inColumns(2, phone), columnGap: vars.space.xl, rowGap: vars.space.xxl });

export const previews = style({
  ...stacked("xxxl"),
  "@media": { "(max-width: 48em)": { gap: vars.space.xxl } },
});

export const about = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 0.8fr) minmax(0, 1.2fr)",
  gap: vars.space.xxl,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l } },
});
export const prose = style({ ...stacked("m"), maxInlineSize: "38rem" });

/** Begins on the first screen, and ends on the second's upper half. */
export const why = style([section, { gap: vars.space.xl, paddingBlock: `clamp(${vars.space.xl}, 4vw, 3.5rem)` }]);
export const reasons = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.l,
  "@media": {
    [narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: vars.space.xl },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const news = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.xl,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.l } },
});
export const newsItem = style({
  ...stacked("xs"),
  alignItems: "flex-start",
});
/** The words are the specification's, which has them inside a sentence. */
export const newsTitle = style({ "::first-letter": { textTransform: "uppercase" } });
