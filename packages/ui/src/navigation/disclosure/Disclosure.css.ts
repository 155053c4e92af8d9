import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { inRow, sized } from "../../theme/mixins.ts";

export const disclosure = style({ borderBlockEnd: `1px solid ${vars.border.subtle}` });

export const question = style({
  ...inRow("m"),
  justifyContent: "space-between",
  minBlockSize: vars.size.touch,
  padding: `${vars.space.s} ${vars.space.xs}`,
  // The focus ring stands clear of the words.
  marginInline: `calc(-1 * ${vars.space.xs})`,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: vars.radius.small,
  fontFamily: family.reading,
  ...sized("small"),
  fontWeight: 550,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const words = style({ flex: "1 1 auto", minInlineSize: 0 });

export const sign = style({
  color: vars.text.muted,
  transition: `rotate ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: {
    [`${question}:hover &`]: { color: vars.text.primary },
    [`${disclosure}[open] &`]: { rotate: "180deg" },
  },
});

export const answer = style({
  maxInlineSize: vars.size.measure,
  // Outside of the focus ring around the question.
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
  color: vars.text.secondary,
  textWrap: "pretty",
});
globalStyle(`${answer} > * + *`, { marginBlockStart: vars.space.xs });

export const list = style({ borderBlockStart: `1px solid ${vars.border.subtle}` });
// On paper nothing can be opened, so everything is shown.
globalStyle(`${list} > ${disclosure}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
globalStyle(`${list} ${sign}`, { "@media": { print: { display: "none" } } });
