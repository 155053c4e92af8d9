import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const region = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.tone.critical.border}`,
  borderRadius: vars.radius.control,
  background: vars.tone.critical.surface,
  color: vars.tone.critical.text,
  fontWeight: 560,
  overflowWrap: "anywhere",
});
/** As high as the first line beside it, or as the button. */
export const sign = style({
  display: "inline-grid",
  flexShrink: 0,
  alignItems: "center",
  minBlockSize: "1lh",
  selectors: { [`${region}:has(button) > &`]: { minBlockSize: vars.size.controlSmall } },
  "@media": {
    "(pointer: coarse)": { selectors: { [`${region}:has(button) > &`]: { minBlockSize: vars.size.control } } },
  },
});
/** Text and button: below each other in a narrow region, both beside the icon. */
export const body = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
});
/** With a button, the first line and the icon are centred on the button. */
const besideButton = (height: string) => ({
  selectors: { [`${region}:has(button) &`]: { paddingBlock: `calc((${height} - 1lh) / 2)` } },
});
export const words = style({
  flex: "1 1 8rem",
  minInlineSize: 0,
  ...besideButton(vars.size.controlSmall),
  "@media": { "(pointer: coarse)": besideButton(vars.size.control) },
});
