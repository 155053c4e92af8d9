import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const back = style({
  alignSelf: "flex-start",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontSize: vars.type.label.size,
  fontWeight: 560,
  textDecoration: "none",
  ":hover": { background: vars.surface.hover, color: vars.text.primary },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch }, print: { display: "none" } },
});
// The arrow points to the start of the line.
globalStyle(`${back}:dir(rtl) > svg`, { scale: "-1 1" });
