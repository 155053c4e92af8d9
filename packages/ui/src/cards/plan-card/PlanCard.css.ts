import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { inRow, raised, sized, stacked } from "../../theme/mixins.ts";

export const card = style({
  position: "relative",
  ...stacked("m"),
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.l,
  ...raised("sheet"),
  selectors: {
    "&[data-popular='true']": {
      borderColor: vars.ink.fill,
      boxShadow: `inset 0 0 0 1px ${vars.ink.fill}, 0 12px 32px -16px ${vars.shadow.key}`,
    },
  },
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});
export const top = style({
  ...inRow("xs"),
  justifyContent: "space-between",
  flexWrap: "wrap",
  minBlockSize: "1.875rem",
});
export const popular = style({
  paddingInline: vars.space.s,
  borderRadius: vars.radius.full,
  border: "1px solid transparent",
  background: vars.ink.fill,
  color: vars.ink.on,
  fontSize: vars.type.caption.size,
  lineHeight: "1.5rem",
  fontWeight: 600,
});
export const price = style({ display: "flex", alignItems: "baseline", flexWrap: "wrap", columnGap: vars.space.xs });
export const amount = style({
  fontFamily: family.reading,
  fontSize: "2.5rem",
  lineHeight: 1.1,
  fontWeight: 480,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const per = style({ color: vars.text.secondary });
export const note = style({ ...sized("label"), color: vars.text.muted });
export const action = style({ marginBlockStart: "auto" });
