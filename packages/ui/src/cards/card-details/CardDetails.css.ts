import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { tight, vars } from "../../theme/contract.css.ts";
import { clamped, sized } from "../../theme/mixins.ts";

/** How many lines the details take: two, unless the card around them sets another number. */
export const detailLines = createVar();
const lineCount = fallbackVar(detailLines, "2");

export const details = style({
  // Reserves the height while the text is loading, so that nothing moves when it arrives.
  minBlockSize: `calc(${lineCount} * ${vars.type.label.leading})`,
  ...sized("label"),
  color: vars.text.secondary,
  overflowWrap: "anywhere",
  ...clamped(lineCount),
  "@container": { [tight]: { WebkitLineClamp: "none" } },
});
export const length = style({ marginInlineEnd: vars.space.xxs, fontWeight: 600, color: vars.text.primary });
