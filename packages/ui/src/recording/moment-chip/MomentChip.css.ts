import { keyframes, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { clamped, raised, sized } from "../../theme/mixins.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** The words of the transcript, as a slip of paper. */
export const slip = style({
  zIndex: 30,
  maxInlineSize: "min(24rem, calc(100vw - 2rem))",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  ...raised("card"),
  color: vars.text.primary,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 12px 32px -8px ${vars.shadow.key}`,
  ...sized("label"),
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});
/** The lecture that says it, if a text is about several. */
export const title = style({ display: "block", fontWeight: 600, overflowWrap: "anywhere" });
export const spoken = style({
  ...clamped(12),
  fontFamily: family.reading,
  fontSize: vars.type.lead.size,
  lineHeight: "1.5",
});
