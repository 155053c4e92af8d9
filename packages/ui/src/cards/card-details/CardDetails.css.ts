import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { tight, vars } from "../../theme/contract.css.ts";

/** How many lines they take: two, unless the card around them says otherwise. */
export const detailLines = createVar();
const lineCount = fallbackVar(detailLines, "2");

export const details = style({
  // As high without words, so that nothing moves when they come.
  minBlockSize: `calc(${lineCount} * ${vars.type.label.leading})`,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  color: vars.text.secondary,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lineCount,
  "@container": { [tight]: { WebkitLineClamp: "none" } },
  overflow: "hidden",
});
export const length = style({ marginInlineEnd: vars.space.xxs, fontWeight: 600, color: vars.text.primary });
