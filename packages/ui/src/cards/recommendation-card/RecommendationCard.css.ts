import { style } from "@vanilla-extract/css";
import { stroke } from "../../elements/highlight/Highlight.css.ts";
import { family, largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const card = style({
  display: "flex",
  gap: vars.space.m,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: "inherit",
  textDecoration: "none",
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: {
    "&:hover": {
      borderColor: vars.border.strong,
      boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 10px 24px -12px ${vars.shadow.key}`,
    },
  },
  "@media": {
    "(max-width: 40em)": { padding: vars.space.m },
    [largeTextOnPhone]: { flexDirection: "column", gap: vars.space.xs },
  },
});
export const sign = style({ display: "grid", alignSelf: "flex-start", flexShrink: 0, color: vars.text.secondary });
export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const title = style({
  fontFamily: family.reading,
  ...sized("small"),
  fontWeight: 550,
  paddingInline: "0.25em",
  marginInlineStart: "-0.25em",
  selectors: { [`${card}:hover &`]: stroke },
});
export const description = style({ color: vars.text.secondary });
