import { style } from "@vanilla-extract/css";
import { tight, vars } from "../../theme/contract.css.ts";

export const details = style({
  // As high without words, so that nothing moves when they come.
  minBlockSize: `calc(2 * ${vars.type.label.leading})`,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  color: vars.text.secondary,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  "@container": { [tight]: { WebkitLineClamp: "none" } },
  overflow: "hidden",
});
export const length = style({ marginInlineEnd: vars.space.xxs, fontWeight: 600, color: vars.text.primary });
